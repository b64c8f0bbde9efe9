const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/Lobby-Bnnoe5qP.js","assets/api-eDXro-94.js","assets/games.svelte-DPA-VMY5.js","assets/seats-CJqHbVXf.js","assets/moves-B3ZKxJcI.js","assets/sentence-DtOXx-2n.js","assets/Notice-Dds8FRU2.js","assets/Notice-OEYG18qa.css","assets/Face-TL-zKScD.js","assets/Face-pS34WDXw.css","assets/names.svelte-CETj2Z1x.js","assets/moment-Chz_bpBt.js","assets/Title-CRg1Vg7w.js","assets/Title-B73xXWbg.css","assets/levels-D6NtoghT.js","assets/DownloadIcon-C5nhRgUU.js","assets/legacy-KWOqVCus.js","assets/Lobby-CXvScP7R.css","assets/Table-RNlYhHoE.js","assets/choices-BbpB0VUX.js","assets/choices-fg0R8yb8.css","assets/faces.svelte-lrjKK5HV.js","assets/opening-D1IuGk3d.js","assets/Board-DR7GYs_1.js","assets/Board-2at7CW-d.css","assets/Table-C-kpE5Rx.css","assets/Replay-CkgjpbVQ.js","assets/Dialog-C5aE30BW.js","assets/Dialog-41Rcnt73.css","assets/SeatPicker-B-Oaqu6q.js","assets/SeatPicker-Cgsm4fYB.css","assets/Peek-BCgR_fhW.js","assets/Peek-C0xCnUo0.css","assets/Replay-BdaPUEzU.css","assets/Learn-B3LPam0Y.js","assets/GameTabs-DXcVjFHI.js","assets/GameTabs-DfEqXYlp.css","assets/Learn-Czn1Sz8R.css","assets/Rules-CPOcMd6O.js","assets/SearchField-BHxGeN6h.js","assets/SearchField-uiFVaB4W.css","assets/CopyLink-D4bGKuGw.js","assets/CopyLink-3MtjxUw8.css","assets/CardName-B5ltgG5C.js","assets/CardName-DmfJHc1g.css","assets/Rules-CACm2dWe.css","assets/Cards-Bzb-oTem.js","assets/Filters-snZfxex4.js","assets/Filters-BuiD3tp6.css","assets/Cards-K1fhpUU1.css","assets/Decks-DxIi9KPO.js","assets/SetUp-Bsi-Nvsu.js","assets/SetUp-Dz_PyDXJ.css","assets/Decks-Bb5yFuQX.css","assets/Account-EhrQL0Tg.js","assets/Account-Dvx2DiTr.css","assets/Admin-CIcg_1Yp.js","assets/Admin-uQMQ9BDn.css","assets/Nowhere-B6GYWBsq.js","assets/Herald-CrN2zflU.js"])))=>i.map(i=>d[i]);
var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible;function d(e){return typeof e==`function`}var f=()=>{};function p(e){return typeof e?.then==`function`}function m(e){return e()}function h(e){for(var t=0;t<e.length;t++)e[t]()}function g(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function _(e,t,n=!1){return e===void 0?n?t():t:e}function v(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var y=1<<24,b=1024,x=2048,S=4096,C=8192,ee=16384,te=32768,ne=1<<25,re=65536,ie=1<<19,ae=1<<20,oe=1<<25,se=1<<21,ce=1<<22,le=1<<23,ue=Symbol(`$state`),de=Symbol(`component`),fe=Symbol(`legacy props`),pe=Symbol(``),me=Symbol(`attributes`),he=Symbol(`class`),ge=Symbol(`style`),_e=Symbol(`text`),ve=Symbol(`form reset`),ye=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},be=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),xe={},w=Symbol(`uninitialized`),Se=`http://www.w3.org/1999/xhtml`;function Ce(){console.warn(`https://svelte.dev/e/derived_inert`)}function we(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Te(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Ee(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var T=!1;function De(e){T=e}var E;function D(e){if(e===null)throw we(),xe;return E=e}function Oe(){return D(mn(E))}function ke(e){if(T){if(mn(E)!==null)throw we(),xe;E=e}}function Ae(e=1){if(T){for(var t=e,n=E;t--;)n=mn(n);E=n}}function je(e=!0){for(var t=0,n=E;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=mn(n);e&&n.remove(),n=i}}function Me(e){if(!e||e.nodeType!==8)throw we(),xe;return e.data}function Ne(e){return e===this.v}function Pe(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Fe(e){return!Pe(e,this.v)}function Ie(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Le(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Re(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function ze(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Be(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Ve(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function He(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Ue(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function We(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ge(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ke(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function qe(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var Je=!1;function Ye(){Je=!0}function Xe(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function Ze(e,t){return e===null&&Ie(t),e.c??=new Map(Xe(e)||void 0)}var O=null;function Qe(e){O=e}function $e(e){return Ze(O,`getContext`).get(e)}function et(e,t){return Ze(O,`setContext`).set(e,t),t}function tt(e,t=!1,n){O={p:O,i:!1,c:null,e:null,s:e,x:null,r:U,l:Je&&!t?{s:null,u:null,$:[]}:null}}function nt(e){var t=O,n=t.e;if(n!==null){t.e=null;for(var r of n)An(r)}return e!==void 0&&(t.x=e),t.i=!0,O=t.p,rt(e)}function rt(e={}){return i(e,de,{value:!0}),e}function it(){return!Je||O!==null&&O.l===null}var at=[];function ot(){var e=at;at=[],h(e)}function k(e){if(at.length===0&&!Pt){var t=at;queueMicrotask(()=>{t===at&&ot()})}at.push(e)}function st(){for(;at.length>0;)ot()}var ct=~(x|S|b);function A(e,t){e.f=e.f&ct|t}function lt(e){e.f&512||e.deps===null?A(e,b):A(e,S)}function ut(e,t){e.f&2048?t.set(e,x):e.f&4096&&t.get(e)!==2048&&t.set(e,S),A(e,b)}function dt(e,t){if(t){let t=document.body;e.autofocus=!0,k(()=>{document.activeElement===t&&e.focus()})}}function ft(e){T&&I(e)!==null&&yn(e)}var pt=!1;function mt(){pt||(pt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ve]?.()})},{capture:!0}))}function ht(e){var t=B,n=U;H(null),Qn(null);try{return e()}finally{H(t),Qn(n)}}function gt(e,t,n,r=n){e.addEventListener(t,()=>ht(n));let i=e[ve];e[ve]=i?()=>{i(),r(!0)}:()=>r(!0),mt()}function _t(e,t,n,r){let i=it()?xt:Tt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=U,c=vt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){wn(e,s)}yt()}}var d=bt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>Ct(e))).then(u).catch(e=>wn(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),yt())}):f()}function vt(){var e=U,t=B,n=O,r=j;return function(i=!0){Qn(e),H(t),Qe(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function yt(e=!0){Qn(null),H(null),Qe(null),e&&j?.deactivate()}function bt(){var e=U,t=e.b,n=j,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function xt(e){var t=2|x;return U!==null&&(U.f|=ie),{ctx:O,deps:null,effects:null,equals:Ne,f:t,fn:e,reactions:null,rv:0,v:w,wv:0,parent:U,ac:null}}var St=Symbol(`obsolete`);function Ct(e,t,n){let r=U;r===null&&Le();var i=void 0,a=Zt(w),o=!B,s=new Set;return Pn(()=>{var t=U,n=g();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==ye&&n.reject(e)}).finally(yt)}catch(e){n.reject(e),yt()}var c=j;if(o){if(t.f&32768)var l=bt();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(St);else for(let e of s.values())e.reject(St);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==St&&(c.activate(),t?(a.f|=le,tn(a,t)):(a.f&8388608&&(a.f^=le),tn(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),On(()=>{for(let e of s)e.reject(St)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function wt(e){let t=xt(e);return er(t),t}function Tt(e){let t=xt(e);return t.equals=Fe,t}function Et(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)z(t[n])}}function Dt(e){var t,n=U,r=e.parent;if(!Xn&&r!==null&&e.v!==w&&r.f&24576)return Ce(),e.v;Qn(r);try{Et(e),t=lr(e)}finally{Qn(n)}return t}function Ot(e){var t=Dt(e);!e.equals(t)&&(e.wv=or(),(!j?.is_fork||e.deps===null)&&(j===null?e.v=t:(j.capture(e,t,!0),Mt?.capture(e,t,!0)),e.deps===null))?A(e,b):Xn||(M===null?lt(e):(Dn()||j?.is_fork)&&M.set(e,t))}function kt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&ht(()=>{t.ac.abort(ye),t.ac=null}),t.fn!==null&&(t.teardown=f),fr(t,0),Bn(t))}function At(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&pr(t)}var jt=null,j=null,Mt=null,M=null,Nt=null,Pt=!1,Ft=!1,It=null,Lt=null,Rt=0,zt=1,Bt=class e{id=zt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){jt===null?jt=this:(jt.next=this,this.prev=jt),jt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)A(r,x),t(r);for(r of n.m)A(r,S),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=b}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)A(e,t),this.schedule(e);this.apply();for(var t=It=[],n=[],r=Lt=[];this.#a.length>0;){Rt++>1e3&&(this.#b(),Ht());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw qt(e),this.#d()||this.discard(),t}}if(j=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(It=null,Lt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Kt(e,t);r.length>0&&j.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Mt=this,Wt(n),Wt(t),Mt=null,this.#i?.resolve();var o=j;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(Yt.clear(),o.#m())}}#h(e,t,n){e.f^=b;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=b:i&4?t.push(r):sr(r)&&(i&16&&this.add_dirty_reaction(r,S),pr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),A(i,x),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),j=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)ut(e[t],this.#s)}capture(e,t,n=!1){e.v!==w&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),M?.set(e,t)),this.is_fork||(e.v=t)}activate(){j=this}deactivate(){j=null,M=null}flush(){try{Ft=!0,j=this,this.#m()}finally{Rt=0,Nt=null,It=null,Lt=null,Ft=!1,j=null,M=null,Yt.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(St);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,k(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=g()).promise}static ensure(){if(j===null){let t=j=new e;!Ft&&!Pt&&k(()=>{t.started||t.flush()})}return j}apply(){M=null}schedule(e){Nt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?jt=e:t.prev=e,this.linked=!1}}};function Vt(e){var t=Pt,n=Mt;Mt=null,Pt=!0;try{var r;for(e&&(Vt(),r=e());;){if(st(),j===null)return r;j.flush()}}finally{Pt=t,Mt=n}}function Ht(){try{He()}catch(e){wn(e,Nt)}}var Ut=null;function Wt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&sr(r)&&(Ut=new Set,pr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Un(r),Ut?.size>0)){Yt.clear();for(let e of Ut){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Ut.has(n)&&(Ut.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||pr(n)}}Ut.clear()}}Ut=null}}function Gt(e){j.schedule(e)}function Kt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),A(e,b);for(var n=e.first;n!==null;)Kt(n,t),n=n.next}}function qt(e){A(e,b);for(var t=e.first;t!==null;)qt(t),t=t.next}var Jt=new Set,Yt=new Map,Xt=!1;function Zt(e,t){return{f:0,v:e,reactions:null,equals:Ne,rv:0,wv:0}}function N(e,t){let n=Zt(e,t);return er(n),n}function Qt(e,t=!1,n=!0){let r=Zt(e);return t||(r.equals=Fe),Je&&n&&O!==null&&O.l!==null&&(O.l.s??=[]).push(r),r}function P(e,t,n=!1){return B!==null&&(!V||B.f&131072)&&it()&&B.f&4325394&&($n===null||!$n.has(e))&&Ke(),tn(e,n?on(t):t,Lt)}var $t=null,en=0;function tn(e,t,n=null){if(!e.equals(t)){Xn?Yt.set(e,t):Yt.has(e)||Yt.set(e,e.v);var r=Bt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Dt(t),M===null&&lt(t)}e.wv=or(),$t=null,en=0,an(e,x,n),$t=null,it()&&U!==null&&U.f&1024&&!(U.f&96)&&(K===null?tr([e]):K.push(e)),!r.is_fork&&Jt.size>0&&!Xt&&nn()}return t}function nn(){Xt=!1;for(let e of Jt){e.f&1024&&A(e,S);let t;try{t=sr(e)}catch{t=!0}t&&pr(e)}Jt.clear()}function rn(e){P(e,e.v+1)}function an(e,t,n){var r=e.reactions;if(r!==null){var i=it(),a=r.length;if(en+=a,en>1e5&&$t===null&&($t=new Set),$t!==null){if($t.has(e))return;$t.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==U){var l=(c&x)===0;if(l&&A(s,t),c&131072)Jt.add(s);else if(c&2){var u=s;M?.delete(u),an(u,S,n)}else if(l){var d=s;c&16&&Ut!==null&&Ut.add(d),n===null?Gt(d):n.push(d)}}}}}function on(t){if(typeof t!=`object`||!t||ue in t||de in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=N(0),u=null,d=ir,f=e=>{if(ir===d)return e();var t=B,n=ir;H(null),ar(d);var r=e();return H(t),ar(n),r};return i&&r.set(`length`,N(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||We();var i=r.get(t);return i===void 0?f(()=>{var e=N(n.value,u);return r.set(t,e),e}):P(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>N(w,u));r.set(t,e),rn(o)}}else P(n,w),rn(o);return!0},get(e,n,i){if(n===ue)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>N(on(s?e[n]:w),u)),r.set(n,o)),o!==void 0){var c=q(o);return c===w?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=q(i);if(a===w)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===ue)return!0;var n=r.get(t),i=n!==void 0&&n.v!==w||Reflect.has(e,t);return(n!==void 0||(U!==null||B!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>N(i?on(e[t]):w,u)),r.set(t,n)),q(n)===w)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>N(w,u)),r.set(d+``,p)):P(p,w)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>N(void 0,u)),P(c,on(n)),r.set(t,c));else{l=c.v!==w;var m=f(()=>on(n));P(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&P(g,_+1)}rn(o)}return!0},ownKeys(e){q(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==w});for(var[n,i]of r)i.v!==w&&!(n in e)&&t.push(n);return t},setPrototypeOf(){Ge()}})}function sn(e){try{if(typeof e==`object`&&e&&ue in e)return e[ue]}catch{}return e}function cn(e,t){return Object.is(sn(e),sn(t))}var ln,un,dn,fn;function pn(){if(ln===void 0){ln=window,un=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;dn=a(t,`firstChild`).get,fn=a(t,`nextSibling`).get,u(e)&&(e[he]=void 0,e[me]=null,e[ge]=void 0,e.__e=void 0),u(n)&&(n[_e]=void 0)}}function F(e=``){return document.createTextNode(e)}function I(e){return dn.call(e)}function mn(e){return fn.call(e)}function hn(e,t){if(!T)return I(e);var n=I(E);if(n===null)n=E.appendChild(F());else if(t&&n.nodeType!==3){var r=F();return n?.before(r),D(r),r}return t&&Sn(n),D(n),n}function gn(e,t=!1){if(!T){var n=I(e);return n instanceof Comment&&n.data===``?mn(n):n}if(t){if(E?.nodeType!==3){var r=F();return E?.before(r),D(r),r}Sn(E)}return E}function _n(e,t=!1){if(!T)return I(e);var n=hn(e,t);return ke(e),n}function vn(e,t=1,n=!1){let r=T?E:e;for(var i;t--;)i=r,r=mn(r);if(!T)return r;if(n){if(r?.nodeType!==3){var a=F();return r===null?i?.after(a):r.before(a),D(a),a}Sn(r)}return D(r),r}function yn(e){e.textContent=``}function bn(){return!1}function xn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function Sn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function Cn(e){var t=U;if(t===null)return B.f|=le,e;if(!(t.f&32768)&&!(t.f&4))throw e;wn(e,t)}function wn(e,t){if(e===xe)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function Tn(e){U===null&&(B===null&&Ve(e),Be()),Xn&&ze(e)}function En(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function L(e,t){var n=U;n!==null&&n.f&8192&&(e|=C);var r={ctx:O,deps:null,nodes:null,f:e|x|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};j?.register_created_effect(r);var i=r;if(e&4)It===null?Bt.ensure().schedule(r):It.push(r);else if(t!==null){try{pr(r)}catch(e){throw z(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=re))}if(i!==null&&(i.parent=n,n!==null&&En(i,n),B!==null&&B.f&2&&!(e&64))){var a=B;(a.effects??=[]).push(i)}return r}function Dn(){return B!==null&&!V}function On(e){let t=L(8,null);return A(t,b),t.teardown=e,t}function kn(e){Tn(`$effect`);var t=U.f;if(!B&&t&32&&O!==null&&!O.i){var n=O;(n.e??=[]).push(e)}else return An(e)}function An(e){return L(4|ae,e)}function jn(e){return Tn(`$effect.pre`),L(8|ae,e)}function Mn(e){Bt.ensure();let t=L(64|ie,e);return(e={})=>new Promise(n=>{e.outro?Wn(t,()=>{z(t),n(void 0)}):(z(t),n(void 0))})}function Nn(e){return L(4,e)}function Pn(e){return L(ce|ie,e)}function Fn(e,t=0){return L(8|t,e)}function In(e,t=[],n=[],r=[]){_t(r,t,n,t=>{L(8,()=>{e(...t.map(q))})})}function Ln(e,t=0){return L(16|t,e)}function Rn(e,t=0){return L(y|t,e)}function R(e){return L(32|ie,e)}function zn(e){var t=e.teardown;if(t!==null){let n=Xn,r=B;Zn(!0),H(null);try{t.call(null)}catch(t){wn(t,e.parent)}finally{Zn(n),H(r)}}}function Bn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&ht(()=>{e.abort(ye)});var r=n.next;n.f&64?n.parent=null:z(n,t),n=r}}function Vn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||z(t),t=n}}function z(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Hn(e.nodes.start,e.nodes.end),n=!0),e.f|=ne,Bn(e,t&&!n),fr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();zn(e),e.f^=ne,e.f|=ee;var i=e.parent;i!==null&&i.first!==null&&Un(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Hn(e,t){for(;e!==null;){var n=e===t?null:mn(e);e.remove(),e=n}}function Un(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Wn(e,t,n=!0){var r=[];e.f|=256,Gn(e,r,!0);var i=()=>{n&&z(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Gn(e,t,n){if(!(e.f&8192)){e.f^=C;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Gn(i,t,o?n:!1)}i=a}}}function Kn(e){e.f&=-257,qn(e,!0)}function qn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=C,e.f&1024||(A(e,x),Bt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);qn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Jn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:mn(n);t.append(n),n=i}}var Yn=null,Xn=!1;function Zn(e){Xn=e}var B=null,V=!1;function H(e){B=e}var U=null;function Qn(e){U=e}var $n=null;function er(e){B!==null&&(B.f&2097152||B.f&2)&&($n??=new Set).add(e)}var W=null,G=0,K=null;function tr(e){K=e}var nr=1,rr=0,ir=rr;function ar(e){ir=e}function or(){return++nr}function sr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(sr(a)&&Ot(a),a.wv>e.wv)return!0}t&512&&M===null&&A(e,b)}return!1}function cr(e,t,n=!0){var r=e.reactions;if(r!==null&&!($n!==null&&$n.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?cr(a,t,!1):t===a&&(n?A(a,x):a.f&1024&&A(a,S),Gt(a))}}function lr(e){var t=W,n=G,r=K,i=B,a=$n,o=O,s=V,c=ir,l=e.f;W=null,G=0,K=null,B=l&96?null:e,$n=null,Qe(e.ctx),V=!1,ir=++rr,e.ac!==null&&(ht(()=>{e.ac.abort(ye)}),e.ac=null);try{e.f|=se;var u=e.fn,d=u();e.f|=te;var f=ur(e);if(it()&&K!==null&&!V&&f!==null&&!(e.f&6146))for(var p=0;p<K.length;p++)cr(K[p],e);if(i!==null&&i!==e){if(rr++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=rr;if(t!==null)for(let e of t)e.rv=rr;K!==null&&(r===null?r=K:r.push(...K))}return e.f&8388608&&(e.f^=le),d}catch(t){return ur(e),Cn(t)}finally{e.f^=se,W=t,G=n,K=r,B=i,$n=a,Qe(o),V=s,ir=c}}function ur(e){var t=e.deps,n=j?.is_fork;if(W!==null){var r;if(n||fr(e,G),t!==null&&G>0)for(t.length=G+W.length,r=0;r<W.length;r++)t[G+r]=W[r];else e.deps=t=W;if(Dn()&&e.f&512)for(r=G;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&G<t.length&&(fr(e,G),t.length=G);return t}function dr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(W===null||!n.call(W,r))){var s=r;s.f&512&&(s.f^=512),s.v!==w&&lt(s),s.ac!==null&&ht(()=>{s.ac.abort(ye),s.ac=null,A(s,x)}),kt(s),fr(s,0)}}function fr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)dr(e,n[r])}function pr(e){var t=e.f;if(!(t&16384)){A(e,b);var n=U;U=e;try{t&16777232?Vn(e):Bn(e),zn(e);var r=lr(e);e.teardown=typeof r==`function`?r:null,e.wv=nr}finally{U=n}}}async function mr(){await Promise.resolve(),Vt()}function q(e){var t=!!(e.f&2);if(Yn?.add(e),B!==null&&!V&&!(U!==null&&U.f&16384)&&($n===null||!$n.has(e))){var r=B.deps;if(B.f&2097152)e.rv<rr&&(e.rv=rr,W===null&&r!==null&&r[G]===e?G++:W===null?W=[e]:W.push(e));else{B.deps??=[],n.call(B.deps,e)||B.deps.push(e);var i=e.reactions;i===null?e.reactions=[B]:n.call(i,B)||i.push(B)}}if(Xn&&Yt.has(e))return Yt.get(e);if(t){var a=e;if(Xn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||gr(a))&&(o=Dt(a)),Yt.set(a,o),o}var s=!(a.f&512)&&!V&&B!==null&&!!(B.f&512),c=(a.f&te)===0;sr(a)&&(s&&(a.f|=512),Ot(a)),s&&!c&&(At(a),hr(a))}if(M?.has(e))return M.get(e);if(e.f&8388608)throw e.v;return e.v}function hr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(At(r),hr(r))}}function gr(e){if(e.v===w)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(Yt.has(t)||t.f&2&&gr(t))return!0;return!1}function J(e){var t=V;try{return V=!0,e()}finally{V=t}}function _r(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(ue in e)vr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&ue in n&&vr(n)}}}function vr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{vr(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var yr=[`touchstart`,`touchmove`];function br(e){return yr.includes(e)}var xr=Symbol(`events`),Sr=new Set,Cr=new Set;function wr(e,t,n,r={}){function i(e){if(r.capture||Ar.call(t,e),!e.cancelBubble)return ht(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,k(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Tr(e,t,n,r,i){var a={capture:r,passive:i},o=wr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&On(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function Er(e,t,n){(t[xr]??={})[e]=n}function Dr(e){for(var t=0;t<e.length;t++)Sr.add(e[t]);for(var n of Cr)n(e)}var Or=null,kr=!1;function Ar(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Or=e,kr||(kr=!0,setTimeout(()=>{kr=!1,Or=null}));var s=0,c=Or===e&&e[xr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[xr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=B,f=U;H(null),Qn(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[xr]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[xr]=t,delete e.currentTarget,H(d),Qn(f)}}}var jr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Mr(e){return jr?.createHTML(e)??e}function Nr(e){var t=xn(`template`);return t.innerHTML=Mr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Y(e,t){var n=U;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function Pr(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(T)return Y(E,null),E;i===void 0&&(i=Nr(a?e:`<!>`+e),n||(i=I(i)));var t=r||un?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=I(t),s=t.lastChild;Y(o,s)}else Y(t,t);return t}}function Fr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(T)return Y(E,null),E;if(!o){var e=I(Nr(a));if(i)for(o=document.createDocumentFragment();I(e);)o.appendChild(I(e));else o=I(e)}var t=o.cloneNode(!0);if(i){var n=I(t),r=t.lastChild;Y(n,r)}else Y(t,t);return t}}function Ir(e,t){return Fr(e,t,`svg`)}function Lr(e=``){if(!T){var t=F(e+``);return Y(t,t),t}var n=E;return n.nodeType===3?Sn(n):(n.before(n=F()),D(n)),Y(n,n),n}function Rr(){if(T)return Y(E,null),E;var e=document.createDocumentFragment(),t=document.createComment(``),n=F();return e.append(t,n),Y(t,n),e}function zr(e,t){if(T){var n=U;n.f&32768&&n.nodes.end!==null||(n.nodes.end=E),Oe()}else e!==null&&e.before(t)}function Br(){if(T&&E&&E.nodeType===8&&E.textContent?.startsWith(`$`)){let e=E.textContent.substring(1);return Oe(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function Vr(e){let t=0,n=Zt(0),r;return()=>{Dn()&&(q(n),Fn(()=>(t===0&&(r=J(()=>e(()=>rn(n)))),t+=1,()=>{k(()=>{--t,t===0&&(r?.(),r=void 0,rn(n))})})))}}var Hr=re|ie;function Ur(e,t,n,r){new Wr(e,t,n,r)}var Wr=class{parent;is_pending=!1;transform_error;#e;#t=T?E:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Vr(()=>(this.#p=Zt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=U;t.b=this,t.f|=128,n(e)},this.parent=U.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Ln(()=>{if(T){let e=Me(this.#t);Oe();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Hr),T&&(this.#e=E)}#h(){try{this.#a=R(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);k(r),t&&(this.#s=R(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?Ee():(t=!0,n&&qe(),this.#s!==null&&Wn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){wn(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(ee|ne))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=R(()=>e(this.#e)),k(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=F(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return R(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){wn(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(j)):this.#u===0&&(this.#e.before(e),this.#c=null,Wn(this.#o,()=>{this.#o=null}),this.#x(j))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=R(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Jn(this.#a,e);let t=this.#n.pending;this.#o=R(()=>t(this.#e))}else this.#x(j)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){ut(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=U,n=B,r=O;Qn(this.#i),H(this.#i),Qe(this.#i.ctx);try{return Bt.ensure(),e()}finally{Qn(t),H(n),Qe(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Wn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,k(()=>{this.#d=!1,this.#p&&tn(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),q(this.#p)}error(e){if(e===xe||!this.#n.onerror&&!this.#n.failed)throw e;j?.is_fork?(this.#a&&j.skip_effect(this.#a),this.#o&&j.skip_effect(this.#o),this.#s&&j.skip_effect(this.#s),j.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(z(this.#a),null),this.#o&&=(z(this.#o),null),this.#s&&=(z(this.#s),null),T&&(D(this.#t),Ae(),D(je()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return R(()=>{var r=U;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return wn(e,this.#i.parent),null}}))};k(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){wn(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>wn(e,this.#i&&this.#i.parent)):n(t)}})}};function Gr(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[_e]??=e.nodeValue)&&(e[_e]=n,e.nodeValue=`${n}`)}function Kr(e,t){return Jr(e,t)}var qr=new Map;function Jr(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){pn();var l=void 0,u=Mn(()=>{var s=n??t.appendChild(F());Ur(s,{pending:()=>{}},t=>{tt({});var n=O;if(o&&(n.c=o),a&&(i.$$events=a),T&&Y(t,null),l=e(t,i)||rt(),T&&(U.nodes.end=E,E===null||E.nodeType!==8||E.data!==`]`))throw we(),xe;nt()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=br(r);for(let e of[t,document]){var a=qr.get(e);a===void 0&&(a=new Map,qr.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Ar,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(Sr)),Cr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=qr.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Ar),r.delete(e),r.size===0&&qr.delete(n)):r.set(e,i)}Cr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return Yr.set(l,u),l}var Yr=new WeakMap,Xr=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Kn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Kn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(z(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Jn(r,t),t.append(F()),this.#n.set(e,{effect:r,fragment:t})}else z(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Wn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(z(n.effect),this.#n.delete(e))};ensure(e,t){var n=j,r=bn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=F();i.append(a),this.#n.set(e,{effect:R(()=>t(a)),fragment:i})}else this.#t.set(e,R(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else T&&(this.anchor=E),this.#a(n)}},Zr=0,Qr=1,$r=2;function ei(e,t,n,r,i){T&&Oe();var a=it(),o=w,s=a?Zt(o):Qt(o,!1,!1),c=a?Zt(o):Qt(o,!1,!1),l=new Xr(e);Ln(()=>{var a=j,o=t(),u=!1;let d=T&&p(o)===(e.data===`[!`);if(d&&(D(je()),De(!1)),p(o)){var f=vt(),m=!1;let e=e=>{if(!u){m=!0,f(!1),j===a&&a.deactivate(),Bt.ensure();try{e()}finally{yt(!1),Pt||Vt()}}};o.then(t=>{e(()=>{tn(s,t),l.ensure(Qr,r&&(e=>r(e,s)))})},t=>{e(()=>{if(tn(c,t),l.ensure($r,i&&(e=>i(e,c))),!i)throw c.v})}),T?l.ensure(Zr,n):k(()=>{m||e(()=>{l.ensure(Zr,n)})})}else tn(s,o),l.ensure(Qr,r&&(e=>r(e,s)));return d&&De(!0),()=>{u=!0}})}function ti(e,t,n=!1){var r;T&&(r=E,Oe());var i=new Xr(e),a=n?re:0;function o(e,t){if(T){var n=Me(r);if(e!==parseInt(n.substring(1))){var a=je();D(a),i.anchor=a,De(!1),i.ensure(e,t),De(!0);return}}i.ensure(e,t)}Ln(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var ni=Symbol(`NaN`);function ri(e,t,n){T&&Oe();var r=new Xr(e),i=!it();Ln(()=>{var e=t();e!==e&&(e=ni),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function ii(e,t){return t}function ai(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Wn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;oi(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;yn(d),d.append(u),e.items.clear()}oi(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function oi(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=oe,Jn(a,document.createDocumentFragment())):z(t[i],n)}}var si;function ci(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=T?D(I(u)):u.appendChild(F())}T&&Oe();var d=null,f=Tt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=q(f);_.fallback=d,ui(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=oe,fi(d,null,c)):Kn(d):Wn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Ln(()=>{var e=q(f),t=e.length;let r=!1;T&&Me(c)===`[!`!=(t===0)&&(c=je(),D(c),De(!1),r=!0);for(var u=new Set,_=j,v=bn(),y=0;y<t;y+=1){T&&E.nodeType===8&&E.data===`]`&&(c=E,r=!0,De(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&tn(S.v,b),S.i&&tn(S.i,y),v&&_.unskip_effect(S.e)):(S=di(l,m?c:si??=F(),b,x,y,o,n,i),m||(S.e.f|=oe),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=R(()=>s(c)):(d=R(()=>s(si??=F())),d.f|=oe)),t>u.size&&Re(``,``,``),T&&t>0&&D(je()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&De(!0),q(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,T&&(c=E)}function li(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function ui(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=li(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Kn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=oe,_===l)fi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),pi(e,d,_),pi(e,_,y),fi(_,y,n),d=_,p=[],m=[],l=li(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],C=p[p.length-1];for(x=0;x<p.length;x+=1)fi(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);pi(e,S.prev,C.next),pi(e,d,S),pi(e,C,b),l=b,d=C,--v,p=[],m=[]}else u.delete(_),fi(_,l,n),pi(e,_.prev,_.next),pi(e,_,d===null?e.effect.first:d.next),pi(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=li(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=li(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(oi(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var ee=[];if(u!==void 0)for(_ of u)_.f&8192||ee.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&ee.push(l),l=li(l.next);var te=ee.length;if(te>0){var ne=i&4&&s===0?n:null;if(o){for(v=0;v<te;v+=1)ee[v].nodes?.a?.measure();for(v=0;v<te;v+=1)ee[v].nodes?.a?.fix()}ai(e,ee,ne)}}o&&k(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function di(e,t,n,r,i,a,o,s){var c=o&1?o&16?Zt(n):Qt(n,!1,!1):null,l=o&2?Zt(i):null;return{v:c,i:l,e:R(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function fi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=mn(r);if(a.before(r),r===i)return;r=o}}function pi(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function mi(e,t,...n){var r=new Xr(e);Ln(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},re)}function hi(e,t,n){var r;T&&(r=E,Oe());var i=new Xr(e);Ln(()=>{var e=t()??null;if(T&&Me(r)===`[`!=(e!==null)){var a=je();D(a),i.anchor=a,De(!1),i.ensure(e,e&&(t=>n(t,e))),De(!0)}else i.ensure(e,e&&(t=>n(t,e)))},re)}function gi(e,t,n){Nn(()=>{var r=J(()=>t(e,n?.())||{});if(n&&r?.update){var i=!1,a={};Fn(()=>{var e=n();_r(e),i&&Pe(a,e)&&(a=e,r.update(e))}),i=!0}if(r?.destroy)return()=>r.destroy()})}function _i(e,t){var n=void 0,r;Rn(()=>{n!==(n=t())&&(r&&=(z(r),null),n&&(r=R(()=>{Nn(()=>n(e))})))})}function vi(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=vi(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function yi(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=vi(e))&&(r&&(r+=` `),r+=t);return r}function bi(e){return typeof e==`object`?yi(e):e??``}var xi=[...` 	
\r\f\xA0\v﻿`];function Si(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||xi.includes(r[o-1]))&&(s===r.length||xi.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Ci(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function wi(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Ti(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(wi)),i&&c.push(...Object.keys(i).map(wi));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=wi(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Ci(r)),i&&(n+=Ci(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Ei(e,t,n,r,i,a){var o=e[he];if(T||o!==n||o===void 0){var s=Si(n,r,a);T&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[he]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Di(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Oi(e,t,n,r){var i=e[ge];if(T||i!==t){var a=Ti(t,r);T&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[ge]=t}else r&&(Array.isArray(r)?(Di(e,n?.[0],r[0]),Di(e,n?.[1],r[1],`important`)):Di(e,n,r));return r}function ki(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Ai(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Pi(c);ki(c,i?a.includes(l):cn(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function ji(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return Te();for(var i of t.options)i.selected=n.includes(Pi(i))}else{for(i of t.options)if(cn(Pi(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function Mi(e){var t=new MutationObserver(t=>{t.every(Fi)||(`__defaultValue`in e&&Ai(e,!1),`__value`in e&&ji(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),On(()=>{t.disconnect()})}function Ni(e,t,n=t){var r=new WeakSet,i=!0;gt(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Pi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Pi(o)}n(a),e.__value=a,j!==null&&r.add(j)}),Nn(()=>{var a=t();if(e===document.activeElement){var o=j;if(r.has(o))return}if(ji(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Pi(s),n(a))}e.__value=a,i=!1})}function Pi(e){return`__value`in e?e.__value:e.value}function Fi(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Ii=Symbol(`is custom element`),Li=Symbol(`is html`),Ri=be?`link`:`LINK`,zi=be?`progress`:`PROGRESS`;function Bi(e){if(T){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;X(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;X(e,`checked`,null),e.checked=r}}};e[ve]=n,k(n),mt()}}function Vi(e,t){var n=Ui(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===zi)&&(e.value=t??``)}function Hi(e,t){var n=Ui(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function X(e,t,n,r){var i=Ui(e);if(!(T&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Ri))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[pe]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&Gi(e).has(t)?e[t]=n:(!T||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function Ui(e){return e[me]??={[Ii]:e.nodeName.includes(`-`),[Li]:e.namespaceURI===Se}}var Wi=new Map;function Gi(e){var t=e.getAttribute(`is`)||e.nodeName,n=Wi.get(t);if(n)return n;Wi.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function Ki(e,t,n=t){var r=new WeakSet;gt(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=Ji(e)?Yi(a):a,n(a),j!==null&&r.add(j),await mr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(T&&e.defaultValue!==e.value||J(t)==null&&e.value)&&(n(Ji(e)?Yi(e.value):e.value),j!==null&&r.add(j)),Fn(()=>{var n=t();if(e===document.activeElement){var i=j;if(r.has(i))return}Ji(e)&&n===Yi(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}function qi(e,t,n=t){gt(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(T&&e.defaultChecked!==e.checked||J(t)==null)&&n(e.checked),Fn(()=>{e.checked=!!t()})}function Ji(e){var t=e.type;return t===`number`||t===`range`}function Yi(e){return e===``?null:+e}var Xi=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function Zi(e,t,n){var r=Xi.observe(e,()=>n(e[t]));Nn(()=>(J(()=>n(e[t])),r))}function Qi(e,t){return e===t||e?.[ue]===t}function $i(e=rt(),t,n,r){var i=O.r,a=U;return Nn(()=>{var o,s;return Fn(()=>{o=s,s=r?.()||[],J(()=>{Qi(n(...s),e)||(t(e,...s),o&&Qi(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&Qi(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function ea(e=!1){let t=O,n=t.l.u;if(!n)return;let r=()=>_r(t.s);if(e){let e=0,n={},i=xt(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>q(i)}n.b.length&&jn(()=>{ta(t,r),h(n.b)}),kn(()=>{let e=J(()=>n.m.map(m));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&kn(()=>{ta(t,r),h(n.a)})}function ta(e,t){if(e.l.s)for(let t of e.l.s)q(t);t()}var na=!1;function ra(e){var t=na;try{return na=!1,[e(),na]}finally{na=t}}var ia={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];d(i)&&(i=i());let o=a(i,t);if(o&&o.set)return o.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=a(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===ue||t===fe)return!1;for(let n of e.props)if(d(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(d(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function aa(...e){return new Proxy({props:e},ia)}function oa(e,t,n,r){var i=!Je||!!(n&2),o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=xt(r),q(u)):(l&&(l=!1,c=s?J(r):r),c);let f;if(o){var p=ue in e||fe in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=ra(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Ue(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?xt:Tt)(()=>(v=!1,g()));o&&q(y);var b=U;return(function(e,t){if(arguments.length>0){let n=t?q(y):i&&o?on(e):e;return P(y,n),v=!0,c!==void 0&&(c=n),e}return Xn&&v||b.f&16384?y.v:q(y)})}function sa(e){O===null&&Ie(`onMount`),Je&&O.l!==null?la(O).m.push(e):kn(()=>{let t=J(e);if(typeof t==`function`)return t})}function ca(e){O===null&&Ie(`onDestroy`),sa(()=>()=>J(e))}function la(e){var t=e.l;return t.u??={a:[],b:[],m:[]}}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);function ua(){return`Notification`in window?Notification.permission:`never`}async function da(){return ua()!==`never`&&await Notification.requestPermission()===`granted`}function fa(e,t,n){if(document.hidden&&ua()===`granted`)try{let r=new Notification(e,{body:t,tag:n});r.onclick=()=>{window.focus(),r.close()}}catch{}}var pa=N(va());function ma(){return q(pa)}function ha(e,t=!1){t?history.replaceState(null,``,e):history.pushState(null,``,e),_a(),location.hash||window.scrollTo(0,0)}function ga(){let e=e=>{if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target?.closest?.(`a`);!t||t.target||t.hasAttribute(`download`)||t.origin!==location.origin||t.pathname.startsWith(`/api/`)||t.pathname===location.pathname&&t.hash||(e.preventDefault(),ha(t.pathname+t.search+t.hash))};return window.addEventListener(`popstate`,_a),document.addEventListener(`click`,e),()=>{window.removeEventListener(`popstate`,_a),document.removeEventListener(`click`,e)}}function _a(){let e=va();JSON.stringify(e)!==JSON.stringify(q(pa))&&P(pa,e)}function va(){let[e,t,n]=location.pathname.split(`/`).filter(Boolean).map(decodeURIComponent);return e===void 0?{page:`lobby`}:e===`t`&&t?{page:`table`,id:t}:e===`replay`&&t?{page:`replay`,id:t}:e===`rules`?{page:`rules`,game:t,rule:n}:e===`cards`?{page:`cards`,game:t,slug:n}:e===`decks`?{page:`decks`,game:t,build:n===`build`}:e===`learn`?{page:`learn`,game:t}:e===`account`?{page:`account`}:e===`admin`?{page:`admin`}:{page:`nowhere`}}var ya=class{constructor(e){this.value=e}valueOf(){return this.value}},Z=class extends ya{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},ba=class extends ya{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},xa=class e extends ya{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof ya)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof ya&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Sa=100,Ca=`⁨`,wa=`⁩`;function Ta(e,t,n){return n===t||n instanceof ba&&t instanceof ba&&n.value===t.value||t instanceof ba&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Ea(e,t,n){return t[n]?Fa(e,t[n].value):(e.reportError(RangeError(`No default`)),new Z)}function Da(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Oa(e,i.value):n.push(Oa(e,i));return{positional:n,named:r}}function Oa(e,t){switch(t.type){case`str`:return t.value;case`num`:return new ba(t.value,{minimumFractionDigits:t.precision});case`var`:return ka(e,t);case`mesg`:return Aa(e,t);case`term`:return ja(e,t);case`func`:return Ma(e,t);case`select`:return Na(e,t);default:return new Z}}function ka(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Z(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Z(`$${t}`);if(n instanceof ya)return n;switch(typeof n){case`string`:return n;case`number`:return new ba(n);case`object`:if(xa.supportsValue(n))return new xa(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Z(`$${t}`)}}function Aa(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Z(t);if(n){let i=r.attributes[n];return i?Fa(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Z(`${t}.${n}`))}return r.value?Fa(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Z(t))}function ja(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Z(i);if(n){let t=a.attributes[n];if(t){e.params=Da(e,r).named;let n=Fa(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Z(`${i}.${n}`)}e.params=Da(e,r).named;let o=Fa(e,a.value);return e.params=null,o}function Ma(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Z(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Z(`${t}()`);try{let t=Da(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Z(`${t}()`)}}function Na(e,{selector:t,variants:n,star:r}){let i=Oa(e,t);if(i instanceof Z)return Ea(e,n,r);for(let t of n)if(Ta(e,i,Oa(e,t.key)))return Fa(e,t.value);return Ea(e,n,r)}function Pa(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Z;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Sa)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Sa}`);r&&n.push(Ca),n.push(Oa(e,i).toString(e)),r&&n.push(wa)}return e.dirty.delete(t),n.join(``)}function Fa(e,t){return typeof t==`string`?e.bundle._transform(t):Pa(e,t)}var Ia=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function La(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Ra=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function za(e,t){let n=e[0];if(n instanceof Z)return new Z(`NUMBER(${n.valueOf()})`);if(n instanceof ba)return new ba(n.valueOf(),{...n.opts,...La(t,Ra)});if(n instanceof xa)return new ba(n.toNumber(),{...La(t,Ra)});throw TypeError(`Invalid argument to NUMBER`)}var Ba=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function Va(e,t){let n=e[0];if(n instanceof Z)return new Z(`DATETIME(${n.valueOf()})`);if(n instanceof xa||n instanceof ba)return new xa(n,La(t,Ba));throw TypeError(`Invalid argument to DATETIME`)}var Ha=new Map;function Ua(e){let t=Array.isArray(e)?e.join(` `):e,n=Ha.get(t);return n===void 0&&(n=new Map,Ha.set(t,n)),n}var Wa=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:za,DATETIME:Va,...t},this._useIsolating=n,this._transform=r,this._intls=Ua(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Ia(this,n,t);try{return Pa(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Z().toString(r);throw e}}},Ga=/^(-?[a-zA-Z][\w-]*) *= */gm,Ka=/\.([a-zA-Z][\w-]*) *= */y,qa=/\*?\[/y,Ja=/(-?[0-9]+(?:\.([0-9]+))?)/y,Ya=/([a-zA-Z][\w-]*)/y,Xa=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Za=/^[A-Z][A-Z0-9_-]*$/,Qa=/([^{}\n\r]+)/y,$a=/([^\\"\n\r]*)/y,eo=/\\([\\"])/y,to=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,no=/^\n+/,ro=/ +$/,io=/ *\r?\n/g,ao=/( *)$/,oo=/{\s*/y,so=/\s*}/y,co=/\[\s*/y,lo=/\s*] */y,uo=/\s*\(\s*/y,fo=/\s*->\s*/y,po=/\s*:\s*/y,mo=/\s*,?\s*/y,ho=/\s+/y,go=class{constructor(e){this.body=[],Ga.lastIndex=0;let t=0;for(;;){let n=Ga.exec(e);if(n===null)break;t=Ga.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(Ka);){let t=o(Ka),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Qa)&&(r=o(Qa)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,no),u([i],i.length)):r?S(r,ro):null}function u(r=[],i){for(;;){if(n(Qa)){r.push(o(Qa));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,ro));let c=[];for(let e of r)e instanceof _o&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(oo,SyntaxError);let e=f();if(i(so))return e;if(i(fo)){let t=h();return i(so,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Xa)){let[,e,t,n=null]=a(Xa);if(e===`$`)return{type:`var`,name:t};if(i(uo)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Za.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(mo)}}function m(){let e=f();return e.type===`mesg`&&i(po)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(qa);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(co,SyntaxError);let e;return e=n(Ja)?v():{type:`str`,value:o(Ya)},i(lo,SyntaxError),e}function _(){if(n(Ja))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Ja),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o($a),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(eo))return o(eo);if(n(to)){let[,e,t]=a(to),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(ho),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(io,`
`),n=ao.exec(e)[1].length;return new _o(t,n)}}},_o=class{constructor(e,t){this.value=e,this.length=t}},vo=`# What the browser's client itself says.

# The shell
name = Tapis
title = { $page } · Tapis
home = Tapis, to the first page
skip = Skip to the content
nav = Pages
nav-lobby = Play
nav-learn = Learn
nav-rules = Rules
nav-cards = Cards
nav-decks = Decks
nav-nowhere = Nothing here
language = Language
page-lost = This page could not be loaded. Please try again.
nowhere-title = Nothing here
nowhere-text = There is no page at this address.

# The table
table-title = Table of { $names }
table-your-turn = Your decision · Tapis
table-you = you
table-bot = bot
table-out = out
table-turned = hero used
table-unknown-card = Face-down card
table-chosen = chosen
table-chosen-back = chosen; once more takes it back
table-chosen-count = { $number } chosen
table-chosen-of = { $number } of { $most } chosen
table-all-play = Play all { $number }
table-always-order = Always in this order, without asking
table-always-pay = Always pay for me
table-behind = What has happened…
table-steps = Step by step
table-step-back = One step back
table-step-on = One step forward
table-skip = Skip
table-chain = What is being resolved
table-now-you = You decide.
table-now-other = { $name } decides.
table-now-waiting = { $number ->
    [one] One more thing waits:
   *[other] { $number } more things wait:
}
table-gave-up = Gave up: { $names }
table-habits-pace = show others’ turns step by step
table-habits-sound = sounds
table-key-step = step back and forward through what has happened
table-key-skip = skip to what is now
table-held = { $number } of them
table-times = { $number } times
table-card-options = { $number } things can be done
table-zone = { $zone }, { $number ->
    [0] empty
    [one] 1 card
   *[other] { $number } cards
}
table-pile = { $number ->
    [0] empty
    [one] 1 card
   *[other] { $number } cards
}
table-pile-open = { $number ->
    [one] 1 card
   *[other] { $number } cards
}: look through
table-area = { $name }’s side
table-board = The table
table-centre = Middle of the table
table-seats = Seats
table-seat-free = free
table-seat-here = at the table
table-seat-away = away
table-seat-stand-in = a bot stands in
table-seat-asked = is deciding
table-seat-number = Seat { $seat }
table-clock = Time left: { $time }
table-close = Close
table-cancel = Cancel
table-menu = What to do
table-less = Less
table-more = More
table-amount = How much
table-pick-second = Choose where to, or
table-options = Everything you can do
table-options-none = There is nothing to decide at the moment.
table-options-over = The match is over.
table-side = Beside the table
table-tab-log = Log
table-tab-options = Options
table-tab-chat = Chat
table-tab-table = Table
table-unread = unread
table-log = What has happened
table-log-empty = Nothing has happened yet.
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-why = About { $card }
table-why-nothing = There is nothing you could do with this card here.
table-do-it = Do it
table-allowed = This is allowed.
table-printed = printed
table-now = now
table-rule = Rule { $rule }, opens in a new tab
table-habits-respond = Where I could pass, ask me…
table-habits-respond-every = always, so that my pauses tell nothing
table-habits-respond-able = when I can do something, once until something changes
table-habits-respond-turn = in my own turn only
table-habits-respond-never = never
table-habits-others = Do for me
table-habits-here = On this device
table-habits-pass-turn = pass everything until the next turn
table-habits-pay = With what to pay
table-habits-pay-due = I choose; what is paid in full is paid
table-habits-pay-more = I choose, and may pay more than is due
table-habits-pay-auto = choose for me
table-habits-order = choose the order of things that happen at once
table-habits-keys = let single keys act (n, o, z …)
table-pass-turn = Pass the turn
table-passing = Passing until the next turn
table-take-back = Take the seat back
table-stand-in = Let a bot play for { $name }
table-stand-in-choose = Let a bot play…
table-give-up = Give up
table-give-up-sure = Do you really want to give up?
table-undo = Take back
table-undo-free = Takes your last decision back
table-undo-consent = Asks the others whether you may take your last decision back
table-undo-allConsent = Asks everybody: somebody has learned something new since
table-undo-wish = Taking a decision back
table-undo-own = You would like to take this back:
table-undo-own-something = You would like to take your last decision back.
table-undo-other = { $name } would like to take this back:
table-undo-other-something = { $name } would like to take a decision back.
table-undo-learned = Somebody has seen something new since, so everybody must agree.
table-undo-yes = Agree
table-undo-no = Decline
table-undo-waits = Waiting for { $names }.
table-end = The end
table-won = You have won
table-lost = You have lost
table-rematch = Play again
table-rematch-waits = Waiting for { $names }.
table-rematch-wanted = Somebody would like to play again.
table-replay = Watch the replay
table-record = Download the record
table-look = Look at the table
table-fork = In the replay you can stop at any moment and play on differently from there.
table-chart = The numbers over time
table-chart-kind = Which chart
table-chart-outlook = Chances
table-chart-numbers = Numbers
table-chart-choice = Which number
table-join = Take a seat
table-join-text = You have been invited to this table. What should the others call you?
table-join-name = Your name
table-join-sit = Sit down
table-join-watch = Only watch
table-unreachable = The server cannot be reached. Please try again.
table-gathering-links = Send each of these links to one person. The match begins when all seats are taken.
table-gathering-wait = The match begins when all seats are taken.
table-link = Link for seat { $seat }
table-copy = Copy
table-copied = Copied
table-pass-screen = Pass the screen to { $name }
table-pass-ready = I am { $name }
table-connecting = Connecting to the table…
table-reconnecting = Connection lost; trying again…
table-try-now = Now
table-watching = You are watching
table-missing = There is no such table
table-unplayable = This table cannot be continued
table-closed = The connection has ended
table-reload = Reload the page
table-old-client = This page is older than the server. Please reload it.
table-help = How to play here
table-help-click = Cards that glow can be used. Click one: if there is only one thing to do, it is done; if there are several, a small menu opens. Where a second card is needed, click that one next.
table-help-drag = You can also drag a card to where it should go.
table-help-why = Click a card that does not glow and you are told why not, with the rule. Hold the pointer over a card (or press and hold it) to see it large.
table-help-keys = Keys
table-key-move = from card to card
table-key-act = use the card
table-key-usual = the usual answer: pass, done, end
table-key-answer = the numbered answer
table-key-options = list of everything you can do
table-key-zoom = see the card large
table-key-why = why, and why not
table-key-undo = take back
table-key-hint = ask for a hint
table-key-log = log
table-key-chat = chat
table-key-table = seats and settings
table-key-cancel = cancel, close
table-key-help = this page

# Hints
hint-title = Hint
hint-ask = Shows what the bots would do here; everybody is told that you asked
hint-asked = has asked for a hint
hint-win = Your chance of winning: about { $win }
hint-thinking = Thinking about it…
hint-visits = tried { $number ->
    [one] once
   *[other] { $number } times
}
hint-about = { $number ->
    [one] From what you know, in 1 trial.
   *[other] From what you know, in { $number } trials.
}

# The chances over a match
outlook-title = Chances of winning
outlook-short = Chances
outlook-said = { $name }: { $first } at first, { $last } at the end, between { $least } and { $most }.
outlook-axis = Decisions
outlook-wait = Looking back at the match
outlook-progress = Looking back: { $done } of { $all } decisions
outlook-costly = What cost most
outlook-at = { $name }, decision { $decision }
outlook-better = Better:
outlook-none = No decision cost much.
outlook-table = Read as a table
outlook-about = Estimated by the bots from what each side knew at its own decisions.
outlook-barred = The chances of this match cannot be shown.

# The end of the table's section

# Lobby
lobby-title = What would you like to play?
lobby-about = Tapis knows the rules. Choose a game: one click and the cards are dealt.
lobby-name = Your name
lobby-host = Host
lobby-guest = Guest { $number }
lobby-players = { $number } players
lobby-players-range = { $least } to { $most } players
lobby-cards = { $number } cards
lobby-rules = { $number } rules
lobby-decks = { $number } decks
lobby-play = Play now
lobby-opening = Dealing…
lobby-set-up = Set up…
lobby-against = Opponent
lobby-alone = Alone, at once. “Set up…” brings others to your side: friends or bots.
setup-title = { $game }: a table of your own
setup-seats = Players
setup-who = Who sits where?
setup-seat-who = Who sits on seat { $seat }
setup-seat-name = Name on seat { $seat }
setup-seat-me = Me
setup-seat-here = Somebody at this screen
setup-seat-link = A friend, by link
setup-seat-link-hint = The friend chooses a name.
setup-seat-bots = Bots, weakest first
setup-seat-plain-bots = Plain bots
setup-deck = Deck
setup-deck-of = Deck of seat { $seat }
setup-links = { $number ->
    [one] You get a link to send to your friend. The game begins once they sit down.
   *[other] You get { $number } links to send to your friends. The game begins once all sit down.
}
setup-clock = Clock
setup-clock-none = No clock
setup-clock-usual = { $minutes } minutes each, plus { $seconds } seconds per decision
setup-clock-own = Other times…
setup-clock-minutes = Minutes each
setup-clock-more = Extra seconds per decision
setup-hints = Allow hints
setup-hints-about = Whoever must decide may ask the bots; everybody is told.
setup-more = Rules of the edition and more
setup-usual = { $name } (default)
setup-options = What is played
setup-less = Without: { $name }
setup-seed = Seed
setup-seed-hint = The same seed deals the same cards. Left empty, one is drawn at random.
setup-scenario = Every example of the rulebook can be played from its page:
setup-open = Open the table
lobby-tables-title = Your tables
lobby-tables-none = No table yet. “Play now” opens the first one; it stays here until you have finished it.
lobby-tables-all = Show all { $number }
lobby-row-free = free seat
lobby-row-gathering = Waiting for players
lobby-row-playing = In progress
lobby-row-over = Over
lobby-row-won = { $names } won
lobby-row-unplayable = Cannot be continued
lobby-row-decisions = { $number ->
    [0] no decision yet
    [one] 1 decision
   *[other] { $number } decisions
}
lobby-row-scenario = from the example “{ $title }”
lobby-row-forked = continues from decision { $decision }
lobby-row-resume = Resume
lobby-row-replay = Replay
lobby-row-download = Download the record
lobby-record-title = Open a record
lobby-record-choose = Choose a file, or drop it here
lobby-record-hint = Every finished match can be downloaded as a record: a small file with every decision.
parts-close = Close
parts-cancel = Cancel
parts-loading = One moment…
parts-copy-link = Copy the link
parts-copied = Copied
parts-try-again = Try again
parts-no-answer = The server does not answer. Check the connection, then try again.
parts-games = Games
parts-seat = Seat { $seat }
parts-no-game = There is no game “{ $game }”. Choose one above.

# Rules
rules-title = Rules of { $game }
rules-search = Find rules by number or words
rules-search-hint = Number or words
rules-contents = Chapters
rules-number = { $number } rules
rules-found = { $number ->
    [0] No rule
    [one] 1 rule found
   *[other] { $number } rules found
}
rules-none = No rule has “{ $query }” in it.
rules-show-all = Show all rules
rules-unknown = There is no rule “{ $rule }” in this book.
rules-example = An example
rules-more-examples = { $number ->
    [one] One more example
   *[other] { $number } more examples
}
rules-given = Given
rules-when = When
rules-then = Then
rules-refuse = Refused
rules-about-option = can choose
rules-about-no-option = cannot choose
rules-about-asked = deciding:
rules-about-winner = wins:
rules-also = Also shows
rules-rulings = Rulings
rules-about = About
rules-play = Play this position
rules-play-here = Play all seats yourself

# Replay
replay-title = Replay
replay-public = Seen by everybody
replay-seat = Seen by { $name }
replay-from = Point of view
replay-first = To the beginning
replay-back = Previous decision
replay-forward = Next decision
replay-last = To the end
replay-turn-back = Previous turn
replay-turn-forward = Next turn
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-decision = Decision { $decision } of { $all }
replay-at = Decision
replay-of = of { $all }
replay-log = What happened
replay-fork = Play on from here…
replay-fork-title = Play on from decision { $decision }
replay-fork-about = A new table begins with exactly this position. The old one stays as it is.
replay-fork-open = Play on
replay-download = Download the record
replay-keys = Arrow keys step, with Shift by turns; Space plays and pauses.
replay-controls = Steps
replay-to-lobby = To the first page

# Cards
cards-title = Cards of { $game }
cards-search = Find cards by name or text
cards-search-hint = Name or words of the text
cards-any = any
cards-filters = Filters
cards-only = Only these
cards-all = Show all cards
cards-shown = { $shown ->
    [one] 1 of { $all } cards
   *[other] { $shown } of { $all } cards
}
cards-none = No card matches all of that.
cards-turn = Turn over: { $name }
cards-before = Previous card
cards-after = Next card

# Decks
decks-title = Decks of { $game }
decks-own = Your decks
decks-own-none = None yet. Import a list and it can be played at once.
decks-shipped = Decks that come with the game
decks-size = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
decks-curve = Cards by cost
decks-curve-point = { $number ->
    [one] 1 card costs { $cost }
   *[other] { $number } cards cost { $cost }
}
decks-play = Play with this deck
decks-edit = Edit a copy
decks-copy = Copy the list
decks-drop = Delete
decks-sure = Delete this deck for good?
decks-import-about = One card a line, its number first; or what OCTGN, MarvelCDB, ashes.live and Ashteki write.
decks-name = Name of the deck
decks-unnamed = New deck
decks-format = Format
decks-format-constructed = Constructed
decks-format-limited = Limited
decks-list = Cards
decks-list-hint = 4 Card Name
decks-file = Choose a file…
decks-check = Check
decks-keep = Save the deck
decks-legal = Everything is in order: { $number } cards.
decks-faults = { $number ->
    [one] This is not a legal deck yet:
   *[other] This is not a legal deck yet, for { $number } reasons:
}
decks-fixed = In this game everybody plays with the same cards: there are no decks to build.

# The end of the pages' sections

# A card as it is drawn
card-unknown = Card face down
card-covered = face down
card-more = { $number }, raised
card-less = { $number }, lowered
card-now = Now
card-printed = (printed { $number })
card-other-side = The other side
table-partner = partner
table-pay-with = Pay with { $things }
table-pay-so-many = Pay with these { $number }
table-roll = { $number ->
    [0] Nothing to roll
    [one] Roll one die
   *[other] Roll { $number } dice
}
table-die-keep = keep it
table-die-kept = kept; once more rolls it again
table-odds-keep = Lay aside what makes this most likely
table-odds = Chances
table-odds-kept = with these
table-odds-best = at best
table-die = Die { $number }: { $side }
table-dice = Dice
# The end of the drawn cards' section

# Lessons
learn-title = Learn { $game }
learn-about = One to three decisions each, at the real table, with a teacher beside you. Done: { $done } of { $count }.
learn-finished = You have done all lessons. Now play: a beginner among the bots errs as newcomers do.
learn-begin = Begin the first lesson
learn-go-on = Go on with lesson { $number }
learn-start = Start
learn-again = Again
learn-done = done
learn-none = There are no lessons for this game yet; its rules explain it with examples:
learn-lesson = Lesson { $number } of { $count }
learn-steps = { $step } of { $steps } decisions
learn-next = Next lesson
learn-all = All lessons
learn-play = Play now

table-goal = of { $goal }
example-title = Example
example-try = Try: { $label }
example-refused = Try what is not allowed: { $label }. A click on it says why.
example-done = Done: so it works.
example-strayed = You went another way than the example. Play on, or begin it again.
example-again = Begin again
example-was-done = done:
example-not-done = not yet:

table-gathering-title = { $game }: waiting for the others
table-gathering-host = { $host } has set this table up.
table-listed = It stands in the lobby: anybody may sit down.
table-rated = This match counts for ratings.
table-bot-for = Bot for seat { $seat }
table-bot-add = Let a bot play
table-join-invited = { $names } — { $game }.
invite-words = { $host } invites you to a game of { $game }: { $address }
invite-copy = Copy with a few words
invite-qr = QR code
invite-qr-of = QR code of the link for seat { $seat }
invite-closed = Only this computer can open these links.
invite-closed-how = For friends at other computers end the program and start it so that your network reaches it:
invite-closed-then = Whoever is in your network then opens { $address }. Beyond it you need a server with a name of its own (--public).
invite-nearby = The links work for whoever is in the same network as this computer.
openings-title = Play with others
openings-game = Game
openings-rated = Rated
openings-name-first = Give yourself a name first: ratings are for those who have one.
openings-quick = Quick match
openings-none = Nobody waits at an open table right now. A quick match puts you at one.
openings-seats = { $free ->
    [one] 1 of { $seats } seats free
   *[other] { $free } of { $seats } seats free
}
openings-clock = { $minutes } min each
openings-options = { $number ->
    [one] 1 option of its own
   *[other] { $number } options of its own
}
standing-title = Your matches
standing-game = Game
standing-played = Played
standing-won = Won
standing-rating = Rating
rated-title = Ratings
setup-listed = Open table
setup-listed-about = It stands in the lobby, and anybody may take a seat that is still free.
setup-rated = Rated
setup-rated-about = The result changes the ratings of those who play. Without hints and stand-ins.
moves-title = Your move
moves-allow = Tell me when it is my move
tables-drop = Delete
tables-drop-sure = Really delete
tables-drop-examples = { $number ->
    [one] Delete the example
   *[other] Delete { $number } examples
}
replay-all-hands = All hands

builder-title = Build a deck
builder-back = ‹ All decks
builder-keys = Enter adds a card, − takes one away, arrows lead from card to card
builder-add = Add { $name }, { $number } in the deck
builder-first = Starting hand
builder-first-about = Click a star, or press F on a card. Without a choice it is made at the table.
builder-first-less = Do not begin with { $name }
builder-first-mark = Begin with { $name }
builder-first-number = { $number } of { $most }
builder-first-told = { $chosen ->
    [true] { $name } is in the starting hand.
   *[other] { $name } is not in the starting hand.
  } It has { $number } cards.
builder-more = One more of { $name }
builder-less = One less of { $name }
builder-told = { $name }: { $number }. { $size } cards in all.
builder-empty = Click on cards to add them, or paste a list.
builder-paste = Paste a list
builder-take = Take over
builder-clear = Empty
builder-export = Take along
builder-share = Copy as a link
builder-copy = Copy as { $form }
decks-form-text = text
decks-form-o8d = OCTGN
decks-form-marvelcdb = MarvelCDB
decks-form-ashes-live = ashes.live
decks-form-ashteki = Ashteki

puzzles-title = Puzzles
puzzles-about = Positions from real matches, with something to be reached before the turn is over. Solved: { $done } of { $count }.
puzzle-aim-win = Win this turn
puzzle-aim-survive = Survive this turn
puzzle-moves = { $moves } decisions
puzzle-likely-short = likely
puzzle-sure-short = certain
puzzle-choice-short = best chance
puzzle-best-win = Which answer gives you the best chance to win this turn?
puzzle-best-survive = Which answer gives you the best chance to be still in the game when your next turn begins?
puzzle-measured = The chances are likely, not certain: they were counted on { $of } tables with other hidden cards and dice.
puzzle-percent = { $percent } %
puzzle-worse = Another answer has a better chance. Take it back, or begin again.
puzzle-yours = (yours)
puzzle-title = Puzzle
puzzle-sure = It can be solved whatever the hidden cards are.
puzzle-likely = Likely, not certain: the solution holds on { $held } of { $of } tables with other hidden cards.
puzzle-say-win = Win before your turn is over. A solution has { $moves } decisions.
puzzle-say-survive = Still be in the game when your next turn begins. A solution has { $moves } decisions, until then.
puzzle-solved = Solved.
puzzle-failed = That was not it. Take decisions back, or begin again.
puzzle-next = Next puzzle
puzzle-solution = A solution
puzzle-all = All puzzles

# Accounts
nav-account = Account
account-about = You can play as a guest for as long as you like. With an account you find your tables, decks and ratings again in any browser; what you have as a guest here stays yours.
account-sign-up = Create an account
account-sign-up-about = Your tables, decks and ratings in this browser become the account’s.
account-sign-in = Sign in
account-sign-in-about = For whoever has an account already. What you have here as a guest does not come along.
account-name = Name
account-passphrase = Passphrase
account-passphrase-hint = At least ten characters; several words are easy to remember and hard to guess.
account-with = With { $provider }
account-made = You have an account now.
account-signed-in = You are signed in.
account-signed-out = You are signed out here.
account-since = { $role } since { $when }
account-provider = Known to { $provider }
account-sign-out = Sign out here
role-player = Player
role-moderator = Moderator
role-administrator = Administrator
account-sessions = Where you are signed in
account-sessions-about = The browser in which you created the account is signed in, too, and stands in no list.
account-browser = A browser
account-here = this one
account-end = End
account-end-one = End the session of { $browser }
account-end-others = End all others
account-end-everywhere = End all sessions but this one
account-ended = That session has ended.
account-change = Change the passphrase
account-first-passphrase = Set a passphrase
account-passphrase-now = Present passphrase
account-passphrase-new = New passphrase
account-change-about = At least ten characters. All other sessions end.
account-passphrase-changed = The passphrase is changed, and all other sessions have ended.
account-data = What is known of you
account-data-about = A file with your tables, what you have said there, your decks and sessions; or nothing more of it at all.
account-export = Download everything
account-delete = Delete everything
account-delete-about = Your account, decks, sessions and the tables at which nobody else sits are deleted. Where others play, too, the match stays, without your name and without what you have said. Nobody can bring that back.
account-delete-sure = Yes, delete everything that is mine.
account-deleted = Everything that was yours is deleted.
report-title = Report somebody
report-about = Moderators read what you write and what table it is about.
report-table = Table
report-choose = Choose a table
report-one = { $game } with { $names }, { $when }
report-seat = About
report-whole-table = The table as a whole
report-text = What happened
report-send = Send to the moderators
report-done = Sent. Thank you.

# Moderation
nav-admin = Moderation
admin-done = Done.
admin-reports = Reports
admin-no-reports = Nothing has been reported.
admin-report = { $when }, table { $table }, seat { $seat }
admin-settled = settled { $when }
admin-mute-week = Mute for a week
admin-ban-week = Ban for a week
admin-close = Close the table
admin-settle = Settled
admin-order = Do something
admin-what = What
admin-whom = Whom
admin-whom-hint = @name for an account, TABLE/A for a seat, or a guest’s id
admin-table = Table
admin-address = Address
admin-days = Days (0 for ever)
admin-role = Role
admin-why = Why
admin-carry-out = Carry out
order-ban = Ban somebody
order-mute = Mute somebody
order-ban-address = Ban an address
order-close = Close a table
order-open = Open a table again
order-role = Give a role
order-forget = Delete a person
admin-bans = Who may not come or speak
admin-no-bans = Everybody may come and speak.
admin-until = until { $when }
admin-for-ever = for ever
admin-lift = Lift
admin-lift-one = Lift what { $whom } may not do
admin-lifted = lifted
ban-guest = Banned
ban-mute = Muted
ban-address = Banned address
admin-nodes = Servers
admin-deeds = What has been done
admin-no-deeds = Nothing yet.
admin-when = When
admin-who = Who
admin-about = About

# A first match with a guide.
guide-first = Your first match, with a guide
guide-about = A whole match with a beginner among the bots. The guide says what to think about whenever you are asked, and the bot says why it does what it does.
guide-begin = Play with a guide
guide-title = The guide
guide-away = Play on without it
guide-win = I reckon I win { $win } of the time like this.
guide-gains = Better for me: { $things }.
guide-losses = Worse for you: { $things }.
guide-other = With “{ $other }” it would be { $win }.
guide-nothing = Nothing I could do promised more.

# The analysis board of a replay.
board-short = Analysis
board-about = What the best answer was at each moment, and what each decision cost
board-title = Answers at this moment
board-asked = { $name } decides and wins { $win } of the time, as far as they know.
board-best = The best answer was given.
board-lost = What was answered cost { $lost }.
board-taken = answered
board-nobody = Nobody decides here any more.
outlook-every = { $number ->
    [one] The only decision, and what it cost
   *[other] All { $number } decisions, and what each cost
}
`,yo=`# Ce que dit le client du navigateur lui-même.

# The shell
name = Tapis
title = { $page } · Tapis
home = Tapis, vers l’accueil
skip = Aller au contenu
nav = Pages
nav-lobby = Jouer
nav-learn = Apprendre
nav-rules = Règles
nav-cards = Cartes
nav-decks = Decks
nav-nowhere = Rien ici
language = Langue
page-lost = Cette page n’a pas pu être chargée. Veuillez réessayer.
nowhere-title = Il n’y a rien ici
nowhere-text = Aucune page ne se trouve à cette adresse.

# The table
table-title = Table\xA0: { $names }
table-your-turn = À vous de décider · Tapis
table-you = vous
table-bot = robot
table-out = hors jeu
table-turned = héros utilisé
table-unknown-card = Carte face cachée
table-chosen = dans votre choix
table-chosen-back = dans votre choix ; à nouveau pour retirer
table-chosen-count = Choix\xA0: { $number }
table-chosen-of = Choix\xA0: { $number } sur { $most }
table-all-play = Tout jouer ({ $number })
table-always-order = Toujours dans cet ordre, sans demander
table-always-pay = Toujours payer pour moi
table-behind = Ce qui s’est passé…
table-steps = Pas à pas
table-step-back = Un pas en arrière
table-step-on = Un pas en avant
table-skip = Passer
table-chain = En cours de résolution
table-now-you = À vous de décider.
table-now-other = { $name } décide.
table-now-waiting = { $number ->
    [one] Une autre chose attend\xA0:
   *[other] { $number } autres choses attendent\xA0:
}
table-gave-up = Abandon\xA0: { $names }
table-habits-pace = montrer le tour des autres pas à pas
table-habits-sound = sons
table-key-step = un pas en arrière, en avant dans ce qui s’est passé
table-key-skip = revenir à l’instant présent
table-held = { $number } exemplaires
table-times = { $number } fois
table-card-options = { $number } actions possibles
table-zone = { $zone }, { $number ->
    [0] vide
    [one] 1 carte
   *[other] { $number } cartes
}
table-pile = { $number ->
    [0] vide
    [one] 1 carte
   *[other] { $number } cartes
}
table-pile-open = { $number ->
    [one] 1 carte
   *[other] { $number } cartes
} : parcourir
table-area = Zone de jeu\xA0: { $name }
table-board = La table
table-centre = Centre de la table
table-seats = Places
table-seat-free = libre
table-seat-here = à la table
table-seat-away = hors ligne
table-seat-stand-in = un robot joue à sa place
table-seat-asked = doit décider
table-seat-number = Place { $seat }
table-clock = Temps restant : { $time }
table-close = Fermer
table-cancel = Annuler
table-menu = Que faire
table-less = Moins
table-more = Plus
table-amount = Combien
table-pick-second = Choisissez la destination, ou
table-options = Tout ce que vous pouvez faire
table-options-none = Il n’y a rien à décider pour le moment.
table-options-over = La partie est terminée.
table-side = À côté de la table
table-tab-log = Journal
table-tab-options = Options
table-tab-chat = Discussion
table-tab-table = Table
table-unread = non lus
table-log = Ce qui s’est passé
table-log-empty = Il ne s’est encore rien passé.
table-chat = Discussion
table-chat-empty = Personne n’a encore rien dit.
table-chat-say = Dire quelque chose
table-chat-send = Envoyer
table-why = À propos de la carte « { $card } »
table-why-nothing = Vous ne pourriez rien faire avec cette carte ici.
table-do-it = Le faire
table-allowed = C’est permis.
table-printed = imprimé
table-now = maintenant
table-rule = Règle { $rule }, s’ouvre dans un nouvel onglet
table-habits-respond = Quand je peux passer, me demander…
table-habits-respond-every = toujours, pour que mes pauses ne disent rien
table-habits-respond-able = quand je peux faire quelque chose, une fois tant que rien ne change
table-habits-respond-turn = seulement pendant mon tour
table-habits-respond-never = jamais
table-habits-others = Faire à ma place
table-habits-here = Sur cet appareil
table-habits-pass-turn = tout passer jusqu’au prochain tour
table-habits-pay = Avec quoi payer
table-habits-pay-due = je choisis\xA0; ce qui est entièrement payé est payé
table-habits-pay-more = je choisis, et je peux payer plus que le coût
table-habits-pay-auto = choisir pour moi
table-habits-order = choisir l’ordre de ce qui arrive en même temps
table-habits-keys = laisser agir les touches simples (n, o, z…)
table-pass-turn = Passer le tour
table-passing = Vous passez jusqu’au prochain tour
table-take-back = Reprendre la place
table-stand-in = Laisser un robot jouer pour { $name }
table-stand-in-choose = Laisser jouer un robot…
table-give-up = Abandonner
table-give-up-sure = Voulez-vous vraiment abandonner ?
table-undo = Annuler le coup
table-undo-free = Annule votre dernière décision
table-undo-consent = Demande aux autres si vous pouvez annuler votre dernière décision
table-undo-allConsent = Demande l’accord de tout le monde : quelqu’un a appris quelque chose entre-temps
table-undo-wish = Annulation d’une décision
table-undo-own = Vous souhaitez annuler ceci\xA0:
table-undo-own-something = Vous souhaitez annuler votre dernière décision.
table-undo-other-something = { $name } souhaite annuler une décision.
table-undo-other = { $name } souhaite annuler ceci\xA0:
table-undo-learned = Quelqu’un a vu quelque chose de nouveau entre-temps : tout le monde doit être d’accord.
table-undo-yes = Accepter
table-undo-no = Refuser
table-undo-waits = On attend { $names }.
table-end = Fin de la partie
table-won = Vous avez gagné
table-lost = Vous avez perdu
table-rematch = Rejouer
table-rematch-waits = On attend { $names }.
table-rematch-wanted = Quelqu’un aimerait rejouer.
table-replay = Revoir la partie
table-record = Télécharger l’enregistrement
table-look = Regarder la table
table-fork = Pendant la relecture, vous pouvez vous arrêter à tout moment et continuer autrement à partir de là.
table-chart = Les valeurs au fil du temps
table-chart-kind = Quel graphique
table-chart-outlook = Chances
table-chart-numbers = Valeurs
table-chart-choice = Quelle valeur
table-join = Prenez place
table-join-text = On vous invite à cette table. Comment les autres doivent-ils vous appeler ?
table-join-name = Votre nom
table-join-sit = S’asseoir
table-join-watch = Seulement regarder
table-unreachable = Le serveur est injoignable. Veuillez réessayer.
table-gathering-links = Envoyez chacun de ces liens à une personne. La partie commence quand toutes les places sont prises.
table-gathering-wait = La partie commence quand toutes les places sont prises.
table-link = Lien pour la place { $seat }
table-copy = Copier
table-copied = Copié
table-pass-screen = Passez l’écran à { $name }
table-pass-ready = Je suis { $name }
table-connecting = En route vers la table…
table-reconnecting = La liaison est coupée ; nouvel essai…
table-try-now = Maintenant
table-watching = Vous regardez la partie
table-missing = Cette table n’existe pas
table-unplayable = Cette table ne peut plus être jouée
table-closed = La connexion est terminée
table-reload = Recharger la page
table-old-client = Cette page est plus ancienne que le serveur. Veuillez la recharger.
table-help = Comment jouer ici
table-help-click = Les cartes qui brillent peuvent servir. Cliquez sur l’une d’elles : s’il n’y a qu’une chose à faire, elle est faite ; s’il y en a plusieurs, un petit menu s’ouvre. Quand il faut une deuxième carte, cliquez ensuite sur celle-ci.
table-help-drag = Vous pouvez aussi faire glisser une carte là où elle doit aller, puis la lâcher.
table-help-why = Cliquez sur une carte qui ne brille pas\xA0: on vous dit pourquoi, avec la règle. Gardez le pointeur sur une carte (ou appuyez longuement) pour la voir en grand.
table-help-keys = Touches
table-key-move = d’une carte à l’autre
table-key-act = utiliser la carte
table-key-usual = la réponse habituelle : passer, terminer
table-key-answer = la réponse numérotée
table-key-options = la liste de tout ce que vous pouvez faire
table-key-zoom = voir la carte en grand
table-key-why = pourquoi, et pourquoi pas
table-key-undo = annuler le dernier coup
table-key-hint = demander un conseil
table-key-log = journal
table-key-chat = discussion
table-key-table = places et réglages
table-key-cancel = fermer, ne rien faire
table-key-help = cette page

# Hints
hint-title = Conseil
hint-ask = Montre ce que feraient les robots\xA0; tout le monde saura que vous avez demandé
hint-asked = a demandé un conseil
hint-win = Victoire\xA0: environ { $win }
hint-thinking = Réflexion en cours…
hint-visits = essayé { $number } fois
hint-about = { $number ->
    [one] D’après ce que vous savez, en { $number } essai.
   *[other] D’après ce que vous savez, en { $number } essais.
}

# The chances over a match
outlook-title = Chances de victoire
outlook-short = Chances
outlook-said = { $name }\xA0: { $first } au début, { $last } à la fin, entre { $least } et { $most }.
outlook-axis = Décisions
outlook-wait = Retour sur la partie
outlook-progress = Retour sur la partie\xA0: { $done } décisions sur { $all }
outlook-costly = Ce qui a coûté le plus
outlook-at = { $name }, décision { $decision }
outlook-better = Mieux\xA0:
outlook-none = Aucune décision n’a coûté cher.
outlook-table = Lire sous forme de tableau
outlook-about = Estimé par les robots d’après ce que chaque camp savait au moment de décider.
outlook-barred = Les chances de cette partie ne peuvent pas être montrées.

# The end of the table's section

# Lobby
lobby-title = À quoi jouons-nous ?
lobby-about = Tapis connaît les règles. Choisissez un jeu : un clic, et les cartes sont distribuées.
lobby-name = Votre nom
lobby-host = Hôte
lobby-guest = Invité { $number }
lobby-players = { $number } joueurs
lobby-players-range = { $least } à { $most } joueurs
lobby-cards = { $number } cartes
lobby-rules = { $number } règles
lobby-decks = { $number } decks
lobby-play = Jouer
lobby-opening = Distribution…
lobby-set-up = Préparer…
lobby-against = Adversaire
lobby-alone = En solo, tout de suite. « Préparer… » vous donne des partenaires\xA0: des amis ou des robots.
setup-title = { $game } : préparer la table
setup-seats = Joueurs
setup-who = Qui s’assied où ?
setup-seat-who = Qui occupe la place { $seat }
setup-seat-name = Nom à la place { $seat }
setup-seat-me = Moi
setup-seat-here = Quelqu’un devant cet écran
setup-seat-link = Par lien d’invitation
setup-seat-link-hint = La personne invitée choisira son nom.
setup-seat-bots = Robots, du plus faible au plus fort
setup-seat-plain-bots = Robots simples
setup-deck = Deck
setup-deck-of = Deck de la place { $seat }
setup-links = { $number ->
    [one] Vous recevrez un lien à envoyer. La partie commence dès que la place est prise.
   *[other] Vous recevrez { $number } liens à envoyer. La partie commence dès que toutes les places sont prises.
}
setup-clock = Pendule
setup-clock-none = Sans pendule
setup-clock-usual = { $minutes } minutes chacun, { $seconds } secondes de plus par décision
setup-clock-own = Autre durée…
setup-clock-minutes = Minutes chacun
setup-clock-more = Secondes de plus par décision
setup-hints = Autoriser les conseils
setup-hints-about = Quand c’est à vous, vous pouvez consulter les robots\xA0; tout le monde le saura.
setup-more = Règles de l’édition et autres réglages
setup-usual = { $name } (par défaut)
setup-options = Ce qui est joué
setup-less = Sans : { $name }
setup-seed = Graine
setup-seed-hint = La même graine distribue les mêmes cartes. Sans graine, elle est tirée au sort.
setup-scenario = Chaque exemple du livret se joue depuis sa page :
setup-open = Ouvrir la table
lobby-tables-title = Vos tables
lobby-tables-none = Aucune table pour l’instant. « Jouer » ouvre la première ; elle reste ici jusqu’à la fin de la partie.
lobby-tables-all = Afficher les { $number }
lobby-row-free = place libre
lobby-row-gathering = En attente de joueurs
lobby-row-playing = En cours
lobby-row-over = Terminée
lobby-row-won = Victoire : { $names }
lobby-row-unplayable = Ne peut plus être jouée
lobby-row-decisions = { $number ->
    [0] aucune décision
    [one] 1 décision
   *[other] { $number } décisions
}
lobby-row-scenario = d’après l’exemple « { $title } »
lobby-row-forked = à partir de la décision { $decision }
lobby-row-resume = Reprendre
lobby-row-replay = Revoir
lobby-row-download = Télécharger l’enregistrement
lobby-record-title = Ouvrir un enregistrement
lobby-record-choose = Choisissez un fichier ou déposez-le ici
lobby-record-hint = Toute partie terminée peut se télécharger : un petit fichier qui contient chaque décision.
parts-close = Fermer
parts-cancel = Annuler
parts-loading = Un instant…
parts-copy-link = Copier le lien
parts-copied = Copié
parts-try-again = Réessayer
parts-no-answer = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.
parts-games = Jeux
parts-seat = Place { $seat }
parts-no-game = Il n’y a pas de jeu « { $game } ». Choisissez-en un ci-dessus.

# Rules
rules-title = { $game }\xA0: les règles
rules-search = Chercher des règles par numéro ou par mots
rules-search-hint = Numéro ou mots
rules-contents = Chapitres
rules-number = { $number } règles
rules-found = { $number ->
    [0] Aucune règle
    [one] 1 règle trouvée
   *[other] { $number } règles trouvées
}
rules-none = Aucune règle ne contient « { $query } ».
rules-show-all = Afficher toutes les règles
rules-unknown = Il n’y a pas de règle « { $rule } » dans ce livret.
rules-example = Un exemple
rules-more-examples = { $number ->
    [one] Un autre exemple
   *[other] { $number } autres exemples
}
rules-given = Soit
rules-when = Quand
rules-then = Alors
rules-refuse = Refusé
rules-about-option = peut choisir
rules-about-no-option = ne peut pas choisir
rules-about-asked = décide :
rules-about-winner = gagne :
rules-also = Illustre aussi
rules-rulings = Arbitrages
rules-about = Au sujet de
rules-play = Jouer cette position
rules-play-here = Jouer toutes les places

# Replay
replay-title = Revoir la partie
replay-public = Vue publique
replay-seat = Vue par { $name }
replay-from = Point de vue
replay-first = Au début
replay-back = Décision précédente
replay-forward = Décision suivante
replay-last = À la fin
replay-turn-back = Tour précédent
replay-turn-forward = Tour suivant
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-decision = Décision { $decision } sur { $all }
replay-at = Décision
replay-of = sur { $all }
replay-log = Ce qui s’est passé
replay-fork = Jouer à partir d’ici…
replay-fork-title = Jouer à partir de la décision { $decision }
replay-fork-about = Une nouvelle table s’ouvre sur cette position exacte. L’ancienne ne change pas.
replay-fork-open = Jouer à partir d’ici
replay-download = Télécharger l’enregistrement
replay-keys = Les flèches avancent et reculent d’une décision, avec Maj d’un tour ; Espace lance et arrête la lecture.
replay-controls = Navigation
replay-to-lobby = Vers l’accueil

# Cards
cards-title = { $game }\xA0: les cartes
cards-search = Chercher des cartes par nom ou par texte
cards-search-hint = Nom ou mots du texte
cards-any = peu importe
cards-filters = Filtres
cards-only = Seulement celles-ci
cards-all = Afficher toutes les cartes
cards-shown = { $shown ->
    [one] { $shown } carte sur { $all }
   *[other] { $shown } cartes sur { $all }
}
cards-none = Aucune carte ne répond à tous ces critères.
cards-turn = Retourner\xA0: { $name }
cards-before = Carte précédente
cards-after = Carte suivante

# Decks
decks-title = { $game }\xA0: les decks
decks-own = Vos decks
decks-own-none = Aucun pour l’instant. Importez une liste : elle se joue aussitôt.
decks-shipped = Decks fournis avec le jeu
decks-size = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
decks-curve = Cartes par coût
decks-curve-point = { $number ->
    [one] { $number } carte coûte { $cost }
   *[other] { $number } cartes coûtent { $cost }
}
decks-play = Jouer ce deck
decks-edit = Modifier une copie
decks-copy = Copier la liste
decks-drop = Supprimer
decks-sure = Supprimer ce deck pour de bon ?
decks-import-about = Une carte par ligne, son nombre d’abord ; ou ce qu’écrivent OCTGN, MarvelCDB, ashes.live et Ashteki.
decks-name = Nom du deck
decks-unnamed = Nouveau deck
decks-format = Format
decks-format-constructed = Construit
decks-format-limited = Limité
decks-list = Cartes
decks-list-hint = 4 Nom de la carte
decks-file = Choisir un fichier…
decks-check = Vérifier
decks-keep = Enregistrer le deck
decks-legal = Tout est en ordre : { $number } cartes.
decks-faults = { $number ->
    [one] Ce deck n’est pas encore légal :
   *[other] Ce deck n’est pas encore légal, pour { $number } raisons :
}
decks-fixed = Dans ce jeu, tout le monde joue avec les mêmes cartes : il n’y a pas de deck à construire.

# The end of the pages' sections

# A card as it is drawn
card-unknown = Carte face cachée
card-covered = face cachée
card-more = { $number }, en hausse
card-less = { $number }, en baisse
card-now = En ce moment
card-printed = (imprimé : { $number })
card-other-side = L’autre face
table-partner = partenaire
table-pay-with = Payer avec { $things }
table-pay-so-many = Payer avec ces { $number }
table-roll = { $number ->
    [0] Rien à lancer
    [one] Lancer un dé
   *[other] Lancer { $number } dés
}
table-die-keep = garder
table-die-kept = gardé ; à nouveau pour le relancer
table-odds-keep = Mettre de côté ce qui rend ceci le plus probable
table-odds = Chances
table-odds-kept = ainsi
table-odds-best = au mieux
table-die = Dé { $number }\xA0: { $side }
table-dice = Dés
# The end of the drawn cards' section

# Lessons
learn-title = Apprendre { $game }
learn-about = Une à trois décisions chacune, à la vraie table, avec un professeur à vos côtés. Terminées\xA0: { $done } sur { $count }.
learn-finished = Vous avez suivi toutes les leçons. À vous de jouer\xA0: le robot débutant se trompe comme on se trompe au début.
learn-begin = Commencer la première leçon
learn-go-on = Continuer avec la leçon { $number }
learn-start = Commencer
learn-again = Refaire
learn-done = terminée
learn-none = Il n’y a pas encore de leçons pour ce jeu\xA0; ses règles l’expliquent par des exemples\xA0:
learn-lesson = Leçon { $number } sur { $count }
learn-steps = { $step } décisions sur { $steps }
learn-next = Leçon suivante
learn-all = Toutes les leçons
learn-play = Jouer

table-goal = sur { $goal }
example-title = Exemple
example-try = Essayez\xA0: { $label }
example-refused = Essayez ce qui est interdit\xA0: { $label }. Un clic dessus dit pourquoi.
example-done = C’est fait\xA0: voilà comment cela marche.
example-strayed = Vous avez pris un autre chemin que l’exemple. Continuez, ou recommencez-le.
example-again = Recommencer
example-was-done = fait\xA0:
example-not-done = pas encore\xA0:

table-gathering-title = { $game }\xA0: en attendant les autres
table-gathering-host = { $host } a ouvert cette table.
table-listed = Elle figure dans le salon\xA0: chacun peut s’y asseoir.
table-rated = Cette partie compte pour le classement.
table-bot-for = Robot pour la place { $seat }
table-bot-add = Laisser jouer un robot
table-join-invited = { $names } — { $game }.
invite-words = { $host } vous invite à jouer à { $game }\xA0: { $address }
invite-copy = Copier avec quelques mots
invite-qr = Code QR
invite-qr-of = Code QR du lien de la place { $seat }
invite-closed = Seul cet ordinateur peut ouvrir ces liens.
invite-closed-how = Pour que des amis le puissent depuis d’autres ordinateurs, quittez le programme et relancez-le en l’ouvrant à votre réseau\xA0:
invite-closed-then = Toute personne sur votre réseau ouvre alors { $address }. Au-delà, il faut un serveur qui ait un nom (--public).
invite-nearby = Les liens fonctionnent pour toute personne sur le même réseau que cet ordinateur.
openings-title = Jouer avec d’autres
openings-game = Jeu
openings-rated = Classée
openings-name-first = Donnez-vous d’abord un nom\xA0: le classement est pour ceux qui en ont un.
openings-quick = Partie rapide
openings-none = Personne n’attend à une table ouverte. Une partie rapide vous y installe.
openings-seats = { $free ->
    [one] 1 place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
}
openings-clock = { $minutes } min chacun
openings-options = { $number ->
    [one] 1 option particulière
   *[other] { $number } options particulières
}
standing-title = Vos parties
standing-game = Jeu
standing-played = Jouées
standing-won = Gagnées
standing-rating = Classement
rated-title = Classement
setup-listed = Table ouverte
setup-listed-about = Elle figure dans le salon, et chacun peut y prendre une place libre.
setup-rated = Classée
setup-rated-about = Le résultat change le classement de ceux qui jouent. Sans conseils ni remplaçants.
moves-title = À vous de jouer
moves-allow = M’avertir quand c’est à moi
tables-drop = Supprimer
tables-drop-sure = Supprimer vraiment
tables-drop-examples = { $number ->
    [one] Supprimer l’exemple
   *[other] Supprimer { $number } exemples
}
replay-all-hands = Toutes les mains

builder-title = Construire un deck
builder-back = ‹ Tous les decks
builder-keys = Entrée ajoute une carte, − en retire une, les flèches vont de carte en carte
builder-add = Ajouter { $name }, { $number } dans le deck
builder-more = Un exemplaire de plus\xA0: { $name }
builder-less = Un exemplaire de moins\xA0: { $name }
builder-first = Main de départ
builder-first-about = Cliquez sur une étoile, ou tapez F sur une carte. Sans choix, elle est choisie à la table.
builder-first-less = Ne pas commencer avec { $name }
builder-first-mark = Commencer avec { $name }
builder-first-number = { $number } sur { $most }
builder-first-told = { $chosen ->
    [true] { $name } est dans la main de départ.
   *[other] { $name } n’est pas dans la main de départ.
  } Elle compte { $number } cartes.
builder-more = Un exemplaire de plus de { $name }
builder-less = Un exemplaire de moins de { $name }
builder-told = { $name }\xA0: { $number }. { $size } cartes en tout.
builder-empty = Cliquez sur des cartes pour les ajouter, ou collez une liste.
builder-paste = Coller une liste
builder-take = Utiliser cette liste
builder-clear = Vider
builder-export = Emporter
builder-share = Copier sous forme de lien
builder-copy = Copier pour { $form }
decks-form-text = un texte
decks-form-o8d = OCTGN
decks-form-marvelcdb = MarvelCDB
decks-form-ashes-live = ashes.live
decks-form-ashteki = Ashteki

puzzles-title = Problèmes
puzzles-about = Des positions de vraies parties, avec un but à atteindre avant la fin du tour. Résolus\xA0: { $done } sur { $count }.
puzzle-aim-win = Gagner ce tour-ci
puzzle-aim-survive = Survivre à ce tour
puzzle-moves = { $moves } décisions
puzzle-likely-short = probable
puzzle-sure-short = certain
puzzle-choice-short = meilleure chance
puzzle-best-win = Quelle réponse vous donne la meilleure chance de gagner ce tour-ci ?
puzzle-best-survive = Quelle réponse vous donne la meilleure chance d’être encore en jeu au début de votre prochain tour ?
puzzle-measured = Les chances sont probables, pas certaines\xA0: elles ont été comptées sur { $of } tables dont les cartes cachées et les dés sont autres.
puzzle-percent = { $percent } %
puzzle-worse = Une autre réponse a de meilleures chances. Reprenez la vôtre, ou recommencez.
puzzle-yours = (la vôtre)
puzzle-title = Problème
puzzle-sure = Il a une solution quelles que soient les cartes cachées.
puzzle-likely = La solution tient sur { $held } tables sur { $of } avec d’autres cartes cachées.
puzzle-likely = Probable, pas certain : la solution tient sur { $held } tables sur { $of } dont les cartes cachées sont autres.
puzzle-likely = Probable, pas certain\xA0: la solution tient sur { $held } tables sur { $of } dont les cartes cachées sont autres.
puzzle-say-win = Gagnez avant la fin de votre tour. Une solution compte { $moves } décisions.
puzzle-say-survive = Soyez encore en jeu au début de votre prochain tour. Une solution compte { $moves } décisions jusque-là.
puzzle-solved = Résolu.
puzzle-failed = Ce n’était pas cela. Annulez des décisions, ou recommencez.
puzzle-next = Problème suivant
puzzle-solution = Une solution
puzzle-all = Tous les problèmes

# Comptes
nav-account = Compte
account-about = Vous pouvez jouer en invité aussi longtemps que vous le voulez. Avec un compte, vous retrouvez vos tables, vos decks et vos classements dans n’importe quel navigateur ; ce que vous avez ici en invité reste à vous.
account-sign-up = Créer un compte
account-sign-up-about = Vos tables, decks et classements dans ce navigateur deviennent ceux du compte.
account-sign-in = Se connecter
account-sign-in-about = Si vous avez déjà un compte. Ce que vous avez ici en invité ne suit pas.
account-name = Nom
account-passphrase = Phrase de passe
account-passphrase-hint = Au moins dix caractères ; plusieurs mots se retiennent bien et se devinent mal.
account-with = Avec { $provider }
account-made = Vous avez maintenant un compte.
account-signed-in = Vous êtes connecté.
account-signed-out = Vous n’êtes plus connecté ici.
account-since = { $role } depuis le { $when }
account-provider = Compte lié\xA0: { $provider }
account-sign-out = Se déconnecter ici
role-player = Joueur
role-moderator = Modérateur
role-administrator = Administrateur
account-sessions = Où vous êtes connecté
account-sessions-about = Le navigateur dans lequel vous avez créé le compte est connecté aussi, sans figurer dans la liste.
account-browser = Un navigateur
account-here = celui-ci
account-end = Fermer
account-end-one = Fermer cette session\xA0: { $browser }
account-end-others = Fermer toutes les autres
account-end-everywhere = Fermer toutes les sessions sauf celle-ci
account-ended = Cette session est fermée.
account-change = Changer la phrase de passe
account-first-passphrase = Choisir une phrase de passe
account-passphrase-now = Phrase de passe actuelle
account-passphrase-new = Nouvelle phrase de passe
account-change-about = Au moins dix caractères. Toutes les autres sessions se ferment.
account-passphrase-changed = La phrase de passe est changée, et toutes les autres sessions sont fermées.
account-data = Ce que l’on sait de vous
account-data-about = Un fichier avec vos tables, ce que vous y avez dit, vos decks et vos sessions ; ou plus rien du tout.
account-export = Tout télécharger
account-delete = Tout supprimer
account-delete-about = Votre compte, vos decks, vos sessions et les tables où personne d’autre n’est assis sont supprimés. Là où d’autres jouent aussi, la partie reste, sans votre nom et sans ce que vous avez dit. Personne ne peut revenir là-dessus.
account-delete-sure = Oui, supprimer tout ce qui est à moi.
account-deleted = Tout ce qui était à vous est supprimé.
report-title = Signaler quelqu’un
report-about = Les modérateurs lisent ce que vous écrivez et de quelle table il s’agit.
report-table = Table
report-choose = Choisissez une table
report-one = { $game } avec { $names }, { $when }
report-seat = À propos de
report-whole-table = La table entière
report-text = Ce qui s’est passé
report-send = Envoyer aux modérateurs
report-done = C’est envoyé. Merci.

# Modération
nav-admin = Modération
admin-done = C’est fait.
admin-reports = Signalements
admin-no-reports = Rien n’a été signalé.
admin-report = { $when }, table { $table }, place { $seat }
admin-settled = réglé le { $when }
admin-mute-week = Faire taire une semaine
admin-ban-week = Exclure une semaine
admin-close = Fermer la table
admin-settle = Réglé
admin-order = Faire quelque chose
admin-what = Quoi
admin-whom = Qui
admin-whom-hint = @nom pour un compte, TABLE/A pour une place, ou l’identifiant d’un invité
admin-table = Table
admin-address = Adresse
admin-days = Jours (0 pour toujours)
admin-role = Rôle
admin-why = Pourquoi
admin-carry-out = Exécuter
order-ban = Exclure quelqu’un
order-mute = Faire taire quelqu’un
order-ban-address = Exclure une adresse
order-close = Fermer une table
order-open = Rouvrir une table
order-role = Donner un rôle
order-forget = Supprimer une personne
admin-bans = Qui ne peut pas venir ou parler
admin-no-bans = Tout le monde peut venir et parler.
admin-until = jusqu’au { $when }
admin-for-ever = pour toujours
admin-lift = Lever
admin-lift-one = Lever cette interdiction\xA0: { $whom }
admin-lifted = levé
ban-guest = Exclusion
ban-mute = Silence
ban-address = Adresse exclue
admin-nodes = Serveurs
admin-deeds = Ce qui a été fait
admin-no-deeds = Rien pour l’instant.
admin-when = Quand
admin-who = Qui
admin-about = À propos de

# Une première partie avec un guide.
guide-first = Votre première partie, avec un guide
guide-about = Une partie entière avec un débutant parmi les robots. Le guide dit à quoi penser chaque fois qu’on vous demande quelque chose, et le robot explique ce qu’il fait.
guide-begin = Jouer avec un guide
guide-title = Le guide
guide-away = Continuer sans lui
guide-win = Ainsi, je pense gagner dans { $win } des cas.
guide-gains = J’y gagne\xA0: { $things }.
guide-losses = Vous y perdez\xA0: { $things }.
guide-other = Avec «\xA0{ $other }\xA0», ce serait { $win }.
guide-nothing = Rien d’autre ne promettait davantage.

# La table d’analyse d’une partie revue.
board-short = Analyse
board-about = La meilleure réponse à chaque moment, et ce que chaque décision a coûté
board-title = Réponses à ce moment
board-asked = { $name } décide et gagne dans { $win } des cas, d’après ce qu’on sait à cette place.
board-best = La meilleure réponse a été donnée.
board-lost = La réponse donnée a coûté { $lost }.
board-taken = donnée
board-nobody = Plus personne ne décide ici.
outlook-every = { $number ->
    [one] La seule décision, et son prix
   *[other] Les { $number } décisions, et le prix de chacune
}
`,bo=`language`,xo={en:ko(`en`,vo),fr:ko(`fr`,yo)},So=N(on(Ao()));function Co(){return q(So)}function wo(e){P(So,e,!0),document.documentElement.lang=e;try{localStorage.setItem(bo,e)}catch{}}function Q(e,t){let n=xo[q(So)].getMessage(e);return n?.value?xo[q(So)].formatPattern(n.value,t??null):e}function To(e){return new Intl.ListFormat(q(So),{type:`conjunction`}).format(e)}function Eo(e){return new Intl.NumberFormat(q(So),{style:`percent`,maximumFractionDigits:0}).format(e)}function Do(e){return new Intl.NumberFormat(q(So)).format(e)}function Oo(e){return new Intl.DateTimeFormat(q(So),{dateStyle:`medium`,timeStyle:`short`}).format(new Date(e*1e3))}function ko(e,t){let n=new Wa(e,{useIsolating:!1});return n.addResource(new go(t)),n}function Ao(){let e=null;try{e=localStorage.getItem(bo)}catch{}let t=(e??navigator.language).startsWith(`fr`)?`fr`:`en`;return document.documentElement.lang=t,t}var jo=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),Mo=function(e){return`/`+e},No={},Po=function(e){return e.pathname.endsWith(`.css`)},Fo=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},$=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=Mo(t,n);let r=s(t),i=Po(r);return Fo(No,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:jo,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},Io=Pr(`<a class="svelte-1n46o8q"> </a>`),Lo=Pr(`<p class="missing svelte-1n46o8q"> </p>`),Ro=Pr(`<!> <a class="skip svelte-1n46o8q" href="#main"> </a> <div><header class="svelte-1n46o8q"><a class="name svelte-1n46o8q" href="/"><svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true"><rect x="2" y="6" width="28" height="20" rx="4" fill="var(--felt)" stroke="var(--accent)" stroke-width="1.5"></rect><rect x="9" y="10" width="7" height="11" rx="1.5" fill="var(--paper)" transform="rotate(-10 12.5 15.5)"></rect><rect x="15" y="10" width="7" height="11" rx="1.5" fill="var(--gold)" transform="rotate(8 18.5 15.5)"></rect></svg> <span class="svelte-1n46o8q"> </span></a> <nav class="svelte-1n46o8q"></nav> <a class="account svelte-1n46o8q" href="/account"><svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><circle cx="10" cy="7" r="3.4" fill="none" stroke="currentColor" stroke-width="1.6"></circle><path d="M3.5 17.5c.6-3.6 3.2-5.4 6.5-5.4s5.9 1.8 6.5 5.4" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"></path></svg></a> <div class="tongues svelte-1n46o8q" role="group"><button lang="en" title="English" class="svelte-1n46o8q">EN</button> <button lang="fr" title="Français" class="svelte-1n46o8q">FR</button></div></header> <main id="main" tabindex="-1" class="svelte-1n46o8q"><!></main></div>`,1);function zo(e,t){tt(t,!0);let n={lobby:()=>$(()=>import(`./Lobby-Bnnoe5qP.js`),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17])),table:()=>$(()=>import(`./Table-RNlYhHoE.js`),__vite__mapDeps([18,1,2,3,5,8,9,19,20,21,10,22,14,23,24,25])),replay:()=>$(()=>import(`./Replay-CkgjpbVQ.js`),__vite__mapDeps([26,1,2,3,27,28,5,6,7,21,10,29,30,12,13,31,8,9,32,15,16,23,24,33])),learn:()=>$(()=>import(`./Learn-B3LPam0Y.js`),__vite__mapDeps([34,1,2,5,6,7,12,13,35,36,22,10,37])),rules:()=>$(()=>import(`./Rules-CPOcMd6O.js`),__vite__mapDeps([38,1,2,5,6,7,8,9,21,10,12,13,39,40,41,42,35,36,43,31,32,44,45])),cards:()=>$(()=>import(`./Cards-Bzb-oTem.js`),__vite__mapDeps([46,2,1,27,28,8,9,21,12,13,47,5,48,39,40,41,42,35,36,49])),decks:()=>$(()=>import(`./Decks-DxIi9KPO.js`),__vite__mapDeps([50,1,2,5,6,7,8,9,19,20,21,51,27,28,10,29,30,52,12,13,47,48,39,40,35,36,43,31,32,44,53])),account:()=>$(()=>import(`./Account-EhrQL0Tg.js`),__vite__mapDeps([54,1,2,27,28,6,5,7,11,12,13,55])),admin:()=>$(()=>import(`./Admin-CIcg_1Yp.js`),__vite__mapDeps([56,1,6,5,7,12,13,57])),nowhere:()=>$(()=>import(`./Nowhere-B6GYWBsq.js`),__vite__mapDeps([58,16]))},r=wt(ma),i=wt(()=>{let{page:e,...t}=q(r);return t}),a=wt(()=>q(r).page===`table`||q(r).page===`replay`),o=wt(()=>`id`in q(r)?`${q(r).page}/${q(r).id}`:q(r).page),s=wt(()=>n[q(r).page]);sa(ga);let c=N(null);async function l(){document.hidden&&ua()===`granted`&&!q(c)&&P(c,(await $(async()=>{let{default:e}=await import(`./Herald-CrN2zflU.js`);return{default:e}},__vite__mapDeps([59,1,2,3,4]))).default)}sa(()=>(document.addEventListener(`visibilitychange`,l),()=>document.removeEventListener(`visibilitychange`,l)));let u=N(void 0),d=J(()=>q(o));kn(()=>{q(o)!==d&&q(u)?.focus({preventScroll:!0}),d=q(o)});function f(e){e.preventDefault(),q(u)?.focus()}kn(()=>{document.title=q(r).page===`lobby`||q(a)?Q(`name`):Q(`title`,{page:Q(`nav-${q(r).page}`)})});let p=[[`lobby`,`/`,`nav-lobby`],[`learn`,`/learn`,`nav-learn`],[`rules`,`/rules`,`nav-rules`],[`cards`,`/cards`,`nav-cards`],[`decks`,`/decks`,`nav-decks`]];var m=Ro(),h=gn(m),g=e=>{var t=Rr();hi(gn(t),()=>q(c),(e,t)=>{t(e,{})}),zr(e,t)};ti(h,e=>{q(c)&&e(g)});var _=vn(h,2),y=_n(_,!0),b=vn(_,2);let x;var S=hn(b),C=hn(S),ee=_n(vn(hn(C),2),!0);ke(C);var te=vn(C,2);ci(te,21,()=>p,([e,t,n])=>e,(e,t)=>{var n=wt(()=>v(q(t),3));let i=()=>q(n)[0],a=()=>q(n)[1],o=()=>q(n)[2];var s=Io(),c=_n(s,!0);In(e=>{X(s,`href`,a()),X(s,`aria-current`,q(r).page===i()?`page`:void 0),Gr(c,e)},[()=>Q(o())]),zr(e,s)}),ke(te);var ne=vn(te,2),re=vn(ne,2),ie=hn(re),ae=vn(ie,2);ke(re),ke(S);var oe=vn(S,2);ri(hn(oe),()=>q(o),e=>{var t=Rr();ei(gn(t),()=>q(s)(),null,(e,t)=>{var n=Rr();hi(gn(n),()=>q(t).default,(e,t)=>{t(e,aa(()=>q(i)))}),zr(e,n)},e=>{var t=Lo(),n=_n(t,!0);In(e=>Gr(n,e),[()=>Q(`page-lost`)]),zr(e,t)}),zr(e,t)}),ke(oe),$i(oe,e=>P(u,e),()=>q(u)),ke(b),In((e,t,n,i,o,s,c,l,u)=>{Gr(y,e),x=Ei(b,1,`shell svelte-1n46o8q`,null,x,{wide:q(a)}),X(C,`aria-label`,t),Gr(ee,n),X(te,`aria-label`,i),X(ne,`aria-label`,o),X(ne,`title`,s),X(ne,`aria-current`,q(r).page===`account`?`page`:void 0),X(re,`aria-label`,c),X(ie,`aria-pressed`,l),X(ae,`aria-pressed`,u)},[()=>Q(`skip`),()=>Q(`home`),()=>Q(`name`),()=>Q(`nav`),()=>Q(`nav-account`),()=>Q(`nav-account`),()=>Q(`language`),()=>Co()===`en`,()=>Co()===`fr`]),Er(`click`,_,f),Er(`click`,ie,()=>wo(`en`)),Er(`click`,ae,()=>wo(`fr`)),zr(e,m),nt()}Dr([`click`]);var Bo=document.getElementById(`app`);Bo&&Kr(zo,{target:Bo});export{kn as $,_i as A,zr as B,Vi as C,Oi as D,ji as E,ii as F,Lr as G,Pr as H,ri as I,Tr as J,Dr as K,ti as L,hi as M,mi as N,Ei as O,ci as P,In as Q,ei as R,Hi as S,Mi as T,Ir as U,Rr as V,Br as W,mr as X,q as Y,J as Z,Zi as _,Ae as _t,Oo as a,vn as at,Bi as b,f as bt,ha as c,N as ct,fa as d,ft as dt,jn as et,ca as f,$e as ft,$i as g,Ye as gt,ea as h,et as ht,To as i,_n as it,gi as j,bi as k,da as l,wt as lt,oa as m,tt as mt,Do as n,hn as nt,Eo as o,on as ot,sa as p,nt as pt,Er as q,Co as r,gn as rt,Q as s,P as st,$ as t,ln as tt,ua as u,dt as ut,qi as v,ke as vt,Ni as w,X as x,v as xt,Ki as y,_ as yt,Gr as z};
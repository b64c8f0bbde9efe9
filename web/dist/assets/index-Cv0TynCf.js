const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/Lobby-dRXjvkv-.js","assets/games.svelte-D-tnuOGk.js","assets/Notice-CFW-Iuqb.js","assets/Notice-OEYG18qa.css","assets/names.svelte-J_cTVDEL.js","assets/Face-zpyPbth_.js","assets/Face-DUAzHB4G.css","assets/Title-DoqJnPWm.js","assets/Title-B73xXWbg.css","assets/levels-CWUeRQE8.js","assets/seats-DZUi1ICg.js","assets/DownloadIcon-Cppj-qLZ.js","assets/legacy-BIzfdhNG.js","assets/Lobby-CXvScP7R.css","assets/Table-B3qPuhtb.js","assets/opening-CYrdxzYG.js","assets/Board-X8ZZvubP.js","assets/faces.svelte-D8zJss7F.js","assets/Board-qkTJcXxX.css","assets/Table-C52lP4uV.css","assets/Replay-CbTg5FIV.js","assets/Dialog-Cu3rejn6.js","assets/Dialog-41Rcnt73.css","assets/SeatPicker-DtH2i_vY.js","assets/SeatPicker-DP75Y-Qs.css","assets/Peek-DUJep3BT.js","assets/Peek-nzYJ-VKS.css","assets/Replay-BxjGHLS1.css","assets/Learn-vpbSXljU.js","assets/GameTabs-Zp8jt_6_.js","assets/GameTabs-DfEqXYlp.css","assets/Learn-Bd4OtAq0.css","assets/Rules-Cg3nOjYA.js","assets/SearchField-CFN5rYfy.js","assets/SearchField-uiFVaB4W.css","assets/CopyLink-CDW18UXE.js","assets/CopyLink-BbcslzLS.css","assets/CardName-CW-spWjF.js","assets/CardName-DmfJHc1g.css","assets/Rules-CACm2dWe.css","assets/Cards-gX2GsqVe.js","assets/Filters-CmwNZw1c.js","assets/Filters-BuiD3tp6.css","assets/Cards-K1fhpUU1.css","assets/Decks-M1SJVXEK.js","assets/SetUp-vQ0B2RkD.js","assets/SetUp-Dz_PyDXJ.css","assets/Decks-DQhSofum.css","assets/Nowhere-C7_ydswC.js"])))=>i.map(i=>d[i]);
var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible;function d(e){return typeof e==`function`}var f=()=>{};function p(e){return typeof e?.then==`function`}function m(e){return e()}function h(e){for(var t=0;t<e.length;t++)e[t]()}function g(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function _(e,t,n=!1){return e===void 0?n?t():t:e}function v(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var y=1<<24,b=1024,x=2048,S=4096,C=8192,ee=16384,te=32768,ne=1<<25,re=65536,ie=1<<19,ae=1<<20,oe=1<<25,se=1<<21,ce=1<<22,le=1<<23,w=Symbol(`$state`),ue=Symbol(`component`),de=Symbol(`legacy props`),fe=Symbol(``),pe=Symbol(`attributes`),me=Symbol(`class`),he=Symbol(`style`),ge=Symbol(`text`),_e=Symbol(`form reset`),ve=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},ye=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),be={},T=Symbol(`uninitialized`),xe=`http://www.w3.org/1999/xhtml`;function Se(){console.warn(`https://svelte.dev/e/derived_inert`)}function Ce(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function we(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Te(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var E=!1;function Ee(e){E=e}var D;function O(e){if(e===null)throw Ce(),be;return D=e}function De(){return O(pn(D))}function Oe(e){if(E){if(pn(D)!==null)throw Ce(),be;D=e}}function ke(e=1){if(E){for(var t=e,n=D;t--;)n=pn(n);D=n}}function Ae(e=!0){for(var t=0,n=D;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=pn(n);e&&n.remove(),n=i}}function je(e){if(!e||e.nodeType!==8)throw Ce(),be;return e.data}function Me(e){return e===this.v}function Ne(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Pe(e){return!Ne(e,this.v)}function Fe(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Ie(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Le(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Re(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function ze(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Be(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Ve(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function He(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ue(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function We(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ge(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Ke(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var qe=!1;function Je(){qe=!0}function Ye(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function Xe(e,t){return e===null&&Fe(t),e.c??=new Map(Ye(e)||void 0)}var k=null;function Ze(e){k=e}function Qe(e){return Xe(k,`getContext`).get(e)}function $e(e,t){return Xe(k,`setContext`).set(e,t),t}function et(e,t=!1,n){k={p:k,i:!1,c:null,e:null,s:e,x:null,r:G,l:qe&&!t?{s:null,u:null,$:[]}:null}}function tt(e){var t=k,n=t.e;if(n!==null){t.e=null;for(var r of n)On(r)}return e!==void 0&&(t.x=e),t.i=!0,k=t.p,nt(e)}function nt(e={}){return i(e,ue,{value:!0}),e}function rt(){return!qe||k!==null&&k.l===null}var it=[];function at(){var e=it;it=[],h(e)}function A(e){if(it.length===0&&!Nt){var t=it;queueMicrotask(()=>{t===it&&at()})}it.push(e)}function ot(){for(;it.length>0;)at()}var st=~(x|S|b);function j(e,t){e.f=e.f&st|t}function ct(e){e.f&512||e.deps===null?j(e,b):j(e,S)}function lt(e,t){e.f&2048?t.set(e,x):e.f&4096&&t.get(e)!==2048&&t.set(e,S),j(e,b)}function ut(e,t){if(t){let t=document.body;e.autofocus=!0,A(()=>{document.activeElement===t&&e.focus()})}}function dt(e){E&&L(e)!==null&&vn(e)}var ft=!1;function pt(){ft||(ft=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[_e]?.()})},{capture:!0}))}function mt(e){var t=H,n=G;W(null),Xn(null);try{return e()}finally{W(t),Xn(n)}}function ht(e,t,n,r=n){e.addEventListener(t,()=>mt(n));let i=e[_e];e[_e]=i?()=>{i(),r(!0)}:()=>r(!0),pt()}function gt(e,t,n,r){let i=rt()?bt:wt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=G,c=_t(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){R(e,s)}vt()}}var d=yt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>St(e))).then(u).catch(e=>R(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),vt())}):f()}function _t(){var e=G,t=H,n=k,r=M;return function(i=!0){Xn(e),W(t),Ze(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function vt(e=!0){Xn(null),W(null),Ze(null),e&&M?.deactivate()}function yt(){var e=G,t=e.b,n=M,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function bt(e){var t=2|x;return G!==null&&(G.f|=ie),{ctx:k,deps:null,effects:null,equals:Me,f:t,fn:e,reactions:null,rv:0,v:T,wv:0,parent:G,ac:null}}var xt=Symbol(`obsolete`);function St(e,t,n){let r=G;r===null&&Ie();var i=void 0,a=Xt(T),o=!H,s=new Set;return Mn(()=>{var t=G,n=g();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==ve&&n.reject(e)}).finally(vt)}catch(e){n.reject(e),vt()}var c=M;if(o){if(t.f&32768)var l=yt();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(xt);else for(let e of s.values())e.reject(xt);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==xt&&(c.activate(),t?(a.f|=le,en(a,t)):(a.f&8388608&&(a.f^=le),en(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),En(()=>{for(let e of s)e.reject(xt)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function Ct(e){let t=bt(e);return Qn(t),t}function wt(e){let t=bt(e);return t.equals=Pe,t}function Tt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)V(t[n])}}function Et(e){var t,n=G,r=e.parent;if(!Jn&&r!==null&&e.v!==T&&r.f&24576)return Se(),e.v;Xn(r);try{Tt(e),t=sr(e)}finally{Xn(n)}return t}function Dt(e){var t=Et(e);!e.equals(t)&&(e.wv=ir(),(!M?.is_fork||e.deps===null)&&(M===null?e.v=t:(M.capture(e,t,!0),jt?.capture(e,t,!0)),e.deps===null))?j(e,b):Jn||(N===null?ct(e):(Tn()||M?.is_fork)&&N.set(e,t))}function Ot(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&mt(()=>{t.ac.abort(ve),t.ac=null}),t.fn!==null&&(t.teardown=f),ur(t,0),Rn(t))}function kt(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&dr(t)}var At=null,M=null,jt=null,N=null,Mt=null,Nt=!1,Pt=!1,Ft=null,It=null,Lt=0,Rt=1,zt=class e{id=Rt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){At===null?At=this:(At.next=this,this.prev=At),At=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)j(r,x),t(r);for(r of n.m)j(r,S),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=b}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)j(e,t),this.schedule(e);this.apply();for(var t=Ft=[],n=[],r=It=[];this.#a.length>0;){Lt++>1e3&&(this.#b(),Vt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Kt(e),this.#d()||this.discard(),t}}if(M=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Ft=null,It=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Gt(e,t);r.length>0&&M.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),jt=this,Ut(n),Ut(t),jt=null,this.#i?.resolve();var o=M;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(Jt.clear(),o.#m())}}#h(e,t,n){e.f^=b;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=b:i&4?t.push(r):ar(r)&&(i&16&&this.add_dirty_reaction(r,S),dr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),j(i,x),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),M=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)lt(e[t],this.#s)}capture(e,t,n=!1){e.v!==T&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),N?.set(e,t)),this.is_fork||(e.v=t)}activate(){M=this}deactivate(){M=null,N=null}flush(){try{Pt=!0,M=this,this.#m()}finally{Lt=0,Mt=null,Ft=null,It=null,Pt=!1,M=null,N=null,Jt.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(xt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,A(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=g()).promise}static ensure(){if(M===null){let t=M=new e;!Pt&&!Nt&&A(()=>{t.started||t.flush()})}return M}apply(){N=null}schedule(e){Mt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?At=e:t.prev=e,this.linked=!1}}};function Bt(e){var t=Nt,n=jt;jt=null,Nt=!0;try{var r;for(e&&(Bt(),r=e());;){if(ot(),M===null)return r;M.flush()}}finally{Nt=t,jt=n}}function Vt(){try{Ve()}catch(e){R(e,Mt)}}var Ht=null;function Ut(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&ar(r)&&(Ht=new Set,dr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Vn(r),Ht?.size>0)){Jt.clear();for(let e of Ht){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Ht.has(n)&&(Ht.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||dr(n)}}Ht.clear()}}Ht=null}}function Wt(e){M.schedule(e)}function Gt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),j(e,b);for(var n=e.first;n!==null;)Gt(n,t),n=n.next}}function Kt(e){j(e,b);for(var t=e.first;t!==null;)Kt(t),t=t.next}var qt=new Set,Jt=new Map,Yt=!1;function Xt(e,t){return{f:0,v:e,reactions:null,equals:Me,rv:0,wv:0}}function P(e,t){let n=Xt(e,t);return Qn(n),n}function Zt(e,t=!1,n=!0){let r=Xt(e);return t||(r.equals=Pe),qe&&n&&k!==null&&k.l!==null&&(k.l.s??=[]).push(r),r}function F(e,t,n=!1){return H!==null&&(!U||H.f&131072)&&rt()&&H.f&4325394&&(Zn===null||!Zn.has(e))&&Ge(),en(e,n?an(t):t,It)}var Qt=null,$t=0;function en(e,t,n=null){if(!e.equals(t)){Jn?Jt.set(e,t):Jt.has(e)||Jt.set(e,e.v);var r=zt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Et(t),N===null&&ct(t)}e.wv=ir(),Qt=null,$t=0,rn(e,x,n),Qt=null,rt()&&G!==null&&G.f&1024&&!(G.f&96)&&(J===null?$n([e]):J.push(e)),!r.is_fork&&qt.size>0&&!Yt&&tn()}return t}function tn(){Yt=!1;for(let e of qt){e.f&1024&&j(e,S);let t;try{t=ar(e)}catch{t=!0}t&&dr(e)}qt.clear()}function nn(e){F(e,e.v+1)}function rn(e,t,n){var r=e.reactions;if(r!==null){var i=rt(),a=r.length;if($t+=a,$t>1e5&&Qt===null&&(Qt=new Set),Qt!==null){if(Qt.has(e))return;Qt.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==G){var l=(c&x)===0;if(l&&j(s,t),c&131072)qt.add(s);else if(c&2){var u=s;N?.delete(u),rn(u,S,n)}else if(l){var d=s;c&16&&Ht!==null&&Ht.add(d),n===null?Wt(d):n.push(d)}}}}}function an(t){if(typeof t!=`object`||!t||w in t||ue in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=P(0),u=null,d=nr,f=e=>{if(nr===d)return e();var t=H,n=nr;W(null),rr(d);var r=e();return W(t),rr(n),r};return i&&r.set(`length`,P(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||Ue();var i=r.get(t);return i===void 0?f(()=>{var e=P(n.value,u);return r.set(t,e),e}):F(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>P(T,u));r.set(t,e),nn(o)}}else F(n,T),nn(o);return!0},get(e,n,i){if(n===w)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>P(an(s?e[n]:T),u)),r.set(n,o)),o!==void 0){var c=Y(o);return c===T?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=Y(i);if(a===T)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===w)return!0;var n=r.get(t),i=n!==void 0&&n.v!==T||Reflect.has(e,t);return(n!==void 0||(G!==null||H!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>P(i?an(e[t]):T,u)),r.set(t,n)),Y(n)===T)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>P(T,u)),r.set(d+``,p)):F(p,T)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>P(void 0,u)),F(c,an(n)),r.set(t,c));else{l=c.v!==T;var m=f(()=>an(n));F(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&F(g,_+1)}nn(o)}return!0},ownKeys(e){Y(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==T});for(var[n,i]of r)i.v!==T&&!(n in e)&&t.push(n);return t},setPrototypeOf(){We()}})}function on(e){try{if(typeof e==`object`&&e&&w in e)return e[w]}catch{}return e}function sn(e,t){return Object.is(on(e),on(t))}var cn,ln,un,dn;function fn(){if(cn===void 0){cn=window,ln=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;un=a(t,`firstChild`).get,dn=a(t,`nextSibling`).get,u(e)&&(e[me]=void 0,e[pe]=null,e[he]=void 0,e.__e=void 0),u(n)&&(n[ge]=void 0)}}function I(e=``){return document.createTextNode(e)}function L(e){return un.call(e)}function pn(e){return dn.call(e)}function mn(e,t){if(!E)return L(e);var n=L(D);if(n===null)n=D.appendChild(I());else if(t&&n.nodeType!==3){var r=I();return n?.before(r),O(r),r}return t&&xn(n),O(n),n}function hn(e,t=!1){if(!E){var n=L(e);return n instanceof Comment&&n.data===``?pn(n):n}if(t){if(D?.nodeType!==3){var r=I();return D?.before(r),O(r),r}xn(D)}return D}function gn(e,t=!1){if(!E)return L(e);var n=mn(e,t);return Oe(e),n}function _n(e,t=1,n=!1){let r=E?D:e;for(var i;t--;)i=r,r=pn(r);if(!E)return r;if(n){if(r?.nodeType!==3){var a=I();return r===null?i?.after(a):r.before(a),O(a),a}xn(r)}return O(r),r}function vn(e){e.textContent=``}function yn(){return!1}function bn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function xn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function Sn(e){var t=G;if(t===null)return H.f|=le,e;if(!(t.f&32768)&&!(t.f&4))throw e;R(e,t)}function R(e,t){if(e===be)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function Cn(e){G===null&&(H===null&&Be(e),ze()),Jn&&Re(e)}function wn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function z(e,t){var n=G;n!==null&&n.f&8192&&(e|=C);var r={ctx:k,deps:null,nodes:null,f:e|x|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};M?.register_created_effect(r);var i=r;if(e&4)Ft===null?zt.ensure().schedule(r):Ft.push(r);else if(t!==null){try{dr(r)}catch(e){throw V(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=re))}if(i!==null&&(i.parent=n,n!==null&&wn(i,n),H!==null&&H.f&2&&!(e&64))){var a=H;(a.effects??=[]).push(i)}return r}function Tn(){return H!==null&&!U}function En(e){let t=z(8,null);return j(t,b),t.teardown=e,t}function Dn(e){Cn(`$effect`);var t=G.f;if(!H&&t&32&&k!==null&&!k.i){var n=k;(n.e??=[]).push(e)}else return On(e)}function On(e){return z(4|ae,e)}function kn(e){return Cn(`$effect.pre`),z(8|ae,e)}function An(e){zt.ensure();let t=z(64|ie,e);return(e={})=>new Promise(n=>{e.outro?Hn(t,()=>{V(t),n(void 0)}):(V(t),n(void 0))})}function jn(e){return z(4,e)}function Mn(e){return z(ce|ie,e)}function Nn(e,t=0){return z(8|t,e)}function Pn(e,t=[],n=[],r=[]){gt(r,t,n,t=>{z(8,()=>{e(...t.map(Y))})})}function Fn(e,t=0){return z(16|t,e)}function In(e,t=0){return z(y|t,e)}function B(e){return z(32|ie,e)}function Ln(e){var t=e.teardown;if(t!==null){let n=Jn,r=H;Yn(!0),W(null);try{t.call(null)}catch(t){R(t,e.parent)}finally{Yn(n),W(r)}}}function Rn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&mt(()=>{e.abort(ve)});var r=n.next;n.f&64?n.parent=null:V(n,t),n=r}}function zn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||V(t),t=n}}function V(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Bn(e.nodes.start,e.nodes.end),n=!0),e.f|=ne,Rn(e,t&&!n),ur(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Ln(e),e.f^=ne,e.f|=ee;var i=e.parent;i!==null&&i.first!==null&&Vn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Bn(e,t){for(;e!==null;){var n=e===t?null:pn(e);e.remove(),e=n}}function Vn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Hn(e,t,n=!0){var r=[];e.f|=256,Un(e,r,!0);var i=()=>{n&&V(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Un(e,t,n){if(!(e.f&8192)){e.f^=C;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Un(i,t,o?n:!1)}i=a}}}function Wn(e){e.f&=-257,Gn(e,!0)}function Gn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=C,e.f&1024||(j(e,x),zt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Gn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Kn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:pn(n);t.append(n),n=i}}var qn=null,Jn=!1;function Yn(e){Jn=e}var H=null,U=!1;function W(e){H=e}var G=null;function Xn(e){G=e}var Zn=null;function Qn(e){H!==null&&(H.f&2097152||H.f&2)&&(Zn??=new Set).add(e)}var K=null,q=0,J=null;function $n(e){J=e}var er=1,tr=0,nr=tr;function rr(e){nr=e}function ir(){return++er}function ar(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(ar(a)&&Dt(a),a.wv>e.wv)return!0}t&512&&N===null&&j(e,b)}return!1}function or(e,t,n=!0){var r=e.reactions;if(r!==null&&!(Zn!==null&&Zn.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?or(a,t,!1):t===a&&(n?j(a,x):a.f&1024&&j(a,S),Wt(a))}}function sr(e){var t=K,n=q,r=J,i=H,a=Zn,o=k,s=U,c=nr,l=e.f;K=null,q=0,J=null,H=l&96?null:e,Zn=null,Ze(e.ctx),U=!1,nr=++tr,e.ac!==null&&(mt(()=>{e.ac.abort(ve)}),e.ac=null);try{e.f|=se;var u=e.fn,d=u();e.f|=te;var f=cr(e);if(rt()&&J!==null&&!U&&f!==null&&!(e.f&6146))for(var p=0;p<J.length;p++)or(J[p],e);if(i!==null&&i!==e){if(tr++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=tr;if(t!==null)for(let e of t)e.rv=tr;J!==null&&(r===null?r=J:r.push(...J))}return e.f&8388608&&(e.f^=le),d}catch(t){return cr(e),Sn(t)}finally{e.f^=se,K=t,q=n,J=r,H=i,Zn=a,Ze(o),U=s,nr=c}}function cr(e){var t=e.deps,n=M?.is_fork;if(K!==null){var r;if(n||ur(e,q),t!==null&&q>0)for(t.length=q+K.length,r=0;r<K.length;r++)t[q+r]=K[r];else e.deps=t=K;if(Tn()&&e.f&512)for(r=q;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&q<t.length&&(ur(e,q),t.length=q);return t}function lr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(K===null||!n.call(K,r))){var s=r;s.f&512&&(s.f^=512),s.v!==T&&ct(s),s.ac!==null&&mt(()=>{s.ac.abort(ve),s.ac=null,j(s,x)}),Ot(s),ur(s,0)}}function ur(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)lr(e,n[r])}function dr(e){var t=e.f;if(!(t&16384)){j(e,b);var n=G;G=e;try{t&16777232?zn(e):Rn(e),Ln(e);var r=sr(e);e.teardown=typeof r==`function`?r:null,e.wv=er}finally{G=n}}}async function fr(){await Promise.resolve(),Bt()}function Y(e){var t=!!(e.f&2);if(qn?.add(e),H!==null&&!U&&!(G!==null&&G.f&16384)&&(Zn===null||!Zn.has(e))){var r=H.deps;if(H.f&2097152)e.rv<tr&&(e.rv=tr,K===null&&r!==null&&r[q]===e?q++:K===null?K=[e]:K.push(e));else{H.deps??=[],n.call(H.deps,e)||H.deps.push(e);var i=e.reactions;i===null?e.reactions=[H]:n.call(i,H)||i.push(H)}}if(Jn&&Jt.has(e))return Jt.get(e);if(t){var a=e;if(Jn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||mr(a))&&(o=Et(a)),Jt.set(a,o),o}var s=!(a.f&512)&&!U&&H!==null&&!!(H.f&512),c=(a.f&te)===0;ar(a)&&(s&&(a.f|=512),Dt(a)),s&&!c&&(kt(a),pr(a))}if(N?.has(e))return N.get(e);if(e.f&8388608)throw e.v;return e.v}function pr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(kt(r),pr(r))}}function mr(e){if(e.v===T)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(Jt.has(t)||t.f&2&&mr(t))return!0;return!1}function X(e){var t=U;try{return U=!0,e()}finally{U=t}}function hr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(w in e)gr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&w in n&&gr(n)}}}function gr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{gr(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var _r=[`touchstart`,`touchmove`];function vr(e){return _r.includes(e)}var yr=Symbol(`events`),br=new Set,xr=new Set;function Sr(e,t,n,r={}){function i(e){if(r.capture||Or.call(t,e),!e.cancelBubble)return mt(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,A(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Cr(e,t,n,r,i){var a={capture:r,passive:i},o=Sr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&En(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function wr(e,t,n){(t[yr]??={})[e]=n}function Tr(e){for(var t=0;t<e.length;t++)br.add(e[t]);for(var n of xr)n(e)}var Er=null,Dr=!1;function Or(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Er=e,Dr||(Dr=!0,setTimeout(()=>{Dr=!1,Er=null}));var s=0,c=Er===e&&e[yr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[yr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=H,f=G;W(null),Xn(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[yr]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[yr]=t,delete e.currentTarget,W(d),Xn(f)}}}var kr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Ar(e){return kr?.createHTML(e)??e}function jr(e){var t=bn(`template`);return t.innerHTML=Ar(e.replaceAll(`<!>`,`<!---->`)),t.content}function Z(e,t){var n=G;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function Mr(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(E)return Z(D,null),D;i===void 0&&(i=jr(a?e:`<!>`+e),n||(i=L(i)));var t=r||ln?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=L(t),s=t.lastChild;Z(o,s)}else Z(t,t);return t}}function Nr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(E)return Z(D,null),D;if(!o){var e=L(jr(a));if(i)for(o=document.createDocumentFragment();L(e);)o.appendChild(L(e));else o=L(e)}var t=o.cloneNode(!0);if(i){var n=L(t),r=t.lastChild;Z(n,r)}else Z(t,t);return t}}function Pr(e,t){return Nr(e,t,`svg`)}function Fr(e=``){if(!E){var t=I(e+``);return Z(t,t),t}var n=D;return n.nodeType===3?xn(n):(n.before(n=I()),O(n)),Z(n,n),n}function Ir(){if(E)return Z(D,null),D;var e=document.createDocumentFragment(),t=document.createComment(``),n=I();return e.append(t,n),Z(t,n),e}function Lr(e,t){if(E){var n=G;n.f&32768&&n.nodes.end!==null||(n.nodes.end=D),De()}else e!==null&&e.before(t)}function Rr(){if(E&&D&&D.nodeType===8&&D.textContent?.startsWith(`$`)){let e=D.textContent.substring(1);return De(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function zr(e){let t=0,n=Xt(0),r;return()=>{Tn()&&(Y(n),Nn(()=>(t===0&&(r=X(()=>e(()=>nn(n)))),t+=1,()=>{A(()=>{--t,t===0&&(r?.(),r=void 0,nn(n))})})))}}var Br=re|ie;function Vr(e,t,n,r){new Hr(e,t,n,r)}var Hr=class{parent;is_pending=!1;transform_error;#e;#t=E?D:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=zr(()=>(this.#p=Xt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=G;t.b=this,t.f|=128,n(e)},this.parent=G.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Fn(()=>{if(E){let e=je(this.#t);De();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Br),E&&(this.#e=D)}#h(){try{this.#a=B(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);A(r),t&&(this.#s=B(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?Te():(t=!0,n&&Ke(),this.#s!==null&&Hn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){R(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(ee|ne))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=B(()=>e(this.#e)),A(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=I(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return B(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){R(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(M)):this.#u===0&&(this.#e.before(e),this.#c=null,Hn(this.#o,()=>{this.#o=null}),this.#x(M))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=B(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Kn(this.#a,e);let t=this.#n.pending;this.#o=B(()=>t(this.#e))}else this.#x(M)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){lt(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=G,n=H,r=k;Xn(this.#i),W(this.#i),Ze(this.#i.ctx);try{return zt.ensure(),e()}finally{Xn(t),W(n),Ze(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Hn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,A(()=>{this.#d=!1,this.#p&&en(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),Y(this.#p)}error(e){if(e===be||!this.#n.onerror&&!this.#n.failed)throw e;M?.is_fork?(this.#a&&M.skip_effect(this.#a),this.#o&&M.skip_effect(this.#o),this.#s&&M.skip_effect(this.#s),M.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(V(this.#a),null),this.#o&&=(V(this.#o),null),this.#s&&=(V(this.#s),null),E&&(O(this.#t),ke(),O(Ae()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return B(()=>{var r=G;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return R(e,this.#i.parent),null}}))};A(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){R(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>R(e,this.#i&&this.#i.parent)):n(t)}})}};function Ur(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[ge]??=e.nodeValue)&&(e[ge]=n,e.nodeValue=`${n}`)}function Wr(e,t){return Kr(e,t)}var Gr=new Map;function Kr(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){fn();var l=void 0,u=An(()=>{var s=n??t.appendChild(I());Vr(s,{pending:()=>{}},t=>{et({});var n=k;if(o&&(n.c=o),a&&(i.$$events=a),E&&Z(t,null),l=e(t,i)||nt(),E&&(G.nodes.end=D,D===null||D.nodeType!==8||D.data!==`]`))throw Ce(),be;tt()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=vr(r);for(let e of[t,document]){var a=Gr.get(e);a===void 0&&(a=new Map,Gr.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Or,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(br)),xr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=Gr.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Or),r.delete(e),r.size===0&&Gr.delete(n)):r.set(e,i)}xr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return qr.set(l,u),l}var qr=new WeakMap,Jr=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Wn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Wn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(V(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Kn(r,t),t.append(I()),this.#n.set(e,{effect:r,fragment:t})}else V(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Hn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(V(n.effect),this.#n.delete(e))};ensure(e,t){var n=M,r=yn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=I();i.append(a),this.#n.set(e,{effect:B(()=>t(a)),fragment:i})}else this.#t.set(e,B(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else E&&(this.anchor=D),this.#a(n)}},Yr=0,Xr=1,Zr=2;function Qr(e,t,n,r,i){E&&De();var a=rt(),o=T,s=a?Xt(o):Zt(o,!1,!1),c=a?Xt(o):Zt(o,!1,!1),l=new Jr(e);Fn(()=>{var a=M,o=t(),u=!1;let d=E&&p(o)===(e.data===`[!`);if(d&&(O(Ae()),Ee(!1)),p(o)){var f=_t(),m=!1;let e=e=>{if(!u){m=!0,f(!1),M===a&&a.deactivate(),zt.ensure();try{e()}finally{vt(!1),Nt||Bt()}}};o.then(t=>{e(()=>{en(s,t),l.ensure(Xr,r&&(e=>r(e,s)))})},t=>{e(()=>{if(en(c,t),l.ensure(Zr,i&&(e=>i(e,c))),!i)throw c.v})}),E?l.ensure(Yr,n):A(()=>{m||e(()=>{l.ensure(Yr,n)})})}else en(s,o),l.ensure(Xr,r&&(e=>r(e,s)));return d&&Ee(!0),()=>{u=!0}})}function $r(e,t,n=!1){var r;E&&(r=D,De());var i=new Jr(e),a=n?re:0;function o(e,t){if(E){var n=je(r);if(e!==parseInt(n.substring(1))){var a=Ae();O(a),i.anchor=a,Ee(!1),i.ensure(e,t),Ee(!0);return}}i.ensure(e,t)}Fn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var ei=Symbol(`NaN`);function ti(e,t,n){E&&De();var r=new Jr(e),i=!rt();Fn(()=>{var e=t();e!==e&&(e=ei),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function ni(e,t){return t}function ri(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Hn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;ii(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;vn(d),d.append(u),e.items.clear()}ii(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function ii(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=oe,Kn(a,document.createDocumentFragment())):V(t[i],n)}}var ai;function oi(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=E?O(L(u)):u.appendChild(I())}E&&De();var d=null,f=wt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=Y(f);_.fallback=d,ci(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=oe,ui(d,null,c)):Wn(d):Hn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Fn(()=>{var e=Y(f),t=e.length;let r=!1;E&&je(c)===`[!`!=(t===0)&&(c=Ae(),O(c),Ee(!1),r=!0);for(var u=new Set,_=M,v=yn(),y=0;y<t;y+=1){E&&D.nodeType===8&&D.data===`]`&&(c=D,r=!0,Ee(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&en(S.v,b),S.i&&en(S.i,y),v&&_.unskip_effect(S.e)):(S=li(l,m?c:ai??=I(),b,x,y,o,n,i),m||(S.e.f|=oe),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=B(()=>s(c)):(d=B(()=>s(ai??=I())),d.f|=oe)),t>u.size&&Le(``,``,``),E&&t>0&&O(Ae()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&Ee(!0),Y(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,E&&(c=D)}function si(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function ci(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=si(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Wn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=oe,_===l)ui(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),di(e,d,_),di(e,_,y),ui(_,y,n),d=_,p=[],m=[],l=si(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],C=p[p.length-1];for(x=0;x<p.length;x+=1)ui(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);di(e,S.prev,C.next),di(e,d,S),di(e,C,b),l=b,d=C,--v,p=[],m=[]}else u.delete(_),ui(_,l,n),di(e,_.prev,_.next),di(e,_,d===null?e.effect.first:d.next),di(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=si(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=si(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(ii(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var ee=[];if(u!==void 0)for(_ of u)_.f&8192||ee.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&ee.push(l),l=si(l.next);var te=ee.length;if(te>0){var ne=i&4&&s===0?n:null;if(o){for(v=0;v<te;v+=1)ee[v].nodes?.a?.measure();for(v=0;v<te;v+=1)ee[v].nodes?.a?.fix()}ri(e,ee,ne)}}o&&A(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function li(e,t,n,r,i,a,o,s){var c=o&1?o&16?Xt(n):Zt(n,!1,!1):null,l=o&2?Xt(i):null;return{v:c,i:l,e:B(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function ui(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=pn(r);if(a.before(r),r===i)return;r=o}}function di(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function fi(e,t,...n){var r=new Jr(e);Fn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},re)}function pi(e,t,n){var r;E&&(r=D,De());var i=new Jr(e);Fn(()=>{var e=t()??null;if(E&&je(r)===`[`!=(e!==null)){var a=Ae();O(a),i.anchor=a,Ee(!1),i.ensure(e,e&&(t=>n(t,e))),Ee(!0)}else i.ensure(e,e&&(t=>n(t,e)))},re)}function mi(e,t,n){jn(()=>{var r=X(()=>t(e,n?.())||{});if(n&&r?.update){var i=!1,a={};Nn(()=>{var e=n();hr(e),i&&Ne(a,e)&&(a=e,r.update(e))}),i=!0}if(r?.destroy)return()=>r.destroy()})}function hi(e,t){var n=void 0,r;In(()=>{n!==(n=t())&&(r&&=(V(r),null),n&&(r=B(()=>{jn(()=>n(e))})))})}function gi(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=gi(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function _i(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=gi(e))&&(r&&(r+=` `),r+=t);return r}function vi(e){return typeof e==`object`?_i(e):e??``}var yi=[...` 	
\r\f\xA0\v﻿`];function bi(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||yi.includes(r[o-1]))&&(s===r.length||yi.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function xi(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Si(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Ci(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Si)),i&&c.push(...Object.keys(i).map(Si));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Si(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=xi(r)),i&&(n+=xi(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function wi(e,t,n,r,i,a){var o=e[me];if(E||o!==n||o===void 0){var s=bi(n,r,a);E&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[me]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Ti(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Ei(e,t,n,r){var i=e[he];if(E||i!==t){var a=Ci(t,r);E&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[he]=t}else r&&(Array.isArray(r)?(Ti(e,n?.[0],r[0]),Ti(e,n?.[1],r[1],`important`)):Ti(e,n,r));return r}function Di(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Oi(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Mi(c);Di(c,i?a.includes(l):sn(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function ki(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return we();for(var i of t.options)i.selected=n.includes(Mi(i))}else{for(i of t.options)if(sn(Mi(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function Ai(e){var t=new MutationObserver(t=>{t.every(Ni)||(`__defaultValue`in e&&Oi(e,!1),`__value`in e&&ki(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),En(()=>{t.disconnect()})}function ji(e,t,n=t){var r=new WeakSet,i=!0;ht(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Mi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Mi(o)}n(a),e.__value=a,M!==null&&r.add(M)}),jn(()=>{var a=t();if(e===document.activeElement){var o=M;if(r.has(o))return}if(ki(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Mi(s),n(a))}e.__value=a,i=!1})}function Mi(e){return`__value`in e?e.__value:e.value}function Ni(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Pi=Symbol(`is custom element`),Fi=Symbol(`is html`),Ii=ye?`link`:`LINK`,Li=ye?`progress`:`PROGRESS`;function Ri(e){if(E){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;Vi(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;Vi(e,`checked`,null),e.checked=r}}};e[_e]=n,A(n),pt()}}function zi(e,t){var n=Hi(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===Li)&&(e.value=t??``)}function Bi(e,t){var n=Hi(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function Vi(e,t,n,r){var i=Hi(e);if(!(E&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Ii))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[fe]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&Wi(e).has(t)?e[t]=n:(!E||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function Hi(e){return e[pe]??={[Pi]:e.nodeName.includes(`-`),[Fi]:e.namespaceURI===xe}}var Ui=new Map;function Wi(e){var t=e.getAttribute(`is`)||e.nodeName,n=Ui.get(t);if(n)return n;Ui.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function Gi(e,t,n=t){var r=new WeakSet;ht(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=qi(e)?Ji(a):a,n(a),M!==null&&r.add(M),await fr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(E&&e.defaultValue!==e.value||X(t)==null&&e.value)&&(n(qi(e)?Ji(e.value):e.value),M!==null&&r.add(M)),Nn(()=>{var n=t();if(e===document.activeElement){var i=M;if(r.has(i))return}qi(e)&&n===Ji(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}function Ki(e,t,n=t){ht(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(E&&e.defaultChecked!==e.checked||X(t)==null)&&n(e.checked),Nn(()=>{e.checked=!!t()})}function qi(e){var t=e.type;return t===`number`||t===`range`}function Ji(e){return e===``?null:+e}var Yi=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function Xi(e,t,n){var r=Yi.observe(e,()=>n(e[t]));jn(()=>(X(()=>n(e[t])),r))}function Zi(e,t){return e===t||e?.[w]===t}function Qi(e=nt(),t,n,r){var i=k.r,a=G;return jn(()=>{var o,s;return Nn(()=>{o=s,s=r?.()||[],X(()=>{Zi(n(...s),e)||(t(e,...s),o&&Zi(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&Zi(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function $i(e=!1){let t=k,n=t.l.u;if(!n)return;let r=()=>hr(t.s);if(e){let e=0,n={},i=bt(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>Y(i)}n.b.length&&kn(()=>{ea(t,r),h(n.b)}),Dn(()=>{let e=X(()=>n.m.map(m));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&Dn(()=>{ea(t,r),h(n.a)})}function ea(e,t){if(e.l.s)for(let t of e.l.s)Y(t);t()}var ta=!1;function na(e){var t=ta;try{return ta=!1,[e(),ta]}finally{ta=t}}var ra={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];d(i)&&(i=i());let o=a(i,t);if(o&&o.set)return o.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=a(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===w||t===de)return!1;for(let n of e.props)if(d(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(d(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function ia(...e){return new Proxy({props:e},ra)}function aa(e,t,n,r){var i=!qe||!!(n&2),o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=bt(r),Y(u)):(l&&(l=!1,c=s?X(r):r),c);let f;if(o){var p=w in e||de in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=na(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&He(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?bt:wt)(()=>(v=!1,g()));o&&Y(y);var b=G;return(function(e,t){if(arguments.length>0){let n=t?Y(y):i&&o?an(e):e;return F(y,n),v=!0,c!==void 0&&(c=n),e}return Jn&&v||b.f&16384?y.v:Y(y)})}function oa(e){k===null&&Fe(`onMount`),qe&&k.l!==null?ca(k).m.push(e):Dn(()=>{let t=X(e);if(typeof t==`function`)return t})}function sa(e){k===null&&Fe(`onDestroy`),oa(()=>()=>X(e))}function ca(e){var t=e.l;return t.u??={a:[],b:[],m:[]}}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var la=P(ma());function ua(){return Y(la)}function da(e,t=!1){t?history.replaceState(null,``,e):history.pushState(null,``,e),pa(),location.hash||window.scrollTo(0,0)}function fa(){let e=e=>{if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target?.closest?.(`a`);!t||t.target||t.hasAttribute(`download`)||t.origin!==location.origin||t.pathname.startsWith(`/api/`)||t.pathname===location.pathname&&t.hash||(e.preventDefault(),da(t.pathname+t.search+t.hash))};return window.addEventListener(`popstate`,pa),document.addEventListener(`click`,e),()=>{window.removeEventListener(`popstate`,pa),document.removeEventListener(`click`,e)}}function pa(){let e=ma();JSON.stringify(e)!==JSON.stringify(Y(la))&&F(la,e)}function ma(){let[e,t,n]=location.pathname.split(`/`).filter(Boolean).map(decodeURIComponent);return e===void 0?{page:`lobby`}:e===`t`&&t?{page:`table`,id:t}:e===`replay`&&t?{page:`replay`,id:t}:e===`rules`?{page:`rules`,game:t,rule:n}:e===`cards`?{page:`cards`,game:t,slug:n}:e===`decks`?{page:`decks`,game:t,build:n===`build`}:e===`learn`?{page:`learn`,game:t}:{page:`nowhere`}}var ha=class{constructor(e){this.value=e}valueOf(){return this.value}},Q=class extends ha{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},ga=class extends ha{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},_a=class e extends ha{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof ha)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof ha&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},va=100,ya=`⁨`,ba=`⁩`;function xa(e,t,n){return n===t||n instanceof ga&&t instanceof ga&&n.value===t.value||t instanceof ga&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Sa(e,t,n){return t[n]?ja(e,t[n].value):(e.reportError(RangeError(`No default`)),new Q)}function Ca(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=wa(e,i.value):n.push(wa(e,i));return{positional:n,named:r}}function wa(e,t){switch(t.type){case`str`:return t.value;case`num`:return new ga(t.value,{minimumFractionDigits:t.precision});case`var`:return Ta(e,t);case`mesg`:return Ea(e,t);case`term`:return Da(e,t);case`func`:return Oa(e,t);case`select`:return ka(e,t);default:return new Q}}function Ta(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Q(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Q(`$${t}`);if(n instanceof ha)return n;switch(typeof n){case`string`:return n;case`number`:return new ga(n);case`object`:if(_a.supportsValue(n))return new _a(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Q(`$${t}`)}}function Ea(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Q(t);if(n){let i=r.attributes[n];return i?ja(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Q(`${t}.${n}`))}return r.value?ja(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Q(t))}function Da(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Q(i);if(n){let t=a.attributes[n];if(t){e.params=Ca(e,r).named;let n=ja(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Q(`${i}.${n}`)}e.params=Ca(e,r).named;let o=ja(e,a.value);return e.params=null,o}function Oa(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Q(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Q(`${t}()`);try{let t=Ca(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Q(`${t}()`)}}function ka(e,{selector:t,variants:n,star:r}){let i=wa(e,t);if(i instanceof Q)return Sa(e,n,r);for(let t of n)if(xa(e,i,wa(e,t.key)))return ja(e,t.value);return Sa(e,n,r)}function Aa(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Q;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>va)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${va}`);r&&n.push(ya),n.push(wa(e,i).toString(e)),r&&n.push(ba)}return e.dirty.delete(t),n.join(``)}function ja(e,t){return typeof t==`string`?e.bundle._transform(t):Aa(e,t)}var Ma=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Na(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Pa=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Fa(e,t){let n=e[0];if(n instanceof Q)return new Q(`NUMBER(${n.valueOf()})`);if(n instanceof ga)return new ga(n.valueOf(),{...n.opts,...Na(t,Pa)});if(n instanceof _a)return new ga(n.toNumber(),{...Na(t,Pa)});throw TypeError(`Invalid argument to NUMBER`)}var Ia=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function La(e,t){let n=e[0];if(n instanceof Q)return new Q(`DATETIME(${n.valueOf()})`);if(n instanceof _a||n instanceof ga)return new _a(n,Na(t,Ia));throw TypeError(`Invalid argument to DATETIME`)}var Ra=new Map;function za(e){let t=Array.isArray(e)?e.join(` `):e,n=Ra.get(t);return n===void 0&&(n=new Map,Ra.set(t,n)),n}var Ba=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Fa,DATETIME:La,...t},this._useIsolating=n,this._transform=r,this._intls=za(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Ma(this,n,t);try{return Aa(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Q().toString(r);throw e}}},Va=/^(-?[a-zA-Z][\w-]*) *= */gm,Ha=/\.([a-zA-Z][\w-]*) *= */y,Ua=/\*?\[/y,Wa=/(-?[0-9]+(?:\.([0-9]+))?)/y,Ga=/([a-zA-Z][\w-]*)/y,Ka=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,qa=/^[A-Z][A-Z0-9_-]*$/,Ja=/([^{}\n\r]+)/y,Ya=/([^\\"\n\r]*)/y,Xa=/\\([\\"])/y,Za=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Qa=/^\n+/,$a=/ +$/,eo=/ *\r?\n/g,to=/( *)$/,no=/{\s*/y,ro=/\s*}/y,io=/\[\s*/y,ao=/\s*] */y,oo=/\s*\(\s*/y,so=/\s*->\s*/y,co=/\s*:\s*/y,lo=/\s*,?\s*/y,uo=/\s+/y,fo=class{constructor(e){this.body=[],Va.lastIndex=0;let t=0;for(;;){let n=Va.exec(e);if(n===null)break;t=Va.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(Ha);){let t=o(Ha),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Ja)&&(r=o(Ja)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Qa),u([i],i.length)):r?S(r,$a):null}function u(r=[],i){for(;;){if(n(Ja)){r.push(o(Ja));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,$a));let c=[];for(let e of r)e instanceof po&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(no,SyntaxError);let e=f();if(i(ro))return e;if(i(so)){let t=h();return i(ro,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Ka)){let[,e,t,n=null]=a(Ka);if(e===`$`)return{type:`var`,name:t};if(i(oo)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(qa.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(lo)}}function m(){let e=f();return e.type===`mesg`&&i(co)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Ua);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(io,SyntaxError);let e;return e=n(Wa)?v():{type:`str`,value:o(Ga)},i(ao,SyntaxError),e}function _(){if(n(Wa))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Wa),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Ya),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Xa))return o(Xa);if(n(Za)){let[,e,t]=a(Za),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(uo),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(eo,`
`),n=to.exec(e)[1].length;return new po(t,n)}}},po=class{constructor(e,t){this.value=e,this.length=t}},mo=`# What the browser's client itself says.

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
table-roll = { $number ->
    [0] Nothing to roll
    [one] Roll one die
   *[other] Roll { $number } dice
}
table-die-keep = keep it
table-die-kept = kept; once more rolls it again
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
builder-more = One more of { $name }
builder-less = One { $name } less
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
puzzle-title = Puzzle
puzzle-sure = It can be solved whatever the hidden cards are.
puzzle-likely = The solution holds on { $held } of { $of } tables with other hidden cards.
puzzle-say-win = Win before your turn is over. A solution has { $moves } decisions.
puzzle-say-survive = Still be in the game when your next turn begins. A solution has { $moves } decisions, until then.
puzzle-solved = Solved.
puzzle-failed = That was not it. Take decisions back, or begin again.
puzzle-next = Next puzzle
puzzle-solution = A solution
puzzle-all = All puzzles
`,ho=`# Ce que dit le client du navigateur lui-même.

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
table-roll = { $number ->
    [0] Rien à lancer
    [one] Lancer un dé
   *[other] Lancer { $number } dés
}
table-die-keep = garder
table-die-kept = gardé ; à nouveau pour le relancer
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
table-bot-for = Bot pour la place { $seat }
table-bot-add = Laisser jouer un bot
table-join-invited = { $names } — { $game }.
invite-words = { $host } vous invite à une partie de { $game }\xA0: { $address }
invite-copy = Copier avec quelques mots
invite-qr = Code QR
invite-qr-of = Code QR du lien de la place { $seat }
invite-closed = Seul cet ordinateur peut ouvrir ces liens.
invite-closed-how = Pour des amis à d’autres ordinateurs, quittez le programme et démarrez-le de façon que votre réseau l’atteigne\xA0:
invite-closed-then = Qui se trouve dans votre réseau ouvre alors { $address }. Au-delà, il faut un serveur qui ait un nom (--public).
invite-nearby = Les liens valent pour qui se trouve dans le même réseau que cet ordinateur.
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
builder-more = Un exemplaire de plus de { $name }
builder-less = Un exemplaire de moins de { $name }
builder-told = { $name }\xA0: { $number }. { $size } cartes en tout.
builder-empty = Cliquez sur des cartes pour les ajouter, ou collez une liste.
builder-paste = Coller une liste
builder-take = Reprendre
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
puzzle-title = Problème
puzzle-sure = Il a une solution quelles que soient les cartes cachées.
puzzle-likely = La solution tient sur { $held } tables sur { $of } dont les cartes cachées sont autres.
puzzle-say-win = Gagnez avant la fin de votre tour. Une solution compte { $moves } décisions.
puzzle-say-survive = Soyez encore en jeu au début de votre prochain tour. Une solution compte { $moves } décisions jusque-là.
puzzle-solved = Résolu.
puzzle-failed = Ce n’était pas cela. Reprenez des décisions, ou recommencez.
puzzle-next = Problème suivant
puzzle-solution = Une solution
puzzle-all = Tous les problèmes
`,go=`language`,_o={en:To(`en`,mo),fr:To(`fr`,ho)},vo=P(an(Eo()));function yo(){return Y(vo)}function bo(e){F(vo,e,!0),document.documentElement.lang=e;try{localStorage.setItem(go,e)}catch{}}function $(e,t){let n=_o[Y(vo)].getMessage(e);return n?.value?_o[Y(vo)].formatPattern(n.value,t??null):e}function xo(e){return new Intl.ListFormat(Y(vo),{type:`conjunction`}).format(e)}function So(e){return new Intl.NumberFormat(Y(vo),{style:`percent`,maximumFractionDigits:0}).format(e)}function Co(e){return new Intl.NumberFormat(Y(vo)).format(e)}function wo(e){return new Intl.DateTimeFormat(Y(vo),{dateStyle:`medium`,timeStyle:`short`}).format(new Date(e*1e3))}function To(e,t){let n=new Ba(e,{useIsolating:!1});return n.addResource(new fo(t)),n}function Eo(){let e=null;try{e=localStorage.getItem(go)}catch{}let t=(e??navigator.language).startsWith(`fr`)?`fr`:`en`;return document.documentElement.lang=t,t}var Do=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),Oo=function(e){return`/`+e},ko={},Ao=function(e){return e.pathname.endsWith(`.css`)},jo=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},Mo=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=Oo(t,n);let r=s(t),i=Ao(r);return jo(ko,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:Do,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},No=Mr(`<a class="svelte-1n46o8q"> </a>`),Po=Mr(`<p class="missing svelte-1n46o8q"> </p>`),Fo=Mr(`<a class="skip svelte-1n46o8q" href="#main"> </a> <div><header class="svelte-1n46o8q"><a class="name svelte-1n46o8q" href="/"><svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true"><rect x="2" y="6" width="28" height="20" rx="4" fill="var(--felt)" stroke="var(--accent)" stroke-width="1.5"></rect><rect x="9" y="10" width="7" height="11" rx="1.5" fill="var(--paper)" transform="rotate(-10 12.5 15.5)"></rect><rect x="15" y="10" width="7" height="11" rx="1.5" fill="var(--gold)" transform="rotate(8 18.5 15.5)"></rect></svg> <span class="svelte-1n46o8q"> </span></a> <nav class="svelte-1n46o8q"></nav> <div class="tongues svelte-1n46o8q" role="group"><button lang="en" title="English" class="svelte-1n46o8q">EN</button> <button lang="fr" title="Français" class="svelte-1n46o8q">FR</button></div></header> <main id="main" tabindex="-1" class="svelte-1n46o8q"><!></main></div>`,1);function Io(e,t){et(t,!0);let n={lobby:()=>Mo(()=>import(`./Lobby-dRXjvkv-.js`),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13])),table:()=>Mo(()=>import(`./Table-B3qPuhtb.js`),__vite__mapDeps([14,1,4,5,6,15,9,10,16,17,18,19])),replay:()=>Mo(()=>import(`./Replay-CbTg5FIV.js`),__vite__mapDeps([20,1,21,22,2,3,4,23,24,17,7,8,25,5,6,26,10,11,12,16,18,27])),learn:()=>Mo(()=>import(`./Learn-vpbSXljU.js`),__vite__mapDeps([28,1,2,3,29,30,7,8,15,4,31])),rules:()=>Mo(()=>import(`./Rules-Cg3nOjYA.js`),__vite__mapDeps([32,1,2,3,4,5,6,17,33,34,35,36,29,30,7,8,37,25,26,38,39])),cards:()=>Mo(()=>import(`./Cards-gX2GsqVe.js`),__vite__mapDeps([40,1,21,22,5,6,17,41,42,33,34,35,36,29,30,7,8,43])),decks:()=>Mo(()=>import(`./Decks-M1SJVXEK.js`),__vite__mapDeps([44,1,2,3,45,21,22,4,23,24,46,5,6,17,41,42,33,34,29,30,7,8,37,25,26,38,47])),nowhere:()=>Mo(()=>import(`./Nowhere-C7_ydswC.js`),__vite__mapDeps([48,12]))},r=Ct(ua),i=Ct(()=>{let{page:e,...t}=Y(r);return t}),a=Ct(()=>Y(r).page===`table`||Y(r).page===`replay`),o=Ct(()=>`id`in Y(r)?`${Y(r).page}/${Y(r).id}`:Y(r).page),s=Ct(()=>n[Y(r).page]);oa(fa);let c=P(void 0),l=X(()=>Y(o));Dn(()=>{Y(o)!==l&&Y(c)?.focus({preventScroll:!0}),l=Y(o)});function u(e){e.preventDefault(),Y(c)?.focus()}Dn(()=>{document.title=Y(r).page===`lobby`||Y(a)?$(`name`):$(`title`,{page:$(`nav-${Y(r).page}`)})});let d=[[`lobby`,`/`,`nav-lobby`],[`learn`,`/learn`,`nav-learn`],[`rules`,`/rules`,`nav-rules`],[`cards`,`/cards`,`nav-cards`],[`decks`,`/decks`,`nav-decks`]];var f=Fo(),p=hn(f),m=gn(p,!0),h=_n(p,2);let g;var _=mn(h),y=mn(_),b=gn(_n(mn(y),2),!0);Oe(y);var x=_n(y,2);oi(x,21,()=>d,([e,t,n])=>e,(e,t)=>{var n=Ct(()=>v(Y(t),3));let i=()=>Y(n)[0],a=()=>Y(n)[1],o=()=>Y(n)[2];var s=No(),c=gn(s,!0);Pn(e=>{Vi(s,`href`,a()),Vi(s,`aria-current`,Y(r).page===i()?`page`:void 0),Ur(c,e)},[()=>$(o())]),Lr(e,s)}),Oe(x);var S=_n(x,2),C=mn(S),ee=_n(C,2);Oe(S),Oe(_);var te=_n(_,2);ti(mn(te),()=>Y(o),e=>{var t=Ir();Qr(hn(t),()=>Y(s)(),null,(e,t)=>{var n=Ir();pi(hn(n),()=>Y(t).default,(e,t)=>{t(e,ia(()=>Y(i)))}),Lr(e,n)},e=>{var t=Po(),n=gn(t,!0);Pn(e=>Ur(n,e),[()=>$(`page-lost`)]),Lr(e,t)}),Lr(e,t)}),Oe(te),Qi(te,e=>F(c,e),()=>Y(c)),Oe(h),Pn((e,t,n,r,i,o,s)=>{Ur(m,e),g=wi(h,1,`shell svelte-1n46o8q`,null,g,{wide:Y(a)}),Vi(y,`aria-label`,t),Ur(b,n),Vi(x,`aria-label`,r),Vi(S,`aria-label`,i),Vi(C,`aria-pressed`,o),Vi(ee,`aria-pressed`,s)},[()=>$(`skip`),()=>$(`home`),()=>$(`name`),()=>$(`nav`),()=>$(`language`),()=>yo()===`en`,()=>yo()===`fr`]),wr(`click`,p,u),wr(`click`,C,()=>bo(`en`)),wr(`click`,ee,()=>bo(`fr`)),Lr(e,f),tt()}Tr([`click`]);var Lo=document.getElementById(`app`);Lo&&Wr(Io,{target:Lo});export{mn as $,fi as A,Pr as B,ki as C,hi as D,vi as E,Qr as F,Cr as G,Fr as H,Ur as I,X as J,Y as K,Lr as L,ni as M,ti as N,mi as O,$r as P,cn as Q,Ir as R,Ai as S,wi as T,Tr as U,Rr as V,wr as W,Dn as X,Pn as Y,kn as Z,Ri as _,f as _t,wo as a,P as at,zi as b,da as c,dt as ct,aa as d,et as dt,hn as et,$i as f,$e as ft,Gi as g,_ as gt,Ki as h,Oe as ht,xo as i,F as it,oi as j,pi as k,sa as l,Qe as lt,Xi as m,ke as mt,Co as n,_n as nt,So as o,Ct as ot,Qi as p,Je as pt,fr as q,yo as r,an as rt,$ as s,ut as st,Mo as t,gn as tt,oa as u,tt as ut,Vi as v,v as vt,Ei as w,ji as x,Bi as y,Mr as z};
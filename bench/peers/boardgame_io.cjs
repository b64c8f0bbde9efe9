// boardgame.io: random play of a small shedding game with hidden hands and a hidden deck, written for it here, and its
// own tree search on tic-tac-toe. `random` moves through the client's reducer, `random, hosted` through the master that
// also cuts the state for each player. Arguments: seconds a try, number of tries.
const { Client } = require('boardgame.io/client');
const { Local } = require('boardgame.io/multiplayer');
const { INVALID_MOVE } = require('boardgame.io/core');
const { MCTSBot } = require('boardgame.io/ai');
const { version } = require('boardgame.io/package.json');

const SECONDS = Number(process.argv[2] ?? 2);
const REPEATS = Number(process.argv[3] ?? 3);
const ITERATIONS = 1000;

function processorSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

// A small generator of our own, so that runs repeat.
let seed = 7;
function below(most) {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return (seed >>> 8) % most;
}

const SUITS = 4, RANKS = 13, HELD = 7, WILD = 7;
const fits = (card, top) =>
  card % RANKS === top % RANKS || Math.floor(card / RANKS) === Math.floor(top / RANKS) || card % RANKS === WILD;

const shedding = {
  name: 'shedding',
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(SUITS * RANKS).keys()]);
    const hands = { 0: deck.splice(0, HELD), 1: deck.splice(0, HELD) };
    return { hands, top: deck.pop(), secret: { deck }, passes: 0 };
  },
  playerView: ({ G, playerID }) =>
    playerID == null ? G : { ...G, secret: undefined, hands: { [playerID]: G.hands[playerID] } },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, place) => {
      const hand = G.hands[playerID];
      if (place >= hand.length || !fits(hand[place], G.top)) return INVALID_MOVE;
      [G.top] = hand.splice(place, 1);
      G.passes = 0;
    },
    draw: {
      client: false,
      move: ({ G, playerID }) => {
        if (G.secret.deck.length === 0) { G.passes += 1; return; }
        G.hands[playerID].push(G.secret.deck.pop());
        G.passes = 0;
      },
    },
  },
  endIf: ({ G }) => {
    const winner = ['0', '1'].find(player => G.hands[player].length === 0);
    if (winner !== undefined) return { winner };
    if (G.passes > 1) return { draw: true };
  },
};

function legal(G, player) {
  const moves = [['draw']];
  G.hands[player].forEach((card, place) => { if (fits(card, G.top)) moves.push(['play', place]); });
  return moves;
}

function playOnce(hosted) {
  const options = { game: shedding, numPlayers: 2, debug: false };
  const clients = hosted
    ? ['0', '1'].map(playerID => Client({ ...options, playerID, matchID: `m${seed}`, multiplayer: Local() }))
    : [Client(options)];
  clients.forEach(client => client.start());
  let decisions = 0;
  for (;;) {
    const { ctx } = clients[0].getState();
    if (ctx.gameover) break;
    const client = hosted ? clients[Number(ctx.currentPlayer)] : clients[0];
    const moves = legal(client.getState().G, ctx.currentPlayer);
    const [move, ...args] = moves[below(moves.length)];
    client.moves[move](...args);
    decisions += 1;
  }
  clients.forEach(client => client.stop());
  return decisions;
}

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const ticTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, place) => {
      if (G.cells[place] !== null) return INVALID_MOVE;
      G.cells[place] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const { cells } = G;
    if (LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c])) {
      return { winner: ctx.currentPlayer };
    }
    if (cells.every(cell => cell !== null)) return { draw: true };
  },
};
const enumerate = G => G.cells.flatMap((cell, place) => (cell === null ? [{ move: 'mark', args: [place] }] : []));

async function searchOnce() {
  const client = Client({ game: ticTacToe, numPlayers: 2, debug: false });
  client.start();
  const bot = new MCTSBot({ game: ticTacToe, enumerate, seed: `s${below(1 << 20)}`, iterations: ITERATIONS, playoutDepth: 9 });
  await bot.play(client.getState(), '0');
  client.stop();
  return ITERATIONS;
}

async function best(act) {
  let best = { rate: 0, games: 0 };
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const start = processorSeconds();
    let done = 0, games = 0, spent = 0;
    while (spent < SECONDS) {
      done += await act();
      games += 1;
      spent = processorSeconds() - start;
    }
    if (done / spent > best.rate) best = { rate: done / spent, games: games / spent };
  }
  return best;
}

function tell(game, what, figures) {
  console.log(JSON.stringify({ engine: 'boardgame.io', version, game, what, ...figures }));
}

async function main() {
  for (const hosted of [false, true]) {
    const { rate, games } = await best(() => playOnce(hosted));
    const game = hosted ? 'shedding game, hosted' : 'shedding game';
    tell(game, 'random', { per_second: rate, games_per_second: games });
  }
  const { rate } = await best(searchOnce);
  tell('tic-tac-toe', 'mcts', { per_second: rate });
}

main();

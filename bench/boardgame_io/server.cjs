// A boardgame.io server with the same shape of work: three players with hidden hands, every move is a card played, every
// player is sent their own view after every move. State about as large as that of pillars.
//
//     node server.cjs PORT            in memory: its default and fastest storage, nothing outlives the process
//     node server.cjs PORT FOLDER     in files: the storage it brings along that outlives the process
const { Server, Origins, FlatFile } = require("boardgame.io/server");
const { PlayerView, INVALID_MOVE } = require("boardgame.io/core");

const CARDS = 36;

const game = {
  name: "cards",
  setup: ({ ctx, random }) => {
    const players = {};
    const deck = random.Shuffle([...Array(CARDS).keys()]);
    for (let p = 0; p < ctx.numPlayers; p++) {
      players[p] = {
        hand: deck.slice(p * 12, p * 12 + 12).map((card) => ({ card, name: `card-number-${card}` })),
        materials: { sand: 0, wood: 0, stone: 0, metal: 0 },
      };
    }
    const seats = [...Array(ctx.numPlayers).keys()].map(() => ({ score: 0, pad: [], given: [], kept: [] }));
    return { players, trick: [], last: [], seats, secret: deck };
  },
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    play: ({ G, playerID, events }, card) => {
      const hand = G.players[playerID].hand;
      const at = hand.findIndex((held) => held.card === card);
      if (at < 0) return INVALID_MOVE;
      const [played] = hand.splice(at, 1);
      hand.push(played); // the hand never runs out: games of any length
      G.trick.push({ seat: playerID, ...played });
      if (G.trick.length === 3) {
        G.last = G.trick;
        G.seats[card % 3].score += 1;
        G.trick = [];
      }
      events.endTurn();
    },
  },
};

const [port, folder] = process.argv.slice(2);
const db = folder === undefined ? undefined : new FlatFile({ dir: folder });
const server = Server({ games: [game], origins: [Origins.LOCALHOST], db });
server.run(Number(port), () => console.log("ready"));

import { CIRCUIT_IDS } from '@paddock/downforce';
import type { CliText } from '../../cli.ts';
import { LANGUAGES, languageName } from '../../languages.ts';
import { SECOND, WEAKEST } from '../../levels/levels.ts';
import { words } from '../common/shared.ts';

const { or } = words;
const LAST = LANGUAGES.at(-1) ?? 'en';

export const commands: Pick<CliText, 'commands' | 'flags'> = {
  commands: {
    serve: {
      summary: 'opens the site and its tables on one port',
      more: 'Builds the page if its sources have changed, then serves page and tables until Ctrl-C. Data goes to the folder data/. It is configured by environment variables, all checked at startup and described in apps/server/README.md: PORT, HOST, DATA_DIR, DATABASE_URL, TRUST_PROXY, PUBLIC_URL, ALLOWED_HOSTS, COOKIE_SECRET, METRICS_TOKEN, LOG_LEVEL, BOT_THREADS, BOT_LIMIT_MS, BOT_PAUSE_MS, MAX_BOT_LEVEL, LIMIT_SCALE, REQUEST_TIMEOUT_MS, CONNECTIONS_PER_ADDRESS, SMTP_URL, SMTP_FROM, NOTICES_TO_PRIVATE, SITE_DIR.',
      examples: [
        ['paddock serve', 'http://localhost:3000'],
        ['PORT=8080 HOST=0.0.0.0 paddock serve', 'for the whole network, on another port'],
        ['DATABASE_URL=postgres://paddock@localhost/paddock paddock serve', 'with PostgreSQL'],
      ],
    },
    simulate: {
      summary: 'plays random games and reports the results',
      more: 'The same seed plays the same games. With --out they are dealt from committed secrets, so that anybody can verify them: these are not the games you get without it.',
      examples: [
        ['paddock simulate', 'a hundred evenings of three races with four players'],
        ['paddock simulate --players 3 --preset one-race --games 10000', 'does the pole matter with three?'],
        ['paddock simulate --removed 12 --seed monza', 'shorter races, different games'],
        ['paddock simulate --races 2 --removed 0,6 --games 20', 'the second race shorter than the first'],
        ['paddock simulate --teams red/blue/green/yellow --games 20', 'picked teams: seat 1 drives for red'],
        ['paddock simulate --games 5 --out games.jsonl', 'writes the games to a file, one record per line'],
        [
          'paddock simulate --game downforce --players 6 --games 1000',
          'Downforce: who earns what, and where from',
        ],
        [
          'paddock simulate --game downforce --preset beginners --track random --games 50',
          'the beginner’s game, each on a circuit drawn by lot',
        ],
        [
          'paddock simulate --game downforce --deck my-deck.json --track my-track.json --games 5 --out games.jsonl',
          'your own deck and circuit: the records hold both',
        ],
        ['paddock simulate --games 20 --json', 'the figures for another program'],
        [
          `paddock simulate --races 1 --levels ${SECOND},${WEAKEST},${WEAKEST},random --games 10`,
          'one level for each seat: who earns what',
        ],
      ],
      flags: { levels: 'who plays: one level, or one for each seat; by default random' },
    },
    verify: {
      summary: 'replays records and reports what that proves, or the first thing that is wrong',
      more: 'A file holds one record (JSON) or many (JSON lines); «-» reads standard input. A game that is still running is proved as far as it has got.',
      examples: [
        ['paddock verify games.jsonl', 'every game in the file'],
        ['paddock verify --lang fr games.jsonl', 'the same, in French'],
      ],
    },
    show: {
      summary: 'tells a game in words, with the order after every play',
      more: 'In colour on a terminal, plain in a pipe or with NO_COLOR. «-» reads standard input.',
      examples: [
        ['paddock show games.jsonl', 'the first game of the file'],
        ['paddock show games.jsonl --nr 3', 'the third'],
        [`paddock show games.jsonl --lang ${LAST}`, `told in ${languageName(LAST, 'en')}`],
      ],
    },
    review: {
      summary: 'says what decided a finished game: luck, decisions, and the moments that turned it',
      more: 'Every result is the sum of where the game started, luck, own decisions, the others’ decisions and what is left to estimation. A decision is judged by what its player knew then. The same record gives the same review. calibrate plays games of bots of mixed levels and compares the chances that a review gives with how the games ended. measure reviews games of one level against a table of another; with --out a stopped run is resumed. «-» reads standard input.',
      examples: [
        ['paddock review games.jsonl', 'the first game of the file'],
        ['paddock review games.jsonl --nr 3 --seat 2', 'the third, for the player in the second seat'],
        ['paddock review games.jsonl --json', 'the whole review for another program'],
        ['paddock review calibrate --game formula --games 200', 'how far its chances can be believed'],
        [
          `paddock review measure --levels ${SECOND},${WEAKEST} --games 20`,
          'whether the better player decides better',
        ],
      ],
      flags: { out: 'calibrate, measure: keep the games in this file, and go on from there' },
    },
    forget: {
      summary: "prints records without somebody's name",
      more: 'The proof stays: «verify» then says that names were removed. «-» reads standard input.',
      examples: [
        ['paddock forget Ana games.jsonl > forgotten.jsonl', "every game in the file, without Ana's name"],
      ],
    },
    ladder: {
      summary: 'lets the bots play against each other, with 95 % intervals',
      more: 'One bot plays against a table of another level, and every deal is played once from every seat: luck of the deal cancels out. What later draws and dice gave is taken out too, and the table says how many games that saves. The same seed plays the same games. docs/ladder.md explains the figures.',
      examples: [
        [
          'paddock ladder --game formula',
          'every level against every weaker one, a hundred deals of one race',
        ],
        [`paddock ladder --game downforce --one ${SECOND}`, `${SECOND} against each of the others`],
        [`paddock ladder --levels ${SECOND},${WEAKEST} --deals 50`, 'only these two'],
        ['paddock ladder --players 6 --races 2 --deals 50', 'at a full table, seasons of two races'],
        [
          'paddock ladder --game downforce --deals 250 --file ladder.jsonl --write docs/ladder.md',
          'a long one: after Ctrl-C, the same command continues it',
        ],
        [
          'paddock ladder --game downforce --each-variant',
          'every variant, the strongest level against the usual one',
        ],
        [`paddock ladder --levels ${WEAKEST},random --deals 20 --json`, 'the figures for another program'],
      ],
    },
    bot: {
      summary: 'plays your own bot through a hundred games, and says how it did',
      more: 'check COMMAND starts a server of its own, and then the command, with the address in PADDOCK_URL and the token in PADDOCK_TOKEN. With a ws:// address it connects to the bot instead, which then speaks as if it had connected itself. Without --game both games are played, at tables of four, as many against each level. Exit code 1 if an answer was refused or came too late. docs/bots.md has the protocol.',
      examples: [
        ['paddock bot check "node examples/bots/simple-bot.ts"', 'the example, in both games'],
        [
          'paddock bot check "python3 examples/bots/simple_bot.py" --game formula --games 400 --against random',
          'how strong it is, more precisely',
        ],
        ['paddock bot check ws://127.0.0.1:9000', 'a bot that listens there'],
      ],
      flags: {
        game: 'only this game',
        games: 'how many games of each game',
        against: 'levels of the other players, separated by commas',
        seed: 'names the deals',
      },
    },
    powers: {
      summary: 'what each power of Downforce is worth to its owner, with 95 % intervals',
      more: 'Club bots play an auction, then the same race once without any power and once for each power, held by one player alone: the difference in money is what it is worth. It measures the six printed powers and those of the pack. The same seed plays the same games.',
      examples: [
        ['paddock powers', 'a hundred games, a few minutes'],
        ['paddock powers --games 2000 --players 5', 'more precise, with more players'],
        ['paddock powers --games 20 --json', 'the figures for another program'],
      ],
    },
    train: {
      summary: 'trains the net with which Formula’s champion judges a turn',
      more: 'It plays races against itself and learns from how they end: a million take about ten minutes of one core. The same races and seed give the same net on every machine. It prints how far the net’s chances to win were off, as mean squares, by how many turns the player had left, and how often it wins without searching against bots that play like club. The file is a module of the sources; docs/ladder.md says how ours was made.',
      examples: [
        ['paddock train --games 20000 --out weights.ts', 'a short one, to see how it works'],
        [
          'paddock train --games 3000000 --seed formula --out packages/bots/src/formula/trained/weights.ts',
          'as ours was made',
        ],
      ],
      flags: { games: 'how many races are played', out: 'the module to write' },
    },
    deck: {
      summary: 'checks a deck of Downforce cards',
      more: 'check FILE reports what is wrong with a deck, card by card (in English), or sums it up. «reconstructed» is the deck used here.',
      examples: [
        ['paddock deck check reconstructed', 'the deck used here'],
        ['paddock deck check my-deck.json', 'your own'],
      ],
    },
    track: {
      summary: 'checks and draws a Downforce track',
      more: `check FILE (or a circuit’s id, or all) reports what is wrong with a track (in English), or prints every figure a good one keeps to, with games simulated on it; exit code 1 if one is out of range. draw FILE draws it. ${words.and(CIRCUIT_IDS)} are the circuits used here.`,
      examples: [
        ['paddock track check marina-bay', 'a circuit used here'],
        ['paddock track check my-track.json --games 100', 'your own, with fewer games'],
        [
          'paddock track check all --games 4000 --file races --write docs/tracks.md',
          'all the circuits used here, their figures written into a document',
        ],
        ['paddock track draw marina-bay --out track.svg', 'a picture of it'],
      ],
      flags: {
        games: 'how many games bots play, with 3 to 6 players in turn; 0 for none',
        file: 'keeps every race in this file (with all, one per circuit); the same command continues a stopped run',
        write: 'with all: writes the figures into this document',
        out: 'draw: writes the picture to this file; check all: the figures, as a module',
      },
    },
    admin: {
      summary: 'looks after the data of a server',
      more: 'backup, export, tables, people, sign-out, make-admin, refold and doctor work while the server runs; restore and import are refused then. backup copies the embedded database; export writes everything as lines of JSON, from either database. DATA_DIR and DATABASE_URL say which data; its messages are in English.',
      examples: [
        ['paddock admin backup paddock.backup', 'a whole copy, even while the server runs'],
        ['paddock admin tables', 'the tables, one per line'],
        ['paddock admin doctor', 'checks folder, disk, clock, database and every table, and says what to do'],
        ['paddock admin sign-out PERSON', 'ends every session of somebody that `paddock admin people` lists'],
        ['paddock admin refold', 'recounts all rated games, and corrects what differs'],
        [
          'paddock admin make-admin PERSON',
          'lets an account (by name or id) look at reports and act on them',
        ],
        [
          'paddock admin restore paddock.backup',
          'replaces the data with a backup; the old data is kept beside it',
        ],
        [
          'paddock admin export all.jsonl && DATABASE_URL=postgres://paddock@localhost/paddock paddock admin import all.jsonl',
          'into another database',
        ],
      ],
    },
    bench: {
      summary: 'measures the rules: Formula beside a C program, Downforce beside an older version of itself',
      more: 'The C program is compiled on the spot; it is also a second opinion on the rules: both must give every car and seat the same points. Exit code 1 too if a record of Downforce is too large, or its games run clearly slower than those of the other checkout.',
      examples: [
        ['paddock bench', 'about a minute'],
        ['paddock bench --json', 'the figures for another program'],
        [
          'paddock bench --against ../before',
          'measured beside another checkout: before and after in one run',
        ],
      ],
    },
  },
  flags: {
    game: 'which game',
    players: 'how many players',
    games: 'how many games',
    seed: 'any text: the same text, the same games',
    preset: 'a ready-made set of options; options you give yourself take precedence',
    deck: 'Downforce with a deck of your own, from this file; --track and --worldTour take files too',
    deals: 'how many deals, each played once from every seat; by default 100',
    levels: 'which levels play; by default all',
    one: 'this level against each of the others, instead of each against every weaker one',
    'each-variant':
      'plays every preset: the strongest level against the one that stands in for people, 200 games of each',
    rollouts: 'also measures luck by playing on this many times after every draw: slower; by default 0',
    processes: 'how many games are played at the same time; by default one less than the cores',
    file: 'keeps every finished game in this file; the same command continues a stopped run',
    write: 'puts the tables into this document, in the place of their last version',
    out: 'write the games to this file as JSON lines',
    against: 'another checkout of this project, or a commit: its games of Downforce are measured beside ours',
    json: 'print figures as JSON',
    nr: 'which game in the file, from 1',
    seat: 'which seat, from 1',
    effort: 'how much work, in percent of the usual; less is quicker and rougher',
    lang: `language: ${or(LANGUAGES)}; by default that of the system`,
    help: 'this text',
  },
};

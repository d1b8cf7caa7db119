import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DOWNFORCE_BOTS, type GameBots } from '@paddock/bots';
import { recordGame } from '@paddock/bots/review';
import { downforce } from '@paddock/downforce';
import { fastChance, isRefusal, verify, type OwnContent } from '@paddock/kernel';
import fc from 'fast-check';
import { hostileContent } from '@paddock/downforce/testing/hostile-content';
import { proveContent } from '@paddock/downforce/testing/prove-content';
import { randomDeck, randomTrack } from '@paddock/downforce/testing/random-content';
import { withstand } from '@paddock/downforce/testing/withstand';

/**
 * `npm run box`: random valid decks and tracks under the laws, with conservation, twins and verified records; bots of every
 * level playing them; then hostile contents, each refused with its place or played with. With `--out FILE` a run that was
 * stopped goes on where it was.
 */
const { values } = parseArgs({
  options: {
    decks: { type: 'string', default: '500' },
    tracks: { type: 'string', default: '200' },
    games: { type: 'string', default: '4' },
    hostile: { type: 'string', default: '10000' },
    seed: { type: 'string', default: 'box' },
    out: { type: 'string' },
  },
});

const BATCH = 100;
/** What the searching levels may spend on a decision. */
const ITERATIONS = 200;

type Make = (chance: ReturnType<typeof fastChance>) => object;

/** One finished piece of work. */
interface Done {
  readonly piece: string;
  readonly figures: Readonly<Record<string, number>>;
}

interface Piece {
  readonly name: string;
  readonly work: () => Record<string, number>;
}

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
console.log(`seed ${values.seed}, commit ${commit}`);

const pieces = [
  ...numbered(values.decks).map((number) => validPiece('deck', number, randomDeck)),
  ...numbered(values.tracks).map((number) => validPiece('track', number, randomTrack)),
  ...numbered(values.decks).map((number) => botsPiece('deck', number, randomDeck)),
  ...numbered(values.tracks).map((number) => botsPiece('track', number, randomTrack)),
  ...numbered(String(Math.ceil(Number(values.hostile) / BATCH))).map(hostilePiece),
];
const done = doneBefore(values.out);
let failed = 0;
let told = performance.now();
for (const [index, piece] of pieces.entries()) {
  if (!done.has(piece.name)) finish(piece);
  if (performance.now() - told < 20_000) continue;
  told = performance.now();
  console.log(`${index + 1} of ${pieces.length}`);
}
for (const kind of ['deck', 'track', 'bots', 'hostile']) {
  const named = pieces.filter(({ name }) => name.startsWith(kind));
  const figures = named.map(({ name }) => done.get(name)?.figures ?? {});
  console.log(kind, JSON.stringify({ pieces: figures.length, ...together(figures) }));
}
console.log(failed === 0 ? 'Everything held.' : `FAILED: ${failed}`);
process.exitCode = failed === 0 ? 0 : 1;

function numbered(count: string): number[] {
  return Array.from({ length: Number(count) }, (_, number) => number);
}

function validPiece(kind: 'deck' | 'track', number: number, make: Make): Piece {
  const name = `${kind} ${values.seed} ${number}`;
  const effort = { games: Number(values.games), every: 60, twins: 3 };
  return {
    name,
    work: () => ({ ...proveContent({ [kind]: make(fastChance(name)) } as OwnContent, name, effort) }),
  };
}

/** Two bots, of one level and the next, play a game; its record is verified. */
function botsPiece(kind: 'deck' | 'track', number: number, make: Make): Piece {
  const name = `bots ${kind} ${values.seed} ${number}`;
  return {
    name,
    work: () => {
      const made = make(fastChance(`${kind} ${values.seed} ${number}`));
      const options = kind === 'track' && 'id' in made ? { track: made.id } : {};
      const { levels: all } = DOWNFORCE_BOTS;
      const levels = [0, 1].map((seat) => all[(number + seat) % all.length]);
      const longest: Record<string, number> = {};
      const bots = timed(
        (level, ms) => (longest[`longestMs ${level}`] = Math.max(ms, longest[`longestMs ${level}`] ?? 0)),
      );
      const content = { [kind]: made } as OwnContent;
      const record = recordGame(bots, { levels, options, seed: name, iterations: ITERATIONS, content });
      const verdict = verify(downforce, record);
      if (!verdict.ok) throw new Error(JSON.stringify(verdict.problem));
      return { games: 1, actions: verdict.proof.actions, ...longest };
    },
  };
}

/** Notes how long each answer takes, in milliseconds of processor time. */
function timed(note: (level: string, ms: number) => void): GameBots {
  return {
    ...DOWNFORCE_BOTS,
    withContent: (own) => {
      const bots = DOWNFORCE_BOTS.withContent?.(own) ?? DOWNFORCE_BOTS;
      if (isRefusal(bots)) return bots;
      const answer: GameBots['answer'] = (level, ...question) => {
        const before = process.cpuUsage();
        const said = bots.answer(level, ...question);
        note(level, Math.round(process.cpuUsage(before).user / 1000));
        return said;
      };
      return { ...bots, answer };
    },
  };
}

function hostilePiece(number: number): Piece {
  const name = `hostile ${values.seed} ${number}`;
  return {
    name,
    work: () => {
      const tally = { refused: 0, played: 0, longestMs: 0 };
      const seed = fastChance(name).below(2 ** 31);
      fc.assert(
        fc.property(hostileContent, (hostile) => {
          const before = process.cpuUsage();
          tally[withstand(hostile)]++;
          tally.longestMs = Math.max(tally.longestMs, Math.round(process.cpuUsage(before).user / 1000));
        }),
        { numRuns: BATCH, seed },
      );
      return { ...tally, mostMegabytes: Math.round(process.memoryUsage().rss / 2 ** 20) };
    },
  };
}

function finish({ name, work }: Piece): void {
  try {
    const figures = work();
    done.set(name, { piece: name, figures });
    if (values.out !== undefined) appendFileSync(values.out, `${JSON.stringify({ piece: name, figures })}\n`);
  } catch (error) {
    failed++;
    console.log(`FAILED ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A torn last line is work to be done again. */
function doneBefore(file: string | undefined): Map<string, Done> {
  const text = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : '';
  const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
  const found = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Done);
  return new Map(found.map((one) => [one.piece, one]));
}

/** The largest of each figure that is a maximum; otherwise the sum. */
function together(figures: readonly Done['figures'][]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const [name, value] of figures.flatMap((one) => Object.entries(one))) {
    const before = all[name] ?? 0;
    all[name] = /^(longest|most)/.test(name) ? Math.max(before, value) : before + value;
  }
  return all;
}

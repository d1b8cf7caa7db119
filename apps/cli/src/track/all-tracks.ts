import { readFile } from 'node:fs/promises';
import { figuresOf, measureBalance, type Balance, type OurFigures } from '@paddock/bots/balance';
import { circuit, CIRCUIT_IDS, PRINTED_CONTENT, type CircuitId } from '@paddock/downforce';
import { cannotRead } from '../files.ts';
import { commitOf } from '../ladder/provenance.ts';
import { OutFile } from '../out-file.ts';
import type { Session } from '../session.ts';
import { ClubRaces } from './club-races.ts';
import { sectionOf, withSection } from './markdown.ts';

interface Wanted {
  readonly games: number;
  readonly seed: string;
  /** Races are kept here, the circuit's id appended. */
  readonly file?: string;
  /** The document with the table, and the module with the figures that others are compared with. */
  readonly write?: string;
  readonly out?: string;
}

/** Played round after round, so that all have about as many when it is stopped. */
const ROUND = 50;
/** Of the light policy, which plays hundreds a second. */
const LIGHT_GAMES = 4000;

/** Measures all our circuits, and writes their figures into the docs. */
export async function checkAll(
  session: Session,
  { games, seed, file, write, out }: Wanted,
): Promise<Map<CircuitId, Balance>> {
  const races = CIRCUIT_IDS.map((id) => {
    const kept = file === undefined ? undefined : `${file}.${id}.jsonl`;
    return { id, club: new ClubRaces(session, { track: circuit(id), id }, seed, kept) };
  });
  for (let round = ROUND; round < games + ROUND; round += ROUND)
    for (const { club } of races) if (club.played < round) club.fill(Math.min(round, games));
  const found = new Map(races.map(({ id, club }) => [id, club.balance()]));
  if (write !== undefined) {
    const section = sectionOf(found, { seed, commit: commitOf() });
    await writeFile(session, write, withSection(await textOf(session, write), section));
  }
  if (out !== undefined) await writeFile(session, out, moduleOf(found, seed));
  return found;
}

async function textOf(session: Session, path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw cannotRead(session, path, error);
  });
}

async function writeFile(session: Session, path: string, text: string): Promise<void> {
  const file = await OutFile.open(session, path);
  try {
    await file.write(text);
    await file.commit();
  } finally {
    await file.discard();
  }
  session.line(session.text.ladder.written(path));
}

/** What the editor and `track check` compare other tracks with. */
function moduleOf(found: ReadonlyMap<CircuitId, Balance>, seed: string): string {
  const figures: OurFigures = Object.fromEntries(
    [...found].map(([id, club]) => [
      id,
      {
        light: figuresOf(measureBalance(PRINTED_CONTENT, id, LIGHT_GAMES, seed)),
        club: figuresOf(club),
      },
    ]),
  );
  return [
    `import type { OurFigures } from './balance.ts';`,
    '',
    `/** Written by \`paddock track check all\`; docs/tracks.md says how. */`,
    `// oxfmt-ignore`,
    `export const OUR_FIGURES: OurFigures = ${JSON.stringify(figures)};`,
    '',
  ].join('\n');
}

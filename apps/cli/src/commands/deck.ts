import {
  CARS,
  explainDeckProblem,
  measureDeck,
  readDeck,
  reconstructedDeck,
  type DeckMeasures,
} from '@paddock/downforce';
import { DOWNFORCE } from '@paddock/words/all';
import { readCall, type Flags } from '../flags.ts';
import { readJsonFile } from '../json-file.ts';
import { harmless, type Session } from '../session.ts';
import { readSubcommand } from '../subcommand.ts';

export const DECK_FLAGS = { json: {}, lang: { value: 'L' }, help: {} } satisfies Flags;

const PLAYERS = [2, 3, 4, 5, 6];

/** Exit code 1: the file is not a deck. */
export async function deckCommand(session: Session, args: readonly string[]): Promise<number> {
  const call = readCall(session, 'deck', DECK_FLAGS, args);
  const { file } = readSubcommand(session, 'deck', { check: ['json'] }, call);
  const data = file === reconstructedDeck.id ? reconstructedDeck : await readJsonFile(session, file);
  const reading = readDeck(data);
  if (!reading.ok) {
    for (const problem of reading.problems) session.complain(`${file}: ${explainDeckProblem(problem)}`);
    return 1;
  }
  const { id, name } = reading.deck.file;
  const measures = measureDeck(reading.deck);
  if (call.values.has('json')) session.raw(`${JSON.stringify({ id, name, ...measures })}\n`);
  else for (const line of measureLines(session, file, name, measures)) session.line(line);
  return 0;
}

function measureLines(session: Session, file: string, name: string, measures: DeckMeasures): string[] {
  const { text, words, language, paint } = session;
  const { deck } = text;
  const { cards, kinds, colours, dealt, mostPlayers, undecided } = measures;
  const [first, ...others] = colours.slice(0, CARS.length);
  const isEven = others.every(({ lines, spaces }) => lines === first?.lines && spaces === first.spaces);
  const label = (colour: string) => DOWNFORCE[language].car(CARS.find((car) => car === colour) ?? 'wild');
  return [
    deck.sound(harmless(file), harmless(name), cards, kinds),
    '',
    deck.byColour,
    ...colours.map(
      (colour) =>
        `  ${paint(label(colour.name).padEnd(9), colour.name)} ${deck.counts(colour.lines, colour.spaces)}`,
    ),
    '',
    isEven ? deck.even : deck.uneven,
    undecided.length === 0
      ? deck.decided
      : deck.undecided(words.and(undecided.map((pair) => pair.join(' – ')))),
    deck.dealt(words.and(PLAYERS.map(String)), words.and(dealt.map(String))),
    deck.mostPlayers(mostPlayers),
  ];
}

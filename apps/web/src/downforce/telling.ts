import type { DownforceFact, FactKind } from '@paddock/downforce';
import type { LogItem } from '../table/log/log.tsx';
import type { LogLine } from '../session/session.ts';
import type { Desk } from './desk.ts';
import { carsOf } from './holdings.ts';

type Line = LogLine<DownforceFact>;

/** What a live region says, line by line: steps of a car are one sentence, said when the car has stopped. */
export function speakerFor(desk: Desk): (line: Line) => string {
  let words = desk.words;
  let teller = words.teller();
  return (line) => {
    const context = desk.context.peek();
    const begun: string[] = [];
    // In another language now: what was begun is said to its end, and a teller of that language goes on.
    if (words !== desk.words) {
      begun.push(teller.rest(context));
      words = desk.words;
      teller = words.teller();
    }
    const told = teller.hear(line.fact, context);
    const rest = hasStopped(desk, line) ? teller.rest(context) : '';
    return [...begun, told, rest].filter((text) => text !== '').join(' ');
  };
}

/** Whether it is the newest line, and its car goes no further. */
function hasStopped({ session }: Desk, { fact, ...line }: Line): boolean {
  if (fact.kind !== 'stepped' || session.log.peek().at(-1)?.entry !== line.entry) return false;
  const { card, phase } = session.view.peek().public;
  return card === null || card.car !== fact.car || (phase !== 'stepping' && phase !== 'adding');
}

/** Facts that begin something in the log. */
const HEADS: ReadonlySet<FactKind> = new Set([
  'for-sale',
  'race-starts',
  'played',
  'bets-asked',
  'race-over',
  'game-over',
]);

export function logItems(desk: Desk): LogItem[] {
  const log = desk.session.log.value;
  const facts = log.map(({ fact }) => fact);
  const open = desk.open.value;
  const isHead = (kind: FactKind) =>
    HEADS.has(kind) || desk.variants.some(({ heads }) => heads?.includes(kind));
  return desk.words.story(facts, desk.context.value).flatMap(({ text, first, last }): LogItem[] => {
    const fact = facts[first];
    const line = log[last];
    if (fact === undefined || line === undefined) return [];
    const livery =
      fact.kind === 'for-sale' ? fact.car : fact.kind === 'played' ? carsOf(open, fact.seat)[0] : undefined;
    // The results have the rest of it.
    const told = fact.kind === 'game-over' ? desk.words.prompt(open, desk.context.value) : text;
    return [{ key: first, entry: line.entry, text: told, isHead: isHead(fact.kind), livery }];
  });
}

import {
  FactLog,
  factsFor,
  fold,
  isRefusal,
  resolveOptions,
  rulesUnder,
  TABLE,
  type Actor,
  type GameRecord,
  type ViewShape,
} from '@paddock/kernel';
import type { Context, Language } from '@paddock/words';
import type { GameSpec } from '../game.ts';

/** A part of an entry: its actions from `from` to before `to`, counting `do` first and then `then`. */
export interface StoryPart {
  readonly entry: number;
  readonly from: number;
  readonly to: number;
  /** Done by the entry's seat in place of that part. */
  readonly instead?: readonly string[];
}

interface Act {
  readonly text: string;
  readonly who: Actor;
}

/** Told to somebody who may know everything, since the game is over. The record must be one that replays. */
export function storyOf<Options, State, View extends ViewShape, Fact, Preset extends string>(
  spec: GameSpec<Options, State, View, Fact, Preset>,
  record: GameRecord,
  { entry: number, from, to, instead }: StoryPart,
  language: Language,
  context: Context,
): string {
  const rules = rulesUnder(spec.game.rules, record.rulings) ?? spec.game.rules;
  const players = record.seats.length;
  const options = resolveOptions(rules.options, players, record.options);
  const entry = record.entries[number];
  if (isRefusal(options) || entry === undefined) return '';
  const state = rules.start({ players, options });
  fold(rules, state, record.entries, { to: number });
  const log = new FactLog<Fact>();
  const acts = [...actsOf(entry.do, entry.seat), ...actsOf(entry.then)];
  const apply = ({ text, who }: Act, tell?: FactLog<Fact>) => {
    const action = rules.read(text);
    if (!isRefusal(action)) rules.apply(state, who, action, tell);
  };
  const told = (instead && actsOf(instead, entry.seat)) ?? acts.slice(from, to);
  for (const act of acts.slice(0, from)) apply(act);
  for (const act of told) apply(act, log);
  // What the end of a race sums up is told elsewhere.
  const facts = factsFor(log.take(), 'all').filter((fact) => spec.tellingOf(fact) !== 'apart');
  const story = spec.story(facts, language, context).map((line) => line.text);
  const labels = told.map(({ text }) => spec.words[language].action(text, context));
  return story.length > 0 ? story.join(' ') : labels.join(', ');
}

function actsOf(texts: readonly string[], who: Actor = TABLE): Act[] {
  return texts.map((text) => ({ text, who }));
}

import {
  type Action,
  fastChance,
  type GameRecord,
  isRefusal,
  Match,
  type OwnContent,
  resolveOptions,
  seatsIn,
} from '@paddock/kernel';
import type { DownforceRules } from '../rules/rules.ts';
import type { DownforceOptions } from '../state/options.ts';

const NAMES = ['Ana', 'Bo', 'Chloé', 'Duarte', 'Eva', 'Finn'];

/** A whole random game, recorded as a table would. */
export function played(
  rules: DownforceRules,
  players: number,
  given: Partial<DownforceOptions>,
  seed: string,
  /** What the rules were made with. */
  content?: OwnContent,
): GameRecord {
  const options = resolveOptions(rules.options, players, given);
  if (isRefusal(options)) throw new Error(options.code);
  const seats = NAMES.slice(0, players).map((name) => ({ name }));
  const match = new Match(rules, { match: seed.slice(0, 80), options, seats, ...(content && { content }) });
  const chance = fastChance(seed);
  const openDeal = () => {
    match.openDeal(Array.from({ length: 64 }, () => chance.below(16).toString(16)).join(''));
    match.sealDeal(seats.map(() => ''));
  };
  openDeal();
  const opening = match.open();
  if (isRefusal(opening)) throw new Error(opening.code);
  match.accept(opening);
  const out: Action[] = [];
  for (let asked = rules.toAct(match.state); asked !== 0; asked = rules.toAct(match.state)) {
    const [seat] = seatsIn(asked);
    const action = out[chance.below(rules.legal(match.state, seat, out))];
    if (rules.deal(match.state) === match.commitments.length) openDeal();
    const entry = match.play(seat, [rules.write(action)]);
    if (isRefusal(entry)) throw new Error(entry.code);
  }
  return match.record();
}

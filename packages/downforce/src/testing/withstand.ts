import {
  fastChance,
  isRefusal,
  type OwnContent,
  resolveOptions,
  seatsIn,
  TABLE,
  TABLE_ALONE,
} from '@paddock/kernel';
import { downforce } from '../rules/whole/downforce.ts';
import type { DownforceRules } from '../rules/rules.ts';
import type { Hostile } from './hostile-content.ts';

const LONGEST = 20_000;

/** What became of hostile content: it was refused, naming the place; or it can be played with. Throws if neither is true. */
export function withstand({ own, isBad = false, content, at }: Hostile): 'refused' | 'played' {
  const rules = downforce.withContent?.(own as OwnContent);
  if (rules === undefined) throw new Error('the rules take no content');
  if (!isRefusal(rules)) {
    if (isBad) throw new Error('it was not refused');
    playOn(rules);
    return 'played';
  }
  const { params } = rules;
  const told = JSON.stringify(rules);
  const [name, place] = [params['content'], params['at']];
  if (typeof name !== 'string' || typeof place !== 'string' || told.length > 1_000)
    throw new Error(`not told well: ${told}`);
  if (content !== undefined && name !== content) throw new Error(`${content}, but refused for ${told}`);
  if (at !== undefined && !place.startsWith(at) && !at.startsWith(place))
    throw new Error(`wrong at ${at}, but refused for ${told}`);
  if (rules.code.startsWith('bad-') && place === '') throw new Error(`no place: ${told}`);
  return 'refused';
}

/** A random game on the content's last track, to its end. */
function playOn(rules: DownforceRules): void {
  const track = rules.content.tracks.at(-1);
  if (track === undefined || track.nextCount.some((ways) => ways < 1 || ways > 3))
    throw new Error('a space has no way on');
  const options = resolveOptions(rules.options, 2, { track: track.file.id });
  if (isRefusal(options)) throw new Error(options.code);
  const state = rules.start({ players: 2, options });
  const chance = fastChance('hostile');
  const out: number[] = [];
  for (let actions = 0; rules.toAct(state) !== 0; actions++) {
    if (actions > LONGEST) throw new Error('the game does not end');
    const acting = rules.toAct(state);
    const [seat] = seatsIn(acting);
    if (acting === TABLE_ALONE) rules.apply(state, TABLE, rules.roll(state, chance));
    else rules.apply(state, seat, out[chance.below(rules.legal(state, seat, out))]);
  }
}

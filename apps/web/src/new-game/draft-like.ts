import { characterOf, levelOfBot } from '@paddock/bots/characters';
import type { RecordSeat } from '@paddock/kernel';
import { levelAt } from '../game/levels.ts';
import { BOT_NAMES } from '../session/names.ts';
import { store } from '../session/store.ts';
import { PERSON, specsOf, type Draft, type SeatDraft } from './draft.ts';
import type { GameForm, Given } from './form.ts';
import { presetOf } from './presets.ts';

/** How a game of this device was set up; a game that is gone, or of another kind, leaves the form as it is. */
export async function draftLike(form: GameForm, fresh: Draft, id: string): Promise<Draft> {
  try {
    const device = await store();
    const [saved, summary] = await Promise.all([device.game(id), device.summary(id)]);
    if (saved === undefined || summary?.game !== form.game) return fresh;
    return filledLike(form, fresh, saved.table.head as Played);
  } catch {
    return fresh;
  }
}

interface Played {
  readonly seats: readonly RecordSeat[];
  readonly options: Given;
}

/** The same people, bots and options; seats that were not there are the fresh form's. */
export function filledLike(form: GameForm, fresh: Draft, { seats, options }: Played): Draft {
  const sitting = seats.map(({ name, bot }, at): SeatDraft => {
    if (bot === undefined) return { name, sitter: PERSON };
    const level = levelOfBot(bot);
    const character = characterOf(bot);
    return {
      name,
      sitter: form.levels.includes(level) ? level : levelAt(form.levels, at),
      ...(character !== undefined && { character }),
    };
  });
  const taken = new Set(sitting.map(({ name }) => name));
  const names = BOT_NAMES.filter((name) => !taken.has(name));
  const others = fresh.seats
    .slice(sitting.length)
    .map((seat, at): SeatDraft => ({ ...seat, name: names[at] ?? seat.name }));
  const specs = specsOf(form);
  // What was shared out is picked again, and not dealt.
  const isPicked = (key: string) => specs[key]?.kind.type === 'shares' && Array.isArray(options[key]);
  const picked = Object.keys(specs).filter(isPicked);
  const known = Object.keys(specs).filter((key) => key in options && !picked.includes(key));
  const filled = { ...fresh.options, ...Object.fromEntries(known.map((key) => [key, options[key]])) };
  return {
    ...fresh,
    players: seats.length,
    seats: [...sitting, ...others],
    options: filled,
    preset: presetOf(form, { options: filled }) ?? fresh.preset,
    picks: Object.fromEntries(
      picked.map((key) => [key, fresh.seats.map((_, seat) => (options[key] as string[][])[seat] ?? [])]),
    ),
  };
}

import { conflictIn, type Refusal } from '@paddock/kernel';
import { defaultsOf, optionsOf, specsOf, withOption, type Draft } from './draft.ts';
import type { GameForm, Given } from './form.ts';

/** The options that any preset sets: a preset decides all of them, and no others. */
function presetKeys({ presets }: GameForm): ReadonlySet<string> {
  return new Set(Object.values(presets).flatMap((preset) => Object.keys(preset)));
}

export function presetOf(form: GameForm, { options }: Pick<Draft, 'options'>): string | undefined {
  const keys = [...presetKeys(form)];
  return Object.keys(form.presets).find((name) =>
    keys.every((key) => isSame(options[key], form.presets[name]?.[key] ?? specsOf(form)[key]?.default)),
  );
}

/** Some values are lists. */
function isSame(value: unknown, other: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(other);
}

/** Single options that are not as the preset has them; those with pictures of their own are seen anyway. */
export function changedOptions(form: GameForm, { options, preset }: Draft): readonly string[] {
  const usual: Given = { ...defaultsOf(form), ...form.presets[preset] };
  return Object.keys(usual).filter(
    (key) => !form.pictured.includes(key) && !isSame(options[key], usual[key]),
  );
}

/** The rules' own reason why this many cannot play a preset. */
export function presetMisfit(form: GameForm, players: number, name: string): Refusal | undefined {
  const given = form.presets[name] ?? {};
  const options = { ...defaultsOf(form), ...given };
  return conflictIn(form.options, options, players, new Set(Object.keys(given)));
}

/** The number of players nearest to this one that the preset is for. */
function playersFor(form: GameForm, players: number, name: string): number {
  const { min, max } = form.players;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return (
    counts
      .filter((count) => presetMisfit(form, count, name) === undefined)
      .toSorted((a, b) => Math.abs(a - players) - Math.abs(b - players))[0] ?? players
  );
}

/** What does not go with the preset goes back to its default, and as many players sit down as it is for. */
export function choosePreset(form: GameForm, draft: Draft, name: string): Draft {
  const keys = presetKeys(form);
  const defaults = defaultsOf(form);
  const seated = withPlayers(form, draft, playersFor(form, draft.players, name));
  const chosen = [...keys].reduce(
    (next, key) => withOption(form, next, key, form.presets[name]?.[key] ?? defaults[key]),
    { ...seated, preset: name },
  );
  const clashing = clashingOptions(form, chosen).filter((key) => !keys.has(key));
  const settled = clashing.reduce((next, key) => withOption(form, next, key, defaults[key]), chosen);
  const isOver = (key: string) => keys.has(key) || clashing.includes(key);
  return { ...settled, touched: draft.touched.filter((key) => !isOver(key)) };
}

function clashingOptions(form: GameForm, draft: Draft): readonly string[] {
  return form.options.conflicts
    .filter((conflict) => conflict.clashes(optionsOf(draft), draft.players, new Set()))
    .flatMap(({ between }) => between);
}

/** Picks that no longer fit are dropped. */
function withPlayers(form: GameForm, draft: Draft, players: number): Draft {
  const picks = Object.entries(draft.picks).map(([option, all]) => {
    const most = form.itemsEach(option, players);
    return [option, all.map((own, seat) => (seat < players ? own.slice(-most) : []))];
  });
  return { ...draft, players, picks: Object.fromEntries(picks) as Draft['picks'] };
}

/** A preset that does not allow this number of players gives way to the first one; what was set by hand stays. */
export function setPlayers(form: GameForm, draft: Draft, players: number): Draft {
  const seated = withPlayers(form, draft, players);
  const fits = presetMisfit(form, players, draft.preset) === undefined;
  return fits ? seated : choosePreset(form, seated, form.firstPreset);
}

import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { isLanguage, languageOf, type Language } from '@paddock/words';
import { stored } from './stored.ts';

export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];
/** How fast a table goes: until the first decision faster than anybody chooses. */
export type Pace = Speed | 'opening';

export const THEMES = ['system', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

export const MOTIONS = ['system', 'reduced', 'full'] as const;
export type Motion = (typeof MOTIONS)[number];

function oneOf<Value extends string>(values: readonly Value[]) {
  return (value: unknown): value is Value => values.some((known) => known === value);
}

function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isPlayerName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 96;
}

function spokenLanguage(): Language {
  for (const locale of navigator.languages) {
    const language = languageOf(locale);
    if (language !== undefined) return language;
  }
  return 'en';
}

/** How fast things move; `off`: at once. */
export const speed: Signal<Speed> = stored('speed', oneOf(SPEEDS), 'normal');
/** A plan waits for its button, or is played with its last choice. */
export const confirmMoves: Signal<boolean> = stored('confirm', isFlag, true);
export const lang: Signal<Language> = stored('lang', isLanguage, spokenLanguage());
export const theme: Signal<Theme> = stored('theme', oneOf(THEMES), 'system');
export const motion: Signal<Motion> = stored('motion', oneOf(MOTIONS), 'system');

/** Empty until somebody gives one. */
export const playerName: Signal<string> = stored('name', isPlayerName, '');

const systemMotion = matchMedia('(prefers-reduced-motion: reduce)');
const isSystemReduced = signal(systemMotion.matches);
systemMotion.addEventListener('change', () => (isSystemReduced.value = systemMotion.matches));

export const reducedMotion: ReadonlySignal<boolean> = computed(() =>
  motion.value === 'system' ? isSystemReduced.value : motion.value === 'reduced',
);

effect(() => {
  const root = document.documentElement;
  if (theme.value === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme.value;
});
effect(() => {
  document.documentElement.dataset['motion'] = reducedMotion.value ? 'reduced' : 'full';
});

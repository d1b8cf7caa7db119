import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { findGame } from '../game/find-game.ts';
import type { PageGame } from '../game/page-game.ts';
import { useTexts } from '../i18n/loaded.tsx';
import type { GameForm, Given } from './form.ts';
import { wayText } from './way-text.ts';

/** By the game's name. */
const forms = signal<ReadonlyMap<string, GameForm>>(new Map());

async function fetchForm(game: PageGame): Promise<void> {
  if (forms.peek().has(game.name)) return;
  const form = await game.loadForm();
  forms.value = new Map([...forms.peek(), [game.name, form]]);
}

/** How a game in a list is played; empty until its words are there, and where they cannot be fetched. */
export function useWay(name: string, names: readonly string[], options: Given | undefined): string {
  const shared = useTexts('shared');
  const game = findGame(name);
  useEffect(() => {
    if (game !== undefined) fetchForm(game).catch(() => undefined);
  }, [game]);
  const form = forms.value.get(name);
  if (form === undefined || options === undefined) return '';
  return wayText(form, { ...shared, ...form.words() }, names, options);
}

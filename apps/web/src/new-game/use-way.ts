import { isRefusal, resolveOptions } from '@paddock/kernel';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { findGame } from '../game/find-game.ts';
import type { PageGame } from '../game/page-game.ts';
import { useTexts } from '../i18n/loaded.tsx';
import type { GameForm, Given } from './form.ts';
import { minutesFor } from './length.ts';
import { wayText } from './way-text.ts';

/** By the game's name. */
const forms = signal<ReadonlyMap<string, GameForm>>(new Map());

async function fetchForm(game: PageGame): Promise<void> {
  if (forms.peek().has(game.name)) return;
  const form = await game.loadForm();
  forms.value = new Map([...forms.peek(), [game.name, form]]);
}

function useForm(name: string): GameForm | undefined {
  const game = findGame(name);
  useEffect(() => {
    if (game !== undefined) fetchForm(game).catch(() => undefined);
  }, [game]);
  return forms.value.get(name);
}

/** How a game in a list is played; empty until its words are there, and where they cannot be fetched. */
export function useWay(name: string, names: readonly string[], options: Given | undefined): string {
  const shared = useTexts('shared');
  const form = useForm(name);
  if (form === undefined || options === undefined) return '';
  return wayText(form, { ...shared, ...form.words() }, names, options);
}

/** How long it takes with so many people among the players; empty until that is known. */
export function useLength(name: string, players: number, people: number, given: Given | undefined): string {
  const { setup } = useTexts('more');
  const form = useForm(name);
  const options = form && resolveOptions(form.options, players, given ?? {});
  if (form === undefined || given === undefined || isRefusal(options)) return '';
  return setup.about(minutesFor(form, options as Given, players, people));
}

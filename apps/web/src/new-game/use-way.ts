import { isRefusal, resolveOptions, type OwnContent } from '@paddock/kernel';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { findGame } from '../game/find-game.ts';
import type { PageGame } from '../game/page-game.ts';
import { useTexts } from '../i18n/loaded.tsx';
import type { Brought, GameForm, Given } from './form.ts';
import { minutesFor } from './length.ts';
import { thingsIn } from './own/things-in.ts';
import { wayText } from './way-text.ts';

/** By the game's name, or by what a table brought to it. */
const forms = signal<ReadonlyMap<string | OwnContent, GameForm>>(new Map());

async function fetchForm(game: PageGame, content: OwnContent | undefined): Promise<void> {
  const key = content ?? game.name;
  if (forms.peek().has(key)) return;
  const form = await game.loadForm(broughtBy(content));
  forms.value = new Map([...forms.peek(), [key, form]]);
}

function broughtBy(content: OwnContent | undefined): Brought | undefined {
  if (content === undefined) return undefined;
  const things = thingsIn(content, (name) => name);
  const deck = things.find(({ kind }) => kind === 'deck');
  return { things, ...(deck && { chosen: deck }) };
}

function useForm(name: string, content: OwnContent | undefined): GameForm | undefined {
  const game = findGame(name);
  useEffect(() => {
    if (game !== undefined) fetchForm(game, content).catch(() => undefined);
  }, [game, content]);
  return forms.value.get(content ?? name);
}

/** How a game in a list is played; empty until its words are loaded, and if they cannot be fetched. */
export function useWay(
  name: string,
  names: readonly string[],
  options: Given | undefined,
  content?: OwnContent,
): string {
  const shared = useTexts('shared');
  const form = useForm(name, content);
  if (form === undefined || options === undefined) return '';
  return wayText(form, { ...shared, ...form.words() }, names, options);
}

/** How long it takes with this number of people among the players; empty until that is known. */
export function useLength(
  name: string,
  players: number,
  people: number,
  given: Given | undefined,
  content?: OwnContent,
): string {
  const { setup } = useTexts('more');
  const form = useForm(name, content);
  const options = form && resolveOptions(form.options, players, given ?? {});
  if (form === undefined || given === undefined || isRefusal(options)) return '';
  return setup.about(minutesFor(form, options as Given, players, people));
}

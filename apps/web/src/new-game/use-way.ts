import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isGameName, type GameName } from '../games/names.ts';
import { formWordsOf, formWordsReady, sharedWords } from '../i18n/games.ts';
import { loadForm, type GameForm, type Given } from './form.ts';
import { wayText } from './way-text.ts';

const forms = signal<ReadonlyMap<GameName, GameForm>>(new Map());

async function fetchForm(game: GameName): Promise<void> {
  if (forms.peek().has(game)) return;
  const [form] = await Promise.all([loadForm(game), formWordsReady(game)]);
  forms.value = new Map([...forms.peek(), [game, form]]);
}

/** How a game in a list is played; empty until its words are there, and where they cannot be fetched. */
export function useWay(game: string, names: readonly string[], options: Given | undefined): string {
  const known = isGameName(game) ? game : undefined;
  useEffect(() => {
    if (known !== undefined) fetchForm(known).catch(() => undefined);
  }, [known]);
  const form = known && forms.value.get(known);
  if (form === undefined || options === undefined) return '';
  return wayText(form, { ...sharedWords(), ...formWordsOf(form.game) }, names, options);
}

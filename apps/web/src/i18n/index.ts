import type { Parts } from '@paddock/words';
import { effect } from '@preact/signals';
import { lang } from '../app/settings.ts';
import { loadTexts, speak, type Texts } from './texts.ts';

let page: Texts<'ui'> | undefined;

/** The page's own texts: loaded before anything is rendered. */
export function ui(): Parts['ui'] {
  if (page === undefined) throw new Error('startSpeaking() comes first');
  return page.ui;
}

export async function startSpeaking(): Promise<void> {
  page = await loadTexts('ui');
  effect(() => {
    void speak(lang.value);
  });
}

import { languageModule, type Language, type Part, type Parts } from '@paddock/words';
import { batch, signal, type ReadonlySignal } from '@preact/signals';
import { lang } from '../app/settings.ts';

/** Loaded texts. Each part follows the language of the page. */
export type Texts<Name extends Part> = { readonly [Each in Name]: Parts[Each] };

interface Shown {
  readonly texts: ReadonlySignal<unknown>;
  /** Fetches another language; the function it gives shows it. */
  readonly fetch: (language: Language) => Promise<() => void>;
}

/** Every part that some screen has loaded. */
const shown = new Map<Part, Promise<Shown>>();

async function show(part: Part): Promise<Shown> {
  const load = (language: Language): Promise<unknown> => languageModule(language).load(part);
  const texts = signal(await load(lang.peek()));
  return {
    texts,
    fetch: async (language) => {
      const next = await load(language);
      return () => {
        texts.value = next;
      };
    },
  };
}

function shownPart(part: Part): Promise<Shown> {
  const known = shown.get(part);
  if (known !== undefined) return known;
  const fresh = show(part);
  shown.set(part, fresh);
  // The next call tries again.
  fresh.catch(() => shown.delete(part));
  return fresh;
}

/** Parts of the texts, to hand down to the code that shows them. */
export async function loadTexts<Name extends Part>(...parts: readonly Name[]): Promise<Texts<Name>> {
  const texts = {};
  const loaded = await Promise.all(parts.map(shownPart));
  for (const [at, part] of parts.entries())
    Object.defineProperty(texts, part, { enumerable: true, get: () => loaded[at]?.texts.value });
  return texts as Texts<Name>;
}

let newest = 0;

/** All loaded texts change in the same moment; the last call wins. */
export async function speak(language: Language): Promise<void> {
  const mine = ++newest;
  const parts = await Promise.all(shown.values());
  const changes = await Promise.all(parts.map(({ fetch }) => fetch(language)));
  if (mine !== newest) return;
  batch(() => {
    for (const change of changes) change();
  });
  document.documentElement.lang = language;
}

import { batch, signal } from '@preact/signals';
import { lang } from '../app/settings.ts';
import { languageModule, type Language, type Part, type Parts } from '@paddock/words';

const known = new Set<Catalogue<unknown>>();

/**
 * Texts in the language of the page. A screen awaits `ready()` of its catalogues before it is shown; from then on `texts`
 * follows the language, and all catalogues change in the same moment.
 */
export class Catalogue<Texts> {
  readonly fetch: (language: Language) => Promise<Texts>;
  readonly #texts = signal<Texts | undefined>(undefined);

  private constructor(fetch: (language: Language) => Promise<Texts>) {
    this.fetch = fetch;
  }

  /** Fetched when a language is first needed. */
  static of<Name extends Part>(part: Name): Catalogue<Parts[Name]> {
    return new Catalogue((language) => languageModule(language).load[part]());
  }

  get isReady(): boolean {
    return this.#texts.value !== undefined;
  }

  get texts(): Texts {
    const texts = this.#texts.value;
    if (texts === undefined) throw new Error('texts are used before ready()');
    return texts;
  }

  async ready(): Promise<void> {
    if (this.#texts.peek() !== undefined) return;
    const texts = await this.fetch(lang.peek());
    this.#texts.value ??= texts;
    known.add(this);
  }

  show(texts: Texts): void {
    this.#texts.value = texts;
  }
}

let newest = 0;

/** Every catalogue in use, fetched first and then shown together; the last call wins. */
export async function speak(language: Language): Promise<void> {
  const mine = ++newest;
  const fetched = await Promise.all(
    [...known].map(async (catalogue) => ({ catalogue, texts: await catalogue.fetch(language) })),
  );
  if (mine !== newest) return;
  batch(() => {
    for (const { catalogue, texts } of fetched) catalogue.show(texts);
  });
  document.documentElement.lang = language;
}

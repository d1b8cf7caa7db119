import type { OwnContent } from '@paddock/kernel';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useTexts } from '../i18n/loaded.tsx';
import { thingsIn } from '../new-game/things-in.ts';
import { Readiness, textIn } from './about-thing.tsx';
import { check } from './check.ts';
import { ThingPicture } from './thing-picture.tsx';
import './shelf.css';

/** The deck and the circuits that a table brings: what they look like, and who made them. */
export function BroughtThings({ content }: { readonly content: OwnContent }): JSX.Element {
  const texts = useTexts('shelf');
  const things = useMemo(
    () => thingsIn(content, (name) => name).map((thing) => ({ ...thing, checked: check(thing) })),
    [content],
  );
  return (
    <section aria-label={texts.form.look}>
      <ul class="things brought">
        {things.map(({ id, kind, value, checked }) => {
          const [name, author] = [textIn(value, 'name') || texts.unnamed, textIn(value, 'author')];
          return (
            <li key={id} class="panel thing">
              <ThingPicture checked={checked} />
              <div class="thing-words">
                <strong>
                  {kind === 'deck' ? texts.form.ownDeck(name, author) : texts.form.ownCircuit(name, author)}
                </strong>
                <Readiness checked={checked} lead={texts.notReady} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

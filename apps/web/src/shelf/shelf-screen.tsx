import type { JSX } from 'preact';
import { Page } from '../app/page.tsx';
import { useTexts } from '../i18n/loaded.tsx';

/** Your own decks and circuits. */
export function ShelfScreen(): JSX.Element {
  const texts = useTexts('shelf');
  return (
    <Page title={texts.title}>
      <h1>{texts.title}</h1>
    </Page>
  );
}

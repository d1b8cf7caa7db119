import type { JSX } from 'preact';
import { useTexts } from '../i18n/loaded.tsx';
import { useCardName } from './card-face.tsx';
import { MOST_DRAFTED } from './draft.ts';
import type { Editing } from './editing.ts';

/** What has just happened, for screen readers. */
export function NewsLine({ editing }: { readonly editing: Editing }): JSX.Element {
  const texts = useTexts('deckEditor');
  const name = useCardName();
  const news = editing.news.value;
  const say = (): string => {
    switch (news?.is) {
      case undefined:
        return '';
      case 'added':
        return texts.added(name(news.kind), news.cards);
      case 'replaced':
        return texts.replaced(name(news.kind));
      case 'removed':
        return texts.removed(name(news.kind), news.cards);
      case 'pasted':
        return texts.pasted(news.added, news.wrong);
      case 'undone':
        return texts.undone(news.cards);
      case 'redone':
        return texts.redone(news.cards);
      case 'full':
        return texts.full(MOST_DRAFTED);
    }
  };
  return (
    <p class={news?.is === 'full' ? 'problem' : 'unseen'} role="status">
      {say()}
    </p>
  );
}

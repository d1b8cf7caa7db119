import { useTexts } from '../i18n/loaded.tsx';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { href } from '../app/router.ts';
import { reducedMotion } from '../app/settings.ts';
import type { PageGame } from '../game/page-game.ts';
import { ShownWhenSeen } from '../help/shown-when-seen.tsx';
import type { Chapter, RuleBook, RuleEntry } from './rule-book.ts';

interface SectionProps {
  readonly game: PageGame;
  readonly book: RuleBook;
  readonly chapter: Chapter;
  readonly target: string | null;
}

export function RuleSection({ game, book, chapter, target }: SectionProps): JSX.Element {
  const { id, name, rules } = chapter;
  return (
    <section class="rules-section" aria-labelledby={`section-${id}`}>
      <h2 id={`section-${id}`}>{name}</h2>
      {rules.map((rule) => (
        <Rule key={rule.id} game={game} book={book} rule={rule} isTarget={rule.id === target} />
      ))}
    </section>
  );
}

interface RuleProps {
  readonly game: PageGame;
  readonly book: RuleBook;
  readonly rule: RuleEntry;
  readonly isTarget: boolean;
}

function Rule({ game, book: { guide }, rule, isTarget }: RuleProps): JSX.Element {
  const { id, name, text, ruling } = rule;
  const { rules: texts } = useTexts('more');
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isTarget) return;
    article.current?.focus({ preventScroll: true });
    article.current?.scrollIntoView({
      block: 'center',
      behavior: reducedMotion.peek() ? 'instant' : 'smooth',
    });
  }, [isTarget]);
  const pictureText = guide?.pictureText(id);
  return (
    <article
      class={isTarget ? 'rule sought' : 'rule'}
      id={id}
      ref={article}
      tabIndex={-1}
      aria-labelledby={`name-${id}`}
    >
      <h3 id={`name-${id}`}>
        {name}{' '}
        <a class="rule-id" href={href({ at: 'rules', game: game.name, rule: id })}>
          {id}
        </a>
      </h3>
      <p>{text}</p>
      {guide !== undefined && pictureText !== undefined && (
        <ShownWhenSeen class="rule-picture" label={pictureText}>
          {() => <guide.Picture rule={id} />}
        </ShownWhenSeen>
      )}
      {ruling !== undefined && (
        <p class="ruling">
          <strong title={texts.rulingText}>{texts.ruling}</strong> {ruling}
        </p>
      )}
    </article>
  );
}

import { useTexts } from '../i18n/loaded.tsx';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Page } from '../app/page.tsx';
import { href } from '../app/router.ts';
import { reducedMotion } from '../app/settings.ts';
import { ui } from '../i18n/index.ts';
import type { PageGame } from '../game/page-game.ts';
import { GAMES } from '../games.ts';
import { chaptersOf, type Chapter, type RuleBook, type RuleEntry } from './rule-book.ts';
import { matches } from './search.ts';
import './rules-page.css';

interface RulesPageProps {
  readonly game: PageGame;
  readonly rule: string | null;
}

export function RulesPage(props: RulesPageProps): JSX.Element {
  const { game } = props;
  const [read, setRead] = useState<{ readonly game: PageGame; readonly book: RuleBook }>();
  // What is sought in one game's rules can be sought in the other's.
  const [query, setQuery] = useState('');
  useEffect(() => {
    let isHere = true;
    void game.loadRuleBook().then((book) => {
      if (isHere) setRead({ game, book });
    });
    return () => {
      isHere = false;
    };
  }, [game]);
  if (read?.game !== game) return <p class="loading">{ui().loading}</p>;
  return <Rules key={game.name} {...props} book={read.book} query={query} setQuery={setQuery} />;
}

interface RulesProps extends RulesPageProps {
  readonly book: RuleBook;
  readonly query: string;
  readonly setQuery: (query: string) => void;
}

function Rules({ game, book, rule, query, setQuery }: RulesProps): JSX.Element {
  const { rules: texts } = useTexts('more');
  const { title, intro } = book.texts();
  const chapters = chaptersOf(book);
  const found = chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter(({ id, name, text, ruling }) =>
        matches(query, id, name, text, ruling ?? ''),
      ),
    }))
    .filter(({ rules }) => rules.length > 0);
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  useEffect(() => {
    if (rule !== null) setQuery('');
  }, [rule]);
  return (
    <Page title={title} class="page rules-page">
      <nav class="row rules-games" aria-label={texts.games}>
        {GAMES.map((other) => (
          <a
            key={other.name}
            class="button small"
            href={href({ at: 'rules', game: other.name, rule: null })}
            {...(other === game && { 'aria-current': 'page' })}
          >
            {other.texts(ui()).title}
          </a>
        ))}
      </nav>
      <h1>{title}</h1>
      <p class="lead">{intro}</p>
      <search class="rules-search">
        <label class="field">
          <span>{texts.search}</span>
          <input
            class="input"
            type="search"
            value={query}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
        </label>
        <p class="hint" role="status">
          {query !== '' && (count === 0 ? texts.foundNone(game.texts(ui()).title) : texts.found(count))}
        </p>
        {query !== '' &&
          count === 0 &&
          GAMES.filter((other) => other !== game).map((other) => (
            <a key={other.name} class="button" href={href({ at: 'rules', game: other.name, rule: null })}>
              {texts.searchOther(other.texts(ui()).title)}
            </a>
          ))}
      </search>
      {query === '' && (
        <nav aria-label={texts.contents} class="row">
          {chapters.map(({ id, name, rules: [first] }) => (
            <a
              key={id}
              class="button small"
              href={href({ at: 'rules', game: game.name, rule: first?.id ?? null })}
            >
              {name}
            </a>
          ))}
        </nav>
      )}
      {found.map((chapter) => (
        <Section key={chapter.id} game={game} chapter={chapter} target={rule} />
      ))}
    </Page>
  );
}

interface SectionProps {
  readonly game: PageGame;
  readonly chapter: Chapter;
  readonly target: string | null;
}

function Section({ game, chapter, target }: SectionProps): JSX.Element {
  const { id, name, rules } = chapter;
  return (
    <section class="rules-section" aria-labelledby={`section-${id}`}>
      <h2 id={`section-${id}`}>{name}</h2>
      {rules.map((rule) => (
        <Rule key={rule.id} game={game} rule={rule} isTarget={rule.id === target} />
      ))}
    </section>
  );
}

interface RuleProps {
  readonly game: PageGame;
  readonly rule: RuleEntry;
  readonly isTarget: boolean;
}

function Rule({ game, rule, isTarget }: RuleProps): JSX.Element {
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
      {ruling !== undefined && (
        <p class="ruling">
          <strong title={texts.rulingText}>{texts.ruling}</strong> {ruling}
        </p>
      )}
    </article>
  );
}

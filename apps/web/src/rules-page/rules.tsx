import { useTexts } from '../i18n/loaded.tsx';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { href } from '../app/router.ts';
import { findQuestions, type Question } from '../help/find-questions.ts';
import { ui } from '../i18n/index.ts';
import type { PageGame } from '../game/page-game.ts';
import { GAMES } from '../games.ts';
import { chaptersOf, type RuleBook } from './rule-book.ts';
import { RuleSection } from './rule-section.tsx';
import { matches } from './search.ts';
import './rules-page.css';

export interface RulesProps {
  readonly game: PageGame;
  readonly book: RuleBook;
  readonly rule: string | null;
  readonly query: string;
  readonly setQuery: (query: string) => void;
}

/** A game's rules with search and pictures: a page of their own, or a drawer over the table. */
export function Rules({ game, book, rule, query, setQuery }: RulesProps): JSX.Element {
  const { rules: texts, help } = useTexts('more');
  const { intro } = book.texts();
  const chapters = chaptersOf(book);
  const { found: questions, nearest } = findQuestions(query, book.guide?.questions() ?? []);
  const only = (isMeant: (entry: (typeof chapters)[number]['rules'][number]) => boolean) =>
    chapters
      .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(isMeant) }))
      .filter(({ rules }) => rules.length > 0);
  const said = only(({ id, name, text, ruling }) => matches(query, id, name, text, ruling ?? ''));
  // A question in words that no rule has is answered by the rules it leads to.
  const answers = new Set(questions.flatMap(({ rules }) => rules));
  const found = said.length > 0 ? said : only(({ id }) => answers.has(id));
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  const isNothing = query !== '' && count === 0;
  useEffect(() => {
    if (rule !== null) setQuery('');
  }, [rule]);
  return (
    <>
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
        {query !== '' && (
          <Questions
            game={game}
            title={isNothing ? help.nearest : help.questions}
            questions={isNothing ? nearest : questions}
          />
        )}
        {isNothing &&
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
        <RuleSection key={chapter.id} game={game} book={book} chapter={chapter} target={rule} />
      ))}
    </>
  );
}

interface QuestionsProps {
  readonly game: PageGame;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** Each leads to the rule that answers it best. */
function Questions({ game, title, questions }: QuestionsProps): JSX.Element | null {
  if (questions.length === 0) return null;
  return (
    <div class="rules-questions">
      <h2>{title}</h2>
      <ul>
        {questions.map(({ id, ask, rules: [rule = null] }) => (
          <li key={id}>
            <a href={href({ at: 'rules', game: game.name, rule })}>{ask}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useTexts } from '../i18n/loaded.tsx';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Page } from '../app/page.tsx';
import { href } from '../app/router.ts';
import { lastTable } from '../help/last-table.ts';
import { ui } from '../i18n/index.ts';
import type { PageGame } from '../game/page-game.ts';
import { asLessonGame } from '../lessons/as-lesson-game.ts';
import { Rules } from './rules.tsx';
import { useRuleBook } from './use-rule-book.ts';

interface RulesPageProps {
  readonly game: PageGame;
  readonly rule: string | null;
}

export function RulesPage({ game, rule }: RulesPageProps): JSX.Element {
  const book = useRuleBook(game);
  // What is sought in one game's rules can be sought in the other's.
  const [query, setQuery] = useState('');
  const { help, setup, rules } = useTexts('more');
  if (book === undefined) return <p class="loading">{ui().loading}</p>;
  const { title } = book.texts();
  const table = lastTable();
  return (
    <Page key={game.name} title={title} class="page rules-page">
      {table !== null && (
        <a class="button small rules-back" href={table}>
          <span aria-hidden="true">←</span> {help.backToGame}
        </a>
      )}
      <h1>{title}</h1>
      {asLessonGame(game.name) !== undefined && (
        <a class="rules-learn" href={href({ at: 'learn', game: game.name, isRace: false })}>
          {setup.learn}
        </a>
      )}
      <a class="rules-learn" href={href({ at: 'score', path: '' })}>
        {rules.scorePad}
      </a>
      <Rules game={game} book={book} rule={rule} query={query} setQuery={setQuery} />
    </Page>
  );
}

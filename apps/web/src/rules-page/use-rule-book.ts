import { useEffect, useState } from 'preact/hooks';
import type { PageGame } from '../game/page-game.ts';
import type { RuleBook } from './rule-book.ts';

/** Undefined until it is loaded. */
export function useRuleBook(game: PageGame): RuleBook | undefined {
  const [read, setRead] = useState<{ readonly game: PageGame; readonly book: RuleBook }>();
  useEffect(() => {
    let isHere = true;
    void game.loadRuleBook().then((book) => {
      if (isHere) setRead({ game, book });
    });
    return () => {
      isHere = false;
    };
  }, [game]);
  return read?.game === game ? read.book : undefined;
}

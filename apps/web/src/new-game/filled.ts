import { useEffect, useState } from 'preact/hooks';
import type { PageGame } from '../game/page-game.ts';
import { openRulesOver } from '../table/at-hand.ts';
import { changeGame, type Draft } from './draft.ts';
import type { GameForm } from './form.ts';

/** A form of one game, and what has been filled in. */
export interface Filled {
  readonly form: GameForm;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
}

/** One option of it. */
export interface OptionFieldProps extends Filled {
  readonly option: string;
}

/** The form that is shown; until another game's has come, that is still the last one, and nobody may press anything in it. */
export interface ShownForm extends Filled {
  readonly isComing: boolean;
}

async function loadFilled(
  game: PageGame,
  first: (form: GameForm) => Draft | Promise<Draft>,
): Promise<Omit<Filled, 'setDraft'>> {
  const form = await game.loadForm();
  return { form, draft: await first(form) };
}

/** Undefined until the first form has come; another game takes over what fits it. */
export function useFilled(
  game: PageGame,
  first: (form: GameForm) => Draft | Promise<Draft>,
): ShownForm | undefined {
  const [filled, setFilled] = useState<Omit<Filled, 'setDraft'>>();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    let isHere = true;
    loadFilled(game, first).then(
      ({ form, draft }) => {
        if (!isHere) return;
        setFilled((old) => ({ form, draft: old === undefined ? draft : changeGame(form, old.draft) }));
      },
      () => setLost(true),
    );
    return () => {
      isHere = false;
    };
  }, [game]);
  useEffect(() => {
    const left = new AbortController();
    openRulesOver(game.name, left.signal);
    return () => left.abort();
  }, [game]);
  if (isLost) throw new Error(`the form of ${game.name} could not be fetched`);
  return (
    filled && {
      ...filled,
      setDraft: (draft) => setFilled({ form: filled.form, draft }),
      isComing: filled.form.game !== game.name,
    }
  );
}

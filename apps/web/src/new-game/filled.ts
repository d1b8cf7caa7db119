import { useEffect, useState } from 'preact/hooks';
import type { PageGame } from '../game/page-game.ts';
import { openRulesOver } from '../table/at-hand.ts';
import { changeGame, type Draft } from './draft.ts';
import type { Brought, GameForm } from './form.ts';

/** A form of one game, and what has been filled in. */
export interface Filled {
  readonly form: GameForm;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  /** The same draft in another form, such as that of another deck. */
  readonly setForm: (form: GameForm) => void;
}

/** What a form begins with. */
export interface Beginning {
  readonly first: (form: GameForm) => Draft | Promise<Draft>;
  /** Custom decks and circuits. */
  readonly brought: () => Promise<Brought>;
}

/** One option of it. */
export interface OptionFieldProps extends Filled {
  readonly option: string;
}

/** The form that is shown; until another game's has come, that is still the last one, and nobody may press anything in it. */
export interface ShownForm extends Filled {
  readonly isComing: boolean;
}

type FilledIn = Pick<Filled, 'form' | 'draft'>;

async function loadFilled(game: PageGame, { first, brought }: Beginning): Promise<FilledIn> {
  if (game.takesContent === undefined) {
    const form = await game.loadForm();
    return { form, draft: await first(form) };
  }
  const own = await brought();
  const form = await game.loadForm(own);
  const draft = await first(form);
  const track = own.chosen?.kind === 'track' ? form.withTrack?.(own.chosen.id) : undefined;
  return { form, draft: { ...draft, options: { ...draft.options, ...track } } };
}

/** Undefined until the first form has come; another game takes over what fits it. */
export function useFilled(game: PageGame, beginning: Beginning): ShownForm | undefined {
  const [filled, setFilled] = useState<FilledIn>();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    let isHere = true;
    loadFilled(game, beginning).then(
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
      setForm: (form) => setFilled({ form, draft: filled.draft }),
      isComing: filled.form.game !== game.name,
    }
  );
}

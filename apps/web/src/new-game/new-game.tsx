import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Choice } from '../app/choice.tsx';
import { Page } from '../app/page.tsx';
import { goTo, stayAt } from '../app/router.ts';
import { playerName } from '../app/settings.ts';
import { GAMES, type GameName } from '../games/names.ts';
import { formWordsReady } from '../i18n/games.ts';
import { ui } from '../i18n/index.ts';
import { moreUi } from '../i18n/more/index.ts';
import { startGame } from '../session/games.ts';
import {
  changeGame,
  firstDraft,
  optionsOf,
  problemsOf,
  recordSeats,
  setPlayers,
  type Draft,
} from './draft.ts';
import { loadForm, type GameForm } from './form.ts';
import { OptionGroups } from './option-groups.tsx';
import { Presets } from './presets.tsx';
import { problemText } from './problem-text.ts';
import { Seats } from './seats.tsx';
import './new-game.css';

/** A form of one game, and what has been filled in. */
interface Filled {
  readonly form: GameForm;
  readonly draft: Draft;
}

/** Everything that a game can be; what is asked, and what it may be, comes from the rules' table of options. */
export function NewGame({ game }: { readonly game: GameName }): JSX.Element {
  const texts = moreUi().form;
  const [filled, setFilled] = useState<Filled>();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    let isHere = true;
    Promise.all([loadForm(game), formWordsReady(game)]).then(
      ([form]) => {
        if (!isHere) return;
        setFilled((old) => ({
          form,
          draft:
            old === undefined
              ? firstDraft(form, playerName.peek() || ui().home.player(1))
              : changeGame(form, old.draft),
        }));
      },
      () => setLost(true),
    );
    return () => {
      isHere = false;
    };
  }, [game]);
  if (isLost) throw new Error(`the form of ${game} could not be fetched`);
  return (
    <Page title={texts.title}>
      <h1>{texts.title}</h1>
      <Choice
        label={texts.game}
        items={GAMES.map((name) => ({ value: name, label: ui().games[name] }))}
        value={game}
        choose={(name) => stayAt({ at: 'new', game: name })}
      />
      {filled !== undefined && (
        <Fields {...filled} setDraft={(draft) => setFilled({ form: filled.form, draft })} />
      )}
    </Page>
  );
}

interface FieldsProps extends Filled {
  readonly setDraft: (draft: Draft) => void;
}

function Fields({ form, draft, setDraft }: FieldsProps): JSX.Element {
  const texts = moreUi().form;
  const problems = problemsOf(form, draft);
  const { start, hasFailed } = useStart(form, draft, problems.length === 0);
  const { min, max } = form.players;
  return (
    <form
      class="new-game stack"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <Choice
        label={texts.players}
        text={texts.playersText[form.game]}
        items={Array.from({ length: max - min + 1 }, (_, more) => ({
          value: min + more,
          label: String(min + more),
        }))}
        value={draft.players}
        choose={(players) => setDraft(setPlayers(form, draft, players))}
      />
      <Presets form={form} draft={draft} setDraft={setDraft} />
      <Seats form={form} draft={draft} setDraft={setDraft} problems={problems} />
      <OptionGroups form={form} draft={draft} setDraft={setDraft} />
      <div class="start-bar">
        {problems.length > 0 && (
          <div role="status" class="problem">
            <p>{texts.fixFirst}</p>
            <ul>
              {problems.map((problem) => (
                <li key={JSON.stringify(problem)}>{problemText(form, problem, draft)}</li>
              ))}
            </ul>
          </div>
        )}
        {hasFailed && (
          <p class="problem" role="alert">
            {ui().play.noStorage}. {ui().play.noStorageText}
          </p>
        )}
        <button type="submit" class="button lit big" aria-disabled={problems.length > 0}>
          {texts.start}
        </button>
      </div>
    </form>
  );
}

function useStart(
  form: GameForm,
  draft: Draft,
  isReady: boolean,
): { readonly start: () => Promise<void>; readonly hasFailed: boolean } {
  const [state, setState] = useState<'still' | 'starting' | 'failed'>('still');
  const start = async () => {
    if (!isReady || state === 'starting') return;
    setState('starting');
    const you = draft.seats.find(({ sitter }) => sitter === 'person')?.name;
    if (you !== undefined && you !== ui().home.player(1)) playerName.value = you;
    const setup = { seats: recordSeats(form, draft), options: optionsOf(draft) };
    try {
      goTo({ at: 'play', id: await startGame(form.game, setup) });
    } catch {
      setState('failed');
    }
  };
  return { start, hasFailed: state === 'failed' };
}

import { useTexts } from '../i18n/loaded.tsx';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Choice } from '../app/choice.tsx';
import { Page } from '../app/page.tsx';
import { goTo, stayAt } from '../app/router.ts';
import { playerName } from '../app/settings.ts';
import type { PageGame } from '../game/page-game.ts';
import { GAMES } from '../games.ts';
import { ui } from '../i18n/index.ts';
import { startGame } from '../session/games.ts';
import { firstDraft, optionsOf, problemsOf, recordSeats, seated, type Draft } from './draft.ts';
import { broughtLike } from './own/brought.ts';
import { DeckField } from './own/deck-field.tsx';
import { draftLike } from './draft-like.ts';
import { useFilled, type ShownForm } from './filled.ts';
import { FixFirst } from './fix-first.tsx';
import type { GameForm } from './form.ts';
import { Fold } from './fold.tsx';
import { FormIsComing } from './form-is-coming.tsx';
import { peopleIn } from './length.ts';
import { MoreOptions } from './more-options.tsx';
import { OpponentsChoice } from './opponents-choice.tsx';
import { PlayersChoice } from './players-choice.tsx';
import { PresetTiles } from './preset-tiles.tsx';
import { Seats } from './seats.tsx';
import { StartBar } from './start-bar.tsx';
import { ValueTiles } from './fields/value-tiles.tsx';
import './new-game.css';

export interface NewGameProps {
  readonly game: PageGame;
  /** A game on this device that this one begins as, or a custom deck or circuit that it is played with. */
  readonly like: string | undefined;
}

/** Everything that a game can be; what is asked, and what it may be, comes from the rules' table of options. */
export function NewGame({ game, like }: NewGameProps): JSX.Element {
  const texts = useTexts('more').form;
  const shown = useFilled(game, {
    first: (form) => {
      const draft = firstDraft(form, playerName.peek() || ui().home.player(1));
      return like === undefined ? draft : draftLike(form, draft, like);
    },
    brought: () => broughtLike(like),
  });
  return (
    <Page title={texts.title} class="page form-page">
      <div class="form-head">
        <h1>{texts.title}</h1>
        <Choice
          label={texts.game}
          items={GAMES.map(({ name, texts: textsOf }) => ({ value: name, label: textsOf(ui()).title }))}
          value={game.name}
          choose={(name) => stayAt({ at: 'new', game: name })}
        />
      </div>
      <FormIsComing shown={shown} />
      {shown !== undefined && <Fields {...shown} game={game} />}
    </Page>
  );
}

function Fields({ game, isComing, ...filled }: ShownForm & { readonly game: PageGame }): JSX.Element {
  const { form, draft, setDraft } = filled;
  const more = useTexts('more');
  const texts = more.form;
  const problems = problemsOf(form, draft);
  const { start, hasFailed } = useStart(game, form, draft, problems.length === 0);
  return (
    <form
      class="new-game stack"
      inert={isComing}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <div class="who-plays">
        <PlayersChoice {...filled} label={texts.players} text={form.playersText(more)} />
        <OpponentsChoice {...filled} />
      </div>
      <Fold
        title={more.setup.seats}
        note={seated(draft)
          .map(({ name }) => name)
          .join(' · ')}
        opensItself={problems.length > 0 || peopleIn(draft) > 1}
      >
        <Seats form={form} draft={draft} setDraft={setDraft} problems={problems} />
      </Fold>
      <PresetTiles {...filled} people={peopleIn(draft)} />
      <ValueTiles {...filled} />
      <DeckField {...filled} />
      <MoreOptions {...filled} />
      <StartBar {...filled} people={peopleIn(draft)}>
        <FixFirst form={form} draft={draft} problems={problems} />
        {hasFailed && (
          <p class="problem" role="alert">
            {ui().play.noStorage}. {ui().play.noStorageText}
          </p>
        )}
        <button type="submit" class="button lit big" aria-disabled={problems.length > 0}>
          {texts.start}
        </button>
      </StartBar>
    </form>
  );
}

function useStart(
  game: PageGame,
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
    const options = optionsOf(draft);
    try {
      const setup = { seats: recordSeats(form, draft), options, content: form.contentFor?.(options) };
      goTo({ at: 'play', id: await startGame(game, setup) });
    } catch {
      setState('failed');
    }
  };
  return { start, hasFailed: state === 'failed' };
}

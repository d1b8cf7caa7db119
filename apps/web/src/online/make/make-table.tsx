import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Choice } from '../../app/choice.tsx';
import { Page } from '../../app/page.tsx';
import { goTo } from '../../app/router.ts';
import { playerName } from '../../app/settings.ts';
import { GAMES, type GameName } from '../../games/names.ts';
import { formWordsReady } from '../../i18n/games.ts';
import { ui } from '../../i18n/index.ts';
import { moreUi } from '../../i18n/more/index.ts';
import { changeGame, firstDraft, problemsOf, setPlayers, type Draft } from '../../new-game/draft.ts';
import { loadForm, type GameForm } from '../../new-game/form.ts';
import '../../new-game/new-game.css';
import { OptionGroups } from '../../new-game/option-groups.tsx';
import { Presets } from '../../new-game/presets.tsx';
import { problemText } from '../../new-game/problem-text.ts';
import { HowShared, sharedOptions } from '../../new-game/seats.tsx';
import { api } from '../house/api.ts';
import { house } from '../house/house.ts';
import { keepLinks } from '../house/links.ts';
import { isGoodName, NameField } from '../name-field.tsx';
import { Problem } from '../problem.tsx';
import { Online } from '../reach.tsx';
import { onlineTexts } from '../texts/index.ts';
import { useCall } from '../use-call.ts';
import { firstTable, newTableOf, type TableDraft } from './draft.ts';
import { House } from './house-rules.tsx';
import { MakeSeats } from './make-seats.tsx';

export function MakeTable(): JSX.Element {
  return <Online>{() => <Make />}</Online>;
}

interface Filled {
  readonly form: GameForm;
  readonly draft: Draft;
}

/** A table of one's own: the game as in the form for one device, then who sits where and how fast it goes. */
function Make(): JSX.Element {
  const { make } = onlineTexts.texts;
  const [game, setGame] = useState<GameName>(GAMES[0]);
  const [filled, setFilled] = useState<Filled>();
  const [table, setTable] = useState<TableDraft>(firstTable);
  useEffect(() => {
    let isHere = true;
    void Promise.all([loadForm(game), formWordsReady(game)]).then(([form]) => {
      if (!isHere) return;
      setFilled((old) => ({
        form,
        draft: old === undefined ? namedBySeat(firstDraft(form, '')) : changeGame(form, old.draft),
      }));
    });
    return () => {
      isHere = false;
    };
  }, [game]);
  return (
    <Page title={make.title}>
      <h1>{make.title}</h1>
      <Choice
        label={make.game}
        items={GAMES.map((name) => ({ value: name, label: ui().games[name] }))}
        value={game}
        choose={setGame}
      />
      {filled !== undefined && (
        <Fields
          {...filled}
          setDraft={(draft) => setFilled({ form: filled.form, draft })}
          table={table}
          setTable={setTable}
        />
      )}
    </Page>
  );
}

/** Nobody sits there yet: seats go by their numbers. */
function namedBySeat(draft: Draft): Draft {
  return {
    ...draft,
    seats: draft.seats.map((seat, at) => ({ ...seat, name: onlineTexts.texts.seat(at + 1) })),
  };
}

export interface FieldsProps extends Filled {
  readonly setDraft: (draft: Draft) => void;
  readonly table: TableDraft;
  readonly setTable: (table: TableDraft) => void;
}

function Fields(props: FieldsProps): JSX.Element {
  const { form, draft, setDraft, table } = props;
  const { make } = onlineTexts.texts;
  const texts = moreUi().form;
  const problems = problemsOf(form, draft);
  const { problem, call } = useCall();
  const { min, max } = form.players;
  const [name, setName] = useState(playerName.peek());
  const [isNameBad, setNameBad] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);
  /** A new guest gets the name first: a table needs a host. */
  const introduce = async () => {
    if (house.person.peek() !== null) return true;
    const given = name.trim();
    setNameBad(!isGoodName(given));
    if (!isGoodName(given)) {
      nameInput.current?.focus();
      return false;
    }
    playerName.value = given;
    return (await call(async () => (await house.beCalled(given)) ?? true)) ?? false;
  };
  const submit = async () => {
    if (problems.length > 0 || !(await introduce())) return;
    const made = await call(() => api.makeTable(newTableOf(form.game, draft, table)));
    if (made === undefined) return;
    keepLinks({ table: made.id, key: made.key, seatKeys: made.seatKeys });
    goTo({ at: 'table', id: made.id, key: made.key });
  };
  return (
    <form
      class="new-game stack"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {house.person.value === null && (
        <NameField name={name} setName={setName} isBad={isNameBad} mount={nameInput} />
      )}
      <Choice
        label={make.players}
        items={Array.from({ length: max - min + 1 }, (_, more) => ({
          value: min + more,
          label: String(min + more),
        }))}
        value={draft.players}
        choose={(players) => setDraft(setPlayers(form, draft, players))}
      />
      <MakeSeats {...props} />
      <House {...props} />
      <Presets form={form} draft={draft} setDraft={setDraft} />
      {sharedOptions(form).map((option) => (
        <HowShared key={option} form={form} draft={draft} setDraft={setDraft} option={option} />
      ))}
      <OptionGroups form={form} draft={draft} setDraft={setDraft} />
      <div class="start-bar">
        {problems.length > 0 && (
          <div role="status" class="problem">
            <p>{texts.fixFirst}</p>
            <ul>
              {problems.map((each) => (
                <li key={JSON.stringify(each)}>{problemText(form, each, draft)}</li>
              ))}
            </ul>
          </div>
        )}
        <Problem text={problem} />
        <button type="submit" class="button lit big" aria-disabled={problems.length > 0}>
          {make.submit}
        </button>
      </div>
    </form>
  );
}

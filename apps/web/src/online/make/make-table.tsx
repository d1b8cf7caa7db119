import { useTexts } from '../../i18n/loaded.tsx';
import type { Parts } from '@paddock/words';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Choice } from '../../app/choice.tsx';
import { Page } from '../../app/page.tsx';
import { goTo } from '../../app/router.ts';
import { playerName } from '../../app/settings.ts';
import { findGame } from '../../game/find-game.ts';
import type { PageGame } from '../../game/page-game.ts';
import { GAMES } from '../../games.ts';
import { ui } from '../../i18n/index.ts';
import { broughtLike } from '../../new-game/own/brought.ts';
import { DeckField } from '../../new-game/own/deck-field.tsx';
import { firstDraft, problemsOf, type Draft } from '../../new-game/draft.ts';
import { useFilled, type ShownForm } from '../../new-game/filled.ts';
import { FixFirst } from '../../new-game/fix-first.tsx';
import { FormIsComing } from '../../new-game/form-is-coming.tsx';
import '../../new-game/new-game.css';
import { Fold } from '../../new-game/fold.tsx';
import { MoreOptions } from '../../new-game/more-options.tsx';
import { PlayersChoice } from '../../new-game/players-choice.tsx';
import { PresetTiles } from '../../new-game/preset-tiles.tsx';
import { HowShared, sharedOptions } from '../../new-game/seats.tsx';
import { StartBar } from '../../new-game/start-bar.tsx';
import { ValueTiles } from '../../new-game/fields/value-tiles.tsx';
import { api } from '../server/api.ts';
import { connection } from '../server/connection.ts';
import { keepLinks } from '../server/links.ts';
import { isGoodName, NameField } from '../name-field.tsx';
import { Problem } from '../problem.tsx';
import { Online } from '../reach.tsx';
import { useCall } from '../use-call.ts';
import { firstTable, newTableOf, peopleAt, type TableDraft } from './draft.ts';
import type { FieldsProps } from './fields-props.ts';
import { MakeSeats, seatsInShort } from './make-seats.tsx';
import { OthersChoice } from './others-choice.tsx';
import { TableRules } from './table-rules.tsx';
import { rulesInShort } from './rules-in-short.ts';

export interface MakeTableProps {
  /** A custom deck or circuit that it is played with. */
  readonly like: string | undefined;
}

export function MakeTable({ like }: MakeTableProps): JSX.Element {
  return <Online>{() => <Make like={like} />}</Online>;
}

/** The form for a new table: the game as in the form for one device, then who sits where and how fast it goes. */
function Make({ like }: MakeTableProps): JSX.Element {
  const online = useTexts('online');
  const { make } = online;
  const [game, setGame] = useState<PageGame>(GAMES[0]);
  const shown = useFilled(game, {
    first: (form) => namedBySeat(online, firstDraft(form, '')),
    brought: () => broughtLike(like),
  });
  const [table, setTable] = useState<TableDraft>(firstTable);
  return (
    <Page title={make.title} class="page form-page">
      <div class="form-head">
        <h1>{make.title}</h1>
        <Choice
          label={make.game}
          items={GAMES.map(({ name, texts }) => ({ value: name, label: texts(ui()).title }))}
          value={game.name}
          choose={(name) => setGame(findGame(name) ?? game)}
        />
      </div>
      <FormIsComing shown={shown} />
      {shown !== undefined && <Fields {...shown} table={table} setTable={setTable} />}
    </Page>
  );
}

/** Nobody sits there yet: seats go by their numbers. */
function namedBySeat(online: Parts['online'], draft: Draft): Draft {
  return {
    ...draft,
    seats: draft.seats.map((seat, at) => ({ ...seat, name: online.seat(at + 1) })),
  };
}

function Fields({ isComing, ...props }: FieldsProps & ShownForm): JSX.Element {
  const { form, draft, setDraft, setForm, table } = props;
  const filled = { form, draft, setDraft, setForm };
  const more = useTexts('more');
  const online = useTexts('online');
  const { make } = online;
  const people = peopleAt(table, draft.players);
  const problems = problemsOf(form, draft);
  const { problem, call } = useCall();
  const [name, setName] = useState(playerName.peek());
  const [isNameBad, setNameBad] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);
  /** A new guest gets the name first: a table needs a host. */
  const introduce = async () => {
    if (connection.person.peek() !== null) return true;
    const given = name.trim();
    setNameBad(!isGoodName(given));
    if (!isGoodName(given)) {
      nameInput.current?.focus();
      return false;
    }
    playerName.value = given;
    return (await call(async () => (await connection.beCalled(given)) ?? true)) ?? false;
  };
  const submit = async () => {
    if (problems.length > 0 || !(await introduce())) return;
    const made = await call(() => api.makeTable(newTableOf(form, draft, table)));
    if (made === undefined) return;
    keepLinks({ table: made.id, key: made.key, seatKeys: made.seatKeys });
    goTo({ at: 'table', id: made.id, key: made.key });
  };
  return (
    <form
      class="new-game stack"
      inert={isComing}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {connection.person.value === null && (
        <NameField name={name} setName={setName} isBad={isNameBad} mount={nameInput} />
      )}
      <div class="who-plays">
        <PlayersChoice {...filled} label={make.players} />
        <OthersChoice {...props} />
      </div>
      <Fold
        title={make.seats}
        note={seatsInShort({ more, online }, props)}
        opensItself={Object.keys(draft.picks).length > 0}
      >
        {sharedOptions(form).map((option) => (
          <HowShared key={option} {...filled} option={option} />
        ))}
        <MakeSeats {...props} />
      </Fold>
      <Fold title={more.setup.table} note={rulesInShort(online, table)} opensItself={false}>
        <TableRules {...props} />
      </Fold>
      <PresetTiles {...filled} people={people} />
      <ValueTiles {...filled} />
      <DeckField {...filled} />
      <MoreOptions {...filled} />
      <StartBar {...filled} people={people}>
        <FixFirst form={form} draft={draft} problems={problems} />
        <Problem text={problem} />
        <button type="submit" class="button lit big" aria-disabled={problems.length > 0}>
          {make.submit}
        </button>
      </StartBar>
    </form>
  );
}

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
import { firstDraft, problemsOf, type Draft } from '../../new-game/draft.ts';
import { useFilled, type ShownForm } from '../../new-game/filled.ts';
import { FixFirst } from '../../new-game/fix-first.tsx';
import { FormIsComing } from '../../new-game/form-is-coming.tsx';
import '../../new-game/new-game.css';
import { OptionGroups } from '../../new-game/option-groups.tsx';
import { PlayersChoice } from '../../new-game/players-choice.tsx';
import { Presets } from '../../new-game/presets.tsx';
import { HowShared, sharedOptions } from '../../new-game/seats.tsx';
import { api } from '../server/api.ts';
import { connection } from '../server/connection.ts';
import { keepLinks } from '../server/links.ts';
import { isGoodName, NameField } from '../name-field.tsx';
import { Problem } from '../problem.tsx';
import { Online } from '../reach.tsx';
import { useCall } from '../use-call.ts';
import { firstTable, newTableOf, type TableDraft } from './draft.ts';
import type { FieldsProps } from './fields-props.ts';
import { TableRules } from './table-rules.tsx';
import { MakeSeats } from './make-seats.tsx';

export function MakeTable(): JSX.Element {
  return <Online>{() => <Make />}</Online>;
}

/** A table of one's own: the game as in the form for one device, then who sits where and how fast it goes. */
function Make(): JSX.Element {
  const online = useTexts('online');
  const { make } = online;
  const [game, setGame] = useState<PageGame>(GAMES[0]);
  const shown = useFilled(game, (form) => namedBySeat(online, firstDraft(form, '')));
  const [table, setTable] = useState<TableDraft>(firstTable);
  return (
    <Page title={make.title}>
      <h1>{make.title}</h1>
      <Choice
        label={make.game}
        items={GAMES.map(({ name, texts }) => ({ value: name, label: texts(ui()).title }))}
        value={game.name}
        choose={(name) => setGame(findGame(name) ?? game)}
      />
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
  const { form, draft, setDraft, table } = props;
  const { make } = useTexts('online');
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
    const made = await call(() => api.makeTable(newTableOf(form.game, draft, table)));
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
      <PlayersChoice form={form} draft={draft} setDraft={setDraft} label={make.players} />
      <MakeSeats {...props} />
      <TableRules {...props} />
      <Presets form={form} draft={draft} setDraft={setDraft} />
      {sharedOptions(form).map((option) => (
        <HowShared key={option} form={form} draft={draft} setDraft={setDraft} option={option} />
      ))}
      <OptionGroups form={form} draft={draft} setDraft={setDraft} />
      <div class="start-bar">
        <FixFirst form={form} draft={draft} problems={problems} />
        <Problem text={problem} />
        <button type="submit" class="button lit big" aria-disabled={problems.length > 0}>
          {make.submit}
        </button>
      </div>
    </form>
  );
}

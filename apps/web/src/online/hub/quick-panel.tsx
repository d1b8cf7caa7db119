import type { TableCard } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Choice } from '../../app/choice.tsx';
import { goTo, href } from '../../app/router.ts';
import { stored } from '../../app/stored.ts';
import { titleOf } from '../../game/find-game.ts';
import { GAMES } from '../../games.ts';
import { useTexts } from '../../i18n/loaded.tsx';
import { NameForm } from '../name-form.tsx';
import { Problem } from '../problem.tsx';
import { api } from '../server/api.ts';
import { connection } from '../server/connection.ts';
import { useCall } from '../use-call.ts';
import { Countdown } from './countdown.tsx';
import { timeTo } from './news.ts';

const NAMES = GAMES.map(({ name }) => name);
const chosen = stored<string>(
  'quick',
  (value): value is string => NAMES.some((name) => name === value),
  GAMES[0].name,
);

/** One tap to a seat beside anyone who comes. */
export function QuickPanel(): JSX.Element {
  const { quick } = useTexts('hub');
  const { hub } = useTexts('online');
  const [isAsking, setAsking] = useState(false);
  const { problem, call } = useCall();
  const sit = async () => {
    setAsking(false);
    const sat = await call(() => api.quick(chosen.peek()));
    if (sat !== undefined) goTo({ at: 'table', id: sat.table, key: null });
  };
  return (
    <section class="panel hub-quick" aria-labelledby="hub-quick">
      <h2 id="hub-quick">{quick.title}</h2>
      <p>{quick.text}</p>
      <Choice
        label={quick.game}
        items={NAMES.map((name) => ({ value: name, label: titleOf(name) }))}
        value={chosen.value}
        choose={(game) => (chosen.value = game)}
      />
      <p class="hub-waiting" role="status">
        <Waiting game={chosen.value} />
      </p>
      {isAsking ? (
        <NameForm submit={quick.play} takesFocus onNamed={() => void sit()} />
      ) : (
        <div class="row">
          <button
            type="button"
            class="button lit big"
            onClick={() => {
              if (connection.person.peek() === null) setAsking(true);
              else void sit();
            }}
          >
            {quick.play}
          </button>
          <a class="button" href={href({ at: 'make' })}>
            {hub.make}
          </a>
        </div>
      )}
      <Problem text={problem} />
    </section>
  );
}

/** Players who wait at a quick table. */
function Waiting({ game }: { readonly game: string }): JSX.Element {
  const { quick } = useTexts('hub');
  const table = (connection.lobby.value ?? []).find(
    (each) => each.game === game && each.startsAt !== undefined && each.openSeats > 0,
  );
  const { startsAt } = table ?? {};
  const [name, ...others] = namesAt(table);
  if (startsAt === undefined || name === undefined) return <>{quick.nobody}</>;
  return (
    <>
      {quick.waiting(name, others.length)} <Countdown left={() => timeTo(startsAt)} />
    </>
  );
}

function namesAt(table: TableCard | undefined): readonly string[] {
  return (table?.seats ?? []).flatMap(({ name }) => name ?? []);
}

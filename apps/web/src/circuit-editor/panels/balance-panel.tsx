import type { Balance } from '@paddock/bots/balance';
import { circuitName, CARS } from '@paddock/downforce';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { numberText } from '../../app/date-text.ts';
import { percentText } from '../../app/figures.ts';
import { lang } from '../../app/settings.ts';
import { useTexts } from '../../i18n/loaded.tsx';
import type { Bench } from '../bench.ts';
import { measureOurs, ours } from '../ours.ts';

interface Figure {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

interface Row {
  readonly label: string;
  readonly of: (balance: Balance) => Figure | undefined;
  readonly isShare?: boolean;
}

/** What races on the draft come to, beside ours. */
export function BalancePanel({ bench: { editor } }: { readonly bench: Bench }): JSX.Element {
  const texts = useTexts('circuitEditor');
  const words = useTexts('downforce');
  const measured = editor.measured.value;
  const isGood = editor.check.value.is === 'good';
  useEffect(() => measureOurs(), []);
  const rows: readonly Row[] = [
    ...CARS.map((_, place) => ({
      label: texts.winsFrom(place + 1),
      of: ({ wins }: Balance) => wins[place],
      isShare: true,
    })),
    { label: texts.finished, of: ({ finished }) => finished },
    { label: texts.stalled, of: ({ stalled }) => stalled },
    { label: texts.turns, of: ({ turns }) => turns },
    { label: texts.leadChanges, of: ({ leadChanges }) => leadChanges },
    ...CARS.map((car, at) => ({
      label: texts.moneyOf(words.car(car)),
      of: ({ money }: Balance) => money[at],
    })),
  ];
  return (
    <div class="ce-form">
      <p class="hint">{texts.balanceHint}</p>
      <p role="status">
        {measured === null
          ? isGood
            ? texts.balanceWaits
            : texts.balanceNone
          : texts.games(measured.balance.games, measured.isDone)}
      </p>
      <p class="hint">{texts.heat}</p>
      <div class="ce-figures" role="region" aria-label={texts.ours} tabIndex={0}>
        <table>
          <caption>{texts.ours}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.figure}</th>
              <th scope="col">{texts.thisOne}</th>
              {ours.value.map(({ id }) => (
                <th scope="col" key={id}>
                  {circuitName(id, lang.value)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                <Cell row={row} balance={measured?.balance} isOwn />
                {ours.value.map(({ id, balance }) => (
                  <Cell key={id} row={row} balance={balance} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface CellProps {
  readonly row: Row;
  readonly balance: Balance | undefined;
  readonly isOwn?: boolean;
}

function Cell({ row, balance, isOwn = false }: CellProps): JSX.Element {
  const figure = balance === undefined ? undefined : row.of(balance);
  const say = row.isShare === true ? percentText : numberText;
  return (
    <td class={isOwn ? 'numbers own' : 'numbers'}>
      {figure === undefined ? (
        '–'
      ) : (
        <>
          {say(figure.mean)} <small>{`${say(figure.low)}–${say(figure.high)}`}</small>
        </>
      )}
    </td>
  );
}

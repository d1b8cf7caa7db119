import { useTexts } from '../../i18n/loaded.tsx';
import { CARS, costsOf, ODDS, payoutsOf, type CarName, type DownforcePublic } from '@paddock/downforce';
import type { Parts } from '@paddock/words';
import type { JSX } from 'preact';
import type { Desk } from '../desk.ts';
import { betsByLine } from '../score/sheet-rows.ts';
import { SlipRow } from './slip-row.tsx';

export interface BetSlipProps {
  readonly desk: Desk;
  readonly onChosen: (byKeyboard: boolean) => void;
}

/** D-B1: a slip to tick: the car that will win. */
export function BetSlip({ desk, onChosen }: BetSlipProps): JSX.Element {
  const open = desk.open.value;
  const bet = open.betsAsked;
  const isTimely = open.options.timely;
  const texts = useTexts('downforceBets');
  const title = isTimely ? texts.timelyTitle(bet) : desk.texts.betTitle(bet);
  const Head = isTimely ? desk.pick(({ SlipHead }) => SlipHead) : undefined;
  const Foot = isTimely ? desk.pick(({ SlipFoot }) => SlipFoot) : undefined;
  const own = desk.view.value.own;
  const laid = own === undefined ? [] : betsByLine(open, own.seat, own.bets);
  const chosen = desk.turn?.verb === 'bet' ? desk.turn.pick : (laid[bet - 1]?.[0] ?? null);
  return (
    <section class={isTimely ? 'df-slip tight' : 'df-slip'} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {Head !== undefined && open.options.bets !== 'odds' ? (
          <Head desk={desk} />
        ) : (
          <p class="df-slip-pays">{paysOf(desk, texts)}</p>
        )}
        {open.options.bets === 'penalty' && (
          <p class="df-slip-pays df-slip-costs">{penaltiesOf(desk, bet)}</p>
        )}
        {open.options.bets === 'odds' && <p class="df-slip-note">{texts.oddsNote}</p>}
      </header>
      <ol class="df-slip-cars">
        {(open.standing.length > 0 ? open.standing : CARS).map((car, index) => (
          <SlipRow
            key={car}
            desk={desk}
            car={car}
            index={index}
            isChosen={chosen === car}
            note={earlierOn(desk, laid.slice(0, bet - 1), car)}
            onChoose={(picked, byKeyboard) => {
              desk.choose(`bet ${picked}`);
              onChosen(byKeyboard);
            }}
          >
            {open.options.bets === 'odds' && <Odds bet={bet} place={placeAtLine(open, car)} />}
          </SlipRow>
        ))}
      </ol>
      {Foot !== undefined && <Foot desk={desk} onChosen={onChosen} />}
    </section>
  );
}

/** «Bet 1, Bet 2»: those that are on it already. */
function earlierOn(desk: Desk, laid: readonly (readonly CarName[])[], car: CarName): string {
  return laid.flatMap((cars, line) => (cars.includes(car) ? desk.words.sheet.bet(line + 1) : [])).join(' · ');
}

function paysOf(desk: Desk, texts: Parts['downforceBets']): JSX.Element[] {
  const open = desk.open.value;
  const isOdds = open.options.bets === 'odds';
  const row = (isOdds ? ODDS : payoutsOf(open.options).bets)[open.betsAsked - 1] ?? [];
  return row.flatMap((amount, place) =>
    amount === 0
      ? []
      : [
          <span key={place}>
            {desk.shared.carPlace(place + 1)} <b>{isOdds ? texts.times(amount) : desk.words.money(amount)}</b>
          </span>,
        ],
  );
}

/** D-V9 `penalty`: a bad bet costs. */
function penaltiesOf(desk: Desk, bet: number): JSX.Element[] {
  return costsOf(bet).map(({ place, cost }) => (
    <span key={place}>
      {desk.shared.carPlace(place)} <b>{desk.words.money(0 - cost)}</b>
    </span>
  ));
}

/** D-V9 `odds`: as it stood when the line was crossed. */
function placeAtLine({ variant, betsAsked, standing }: DownforcePublic, car: CarName): number {
  return (variant?.odds?.[betsAsked - 1] ?? standing).indexOf(car) + 1;
}

/** What a bet on the car would pay for first, second and third. */
function Odds({ bet, place }: { readonly bet: number; readonly place: number }): JSX.Element {
  const words = useTexts('downforce');
  const shared = useTexts('shared');
  const betTexts = useTexts('downforceBets');
  const pays = (ODDS[bet - 1] ?? []).filter((times) => times > 0).map((times) => times * place);
  const rows = pays.map((amount, at) => `${shared.carPlace(at + 1)} ${words.money(amount)}`);
  return (
    <span class="df-slip-odds numbers">
      <span aria-hidden="true">
        <b>{words.money(pays[0] ?? 0)}</b>
        {pays.slice(1).map((amount) => ` · ${amount}`)}
      </span>
      <span class="unseen">{betTexts.paysFor(shared.and(rows))}</span>
    </span>
  );
}

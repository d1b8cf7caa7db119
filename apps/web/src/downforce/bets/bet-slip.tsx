import { CARS, costsOf, ODDS, payoutsOf, type CarName, type DownforcePublic } from '@paddock/downforce';
import type { JSX } from 'preact';
import { sharedWords } from '../../i18n/games.ts';
import type { Desk } from '../desk.ts';
import { betsByLine } from '../score/sheet-rows.ts';
import { downforceTexts } from '../texts/index.ts';
import { downforceWords, money } from '../words.ts';
import { SlipRow } from './slip-row.tsx';
import { betTexts } from './texts/index.ts';
import { TimelyFoot, TimelyHead } from './timely.tsx';

export interface BetSlipProps {
  readonly desk: Desk;
  readonly onChosen: (byKeyboard: boolean) => void;
}

/** D-B1: a slip to tick: the car that will win. */
export function BetSlip({ desk, onChosen }: BetSlipProps): JSX.Element {
  const open = desk.open.value;
  const bet = open.betsAsked;
  const isTimely = open.options.timely;
  const title = isTimely ? betTexts.texts.timelyTitle(bet) : downforceTexts.texts.betTitle(bet);
  const own = desk.view.value.own;
  const laid = own === undefined ? [] : betsByLine(open, own.seat, own.bets);
  const chosen = desk.turn?.verb === 'bet' ? desk.turn.pick : (laid[bet - 1]?.[0] ?? null);
  return (
    <section class={isTimely ? 'df-slip tight' : 'df-slip'} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {isTimely && open.options.bets !== 'odds' ? (
          <TimelyHead desk={desk} />
        ) : (
          <p class="df-slip-pays">{paysOf(open)}</p>
        )}
        {open.options.bets === 'penalty' && <p class="df-slip-pays df-slip-costs">{penaltiesOf(bet)}</p>}
        {open.options.bets === 'odds' && <p class="df-slip-note">{betTexts.texts.oddsNote}</p>}
      </header>
      <ol class="df-slip-cars">
        {(open.standing.length > 0 ? open.standing : CARS).map((car, index) => (
          <SlipRow
            key={car}
            desk={desk}
            car={car}
            index={index}
            isChosen={chosen === car}
            note={earlierOn(laid.slice(0, bet - 1), car)}
            onChoose={(picked, byKeyboard) => {
              desk.choose(`bet ${picked}`);
              onChosen(byKeyboard);
            }}
          >
            {open.options.bets === 'odds' && <Odds bet={bet} place={placeAtLine(open, car)} />}
          </SlipRow>
        ))}
      </ol>
      {isTimely && <TimelyFoot desk={desk} onChosen={onChosen} />}
    </section>
  );
}

/** «Bet 1, Bet 2»: those that are on it already. */
function earlierOn(laid: readonly (readonly CarName[])[], car: CarName): string {
  return laid
    .flatMap((cars, line) => (cars.includes(car) ? downforceWords().sheet.bet(line + 1) : []))
    .join(' · ');
}

function paysOf(open: DownforcePublic): JSX.Element[] {
  const isOdds = open.options.bets === 'odds';
  const row = (isOdds ? ODDS : payoutsOf(open.options).bets)[open.betsAsked - 1] ?? [];
  return row.flatMap((amount, place) =>
    amount === 0
      ? []
      : [
          <span key={place}>
            {sharedWords().carPlace(place + 1)} <b>{isOdds ? betTexts.texts.times(amount) : money(amount)}</b>
          </span>,
        ],
  );
}

/** D-V9 `penalty`: a bad bet costs. */
function penaltiesOf(bet: number): JSX.Element[] {
  return costsOf(bet).map(({ place, cost }) => (
    <span key={place}>
      {sharedWords().carPlace(place)} <b>{money(0 - cost)}</b>
    </span>
  ));
}

/** D-V9 `odds`: as it stood when the line was crossed. */
function placeAtLine({ variant, betsAsked, standing }: DownforcePublic, car: CarName): number {
  return (variant?.odds?.[betsAsked - 1] ?? standing).indexOf(car) + 1;
}

/** What a bet on the car would pay for first, second and third. */
function Odds({ bet, place }: { readonly bet: number; readonly place: number }): JSX.Element {
  const pays = (ODDS[bet - 1] ?? []).filter((times) => times > 0).map((times) => times * place);
  const rows = pays.map((amount, at) => `${sharedWords().carPlace(at + 1)} ${money(amount)}`);
  return (
    <span class="df-slip-odds numbers">
      <span aria-hidden="true">
        <b>{money(pays[0] ?? 0)}</b>
        {pays.slice(1).map((amount) => ` · ${amount}`)}
      </span>
      <span class="unseen">{betTexts.texts.paysFor(sharedWords().and(rows))}</span>
    </span>
  );
}

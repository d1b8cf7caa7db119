import { useTexts } from '../i18n/loaded.tsx';
import { countsMoney, type DownforcePublic } from '@paddock/downforce';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../design/dialog-later.ts';
import type { SeatRow } from '../table/seats.tsx';
import { handKnown } from './auction/known.ts';
import { CarIcon } from './cards/car-chip.tsx';
import { speed8Of } from './cards/card-lines.ts';
import { PowerSign } from './cards/power-card.tsx';
import { MiniCard } from './cards/speed-card.tsx';
import type { Desk } from './desk.ts';
import { carsOf, faceUpOf, isAutoma, powersOf } from './holdings.ts';
import { KnownSheet } from './later.ts';
import { moneyNow } from './score/sheet-rows.ts';

/** Seats in turn order, with everything that is known of each. */
export function seatRows(desk: Desk): SeatRow[] {
  const texts = desk.texts;
  const { bot, away, isReady, hasChosen } = desk.table;
  const open = desk.open.value;
  const viewer = desk.session.viewer.value;
  const toAct = desk.session.toAct.value;
  const done = open.phase === 'resting' ? isReady : hasChosen;
  return desk.session.seats.value.map((info, seat) => {
    const cards = (open.handSizes[seat] ?? 0) + inHand8(open, seat);
    const note = open.out.includes(seat)
      ? texts.isOut
      : isAutoma(open, seat)
        ? texts.automa
        : info.bot !== undefined
          ? bot
          : info.standIn !== null
            ? away
            : '';
    return {
      key: `seat-${seat}`,
      seat,
      name: info.name,
      bot: info.bot,
      note,
      liveries: carsOf(open, seat),
      ...scoreOf(desk, seat),
      cards: null,
      cardsText: texts.cardsLeft(cards),
      isTurn:
        open.phase !== 'over' &&
        (toAct.length > 0 ? toAct.includes(seat) : (open.actor ?? open.turn) === seat),
      isYou: viewer === seat,
      done: open.chosen.includes(seat) && !isAutoma(open, seat) ? done : '',
      extra: <SeatKnown desk={desk} seat={seat} cards={cards} />,
    };
  });
}

/** Money, of a tour that of all its races; where only the best car counts, how well it stands. */
function scoreOf(desk: Desk, seat: number): Pick<SeatRow, 'score' | 'unit'> {
  const open = desk.open.value;
  const other = desk.pick((variant) => variant.scoreOf?.(desk, seat));
  if (other !== undefined) return other;
  if (countsMoney(open.options)) {
    const past = open.variant?.tour?.past ?? [];
    // Between two races the last one is among those past.
    const now = open.phase === 'resting' ? 0 : moneyNow(open, seat);
    const money = past.reduce((sum, { scores }) => sum + (scores[seat] ?? 0), now);
    return { score: desk.words.money(money), unit: '' };
  }
  const cars = carsOf(open, seat);
  const best = open.standing.findIndex((car) => cars.includes(car)) + 1;
  return { score: best === 0 ? '–' : desk.shared.carPlace(best), unit: '' };
}

function inHand8(open: DownforcePublic, seat: number): number {
  return carsOf(open, seat).filter((car) => open.speed8.includes(car)).length;
}

interface KnownProps {
  readonly desk: Desk;
  readonly seat: number;
  readonly cards: number;
}

/** How many cards, which power, and what bids have shown and proved absent; more when it is opened. */
function SeatKnown({ desk, seat, cards }: KnownProps): JSX.Element {
  const table = useTexts('table');
  const texts = desk.texts;
  const [isOpen, setOpen] = useState(false);
  const open = desk.open.value;
  const name = desk.session.seats.value[seat]?.name ?? '';
  const powers = powersOf(open, seat);
  const view = open.known[seat];
  const known =
    view === undefined || cards === 0
      ? { shown: [], without: [], others: [] }
      : handKnown(desk.content.deck, view);
  const faceUp = faceUpOf(open, seat);
  const Mark = isAutoma(open, seat) ? desk.pick(({ SeatMark }) => SeatMark) : undefined;
  const pile = open.pileSizes[seat] ?? 0;
  return (
    <>
      <button type="button" class="df-seat-known" onClick={() => setOpen(true)}>
        <span class="unseen">
          {texts.knownOf(name, cards, powers.map((power) => desk.words.power(power).label).join(', '))}
        </span>
        <span class="df-count numbers" aria-hidden="true">
          {cards}
          {pile > 0 && <small>+{pile}</small>}
        </span>
        {powers.map((power) => (
          <PowerSign key={power} power={power} />
        ))}
        {Mark !== undefined && <Mark desk={desk} seat={seat} />}
        <span class="df-shown" aria-hidden="true">
          {[...faceUp.map(speed8Of), ...known.shown].map((card, index) => (
            <MiniCard key={index} card={card} />
          ))}
          {known.without.map((car) => (
            <span key={car ?? 'wild'} class="df-without">
              {car === null ? '★' : <CarIcon car={car} />}
            </span>
          ))}
        </span>
      </button>
      {isOpen && (
        <Dialog title={texts.knownTitle(name)} closeLabel={table.close} onClose={() => setOpen(false)}>
          <KnownSheet desk={desk} seat={seat} />
        </Dialog>
      )}
    </>
  );
}

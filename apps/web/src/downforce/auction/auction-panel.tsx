import { useTexts } from '../../i18n/loaded.tsx';
import { CARS, type CarName, type DownforcePublic } from '@paddock/downforce';
import type { JSX } from 'preact';
import { CarIcon } from '../cards/car-chip.tsx';
import { speed8Of } from '../cards/card-lines.ts';
import { PowerCard } from '../cards/power-card.tsx';
import { CardBack, SpeedCard } from '../cards/speed-card.tsx';
import type { Desk } from '../desk.ts';
import { DeclareChoice } from '../later.ts';
import type { PanelProps } from '../variant.ts';
import { nextBid, slotsOf, type BidSlot, type Round } from './rounds.ts';

/** What is for sale, what each seat has bid, and how the six cars stand. */
export function AuctionPanel({ desk, onChosen }: PanelProps): JSX.Element | null {
  const texts = desk.texts;
  const open = desk.open.value;
  const round = desk.rounds.value.at(-1);
  if (round === undefined) return null;
  const isOn = round.end === null || desk.animator.revealed.value !== null;
  const Bids = desk.pick(({ bidsFor }) => bidsFor?.(open.options)) ?? CardBids;
  return (
    <section class="df-auction" aria-label={texts.auction}>
      <Lot round={round} grid={gridPlace(open, round.car)} />
      <Bids desk={desk} round={round} onChosen={onChosen} />
      <div class="df-round-line">
        {mayDeclare(desk) ? (
          <DeclareChoice desk={desk} />
        ) : (
          <RoundLine desk={desk} round={round} isOn={isOn} />
        )}
      </div>
      <Market desk={desk} round={round} isOn={isOn} />
    </section>
  );
}

interface RoundProps {
  readonly desk: Desk;
  readonly round: Round;
  /** Nobody knows yet who gets the car. */
  readonly isOn: boolean;
}

/** How the round has ended; while it is on, how the last one did, and what there is to win. */
function RoundLine({ desk, round, isOn }: RoundProps): JSX.Element {
  if (!isOn) return <p>{endText(desk, round)}</p>;
  const last = desk.rounds.value.at(-2);
  return (
    <>
      {last !== undefined && <p class="df-last">{endText(desk, last)}</p>}
      {desk.open.value.options.auction === 'cards' && <p class="df-winning">{desk.texts.winning}</p>}
    </>
  );
}

/** D-A10: the card that was placed could be declared a bid. */
function mayDeclare({ turn }: Desk): boolean {
  return turn?.offers.includes(`bid ${turn.card} declared`) === true;
}

function CardBids({ desk, round }: { readonly desk: Desk; readonly round: Round }): JSX.Element {
  const slots = slotsOf(
    desk.content.deck,
    desk.open.value,
    ownBid(desk),
    round,
    desk.animator.revealed.value,
  );
  return (
    <ol class={slots.length > 4 ? 'df-bids crowded' : 'df-bids'} aria-label={desk.texts.bidsLabel}>
      {slots.map((slot, seat) => (
        <Bid
          key={seat}
          slot={slot}
          name={desk.session.seats.value[seat]?.name ?? ''}
          isFlying={desk.animator.sale.value?.seat === seat}
          car={round.car}
        />
      ))}
    </ol>
  );
}

function ownBid(desk: Desk): Parameters<typeof slotsOf>[2] {
  const { own } = desk.view.value;
  const turn = desk.turn;
  if (own === undefined) return null;
  if (turn !== null && turn.card !== null && turn.texts[0]?.startsWith('bid ') === true)
    return { seat: own.seat, card: turn.card, isDeclared: turn.isDeclared };
  return own.bid === null ? null : { seat: own.seat, card: own.bid.card, isDeclared: own.bid.declared };
}

function Lot({ round, grid }: { readonly round: Round; readonly grid: number | null }): JSX.Element {
  const words = useTexts('downforce');
  const shared = useTexts('shared');
  const texts = useTexts('downforceTexts');
  return (
    <div class="df-lot">
      <div class="df-lot-car">
        <SpeedCard card={speed8Of(round.car)} />
        <div>
          <p class="df-lot-word">{round.isAgain ? texts.forSaleAgain : texts.forSale}</p>
          <h2>{words.car(round.car)}</h2>
          {grid !== null && <p class="quiet">{texts.startsFrom(shared.carPlace(grid))}</p>}
        </div>
      </div>
      {round.power !== null && <PowerCard key={round.power} power={round.power} />}
    </div>
  );
}

interface BidProps {
  readonly slot: BidSlot;
  readonly name: string;
  readonly isFlying: boolean;
  readonly car: CarName;
}

function Bid({ slot, name, isFlying, car }: BidProps): JSX.Element {
  const shared = useTexts('shared');
  const words = useTexts('downforce');
  const texts = useTexts('downforceTexts');
  const isBest = slot.kind === 'shown' && slot.isBest;
  const bid = 'bid' in slot ? slot.bid : null;
  const card = 'card' in slot ? slot.card : null;
  return (
    <li class={`df-bid ${slot.kind}${isBest ? ' best' : ''}`}>
      <span class="df-bid-name">{name}</span>
      <span class="df-bid-card">
        {slot.kind === 'laid' && <CardBack />}
        {card !== null && <SpeedCard card={card} />}
        {isFlying && (
          <span class="df-plaque">
            <CarIcon car={car} />
          </span>
        )}
      </span>
      <span class="df-bid-value" aria-hidden="true">
        {bid === null ? '' : bid > 0 ? words.money(bid) : texts.pass}
      </span>
      <span class="unseen">{slotText(slot, { words, texts, shared })}</span>
    </li>
  );
}

function slotText(slot: BidSlot, { words, texts, shared }: Pick<Desk, 'words' | 'texts' | 'shared'>): string {
  switch (slot.kind) {
    case 'out':
      return texts.doesNotBid;
    case 'waiting':
      return texts.stillChooses;
    case 'laid':
      return texts.cardLaid;
    case 'mine':
      return words.card(slot.card);
    case 'shown':
      return shared.labelled(
        words.card(slot.card),
        slot.bid > 0 ? texts.bids(words.money(slot.bid)) : texts.passes,
      );
  }
}

function endText(desk: Desk, round: Round): string {
  const { end, car, broken } = round;
  const { texts, words } = desk;
  if (end === null) return '';
  const word = words.car(car);
  if (broken !== null) return words.fact(broken, desk.context.value);
  switch (end.kind) {
    case 'sold': {
      const name = desk.session.seats.value[end.seat]?.name ?? '';
      const isYours = desk.context.value.you === end.seat;
      const next = nextBid(round);
      return texts.soldTo(
        word,
        isYours ? null : name,
        words.money(end.price),
        next === null ? null : words.money(next),
      );
    }
    case 'set-aside':
      return texts.setAside(word);
    case 'unowned':
      return texts.staysUnowned(word);
  }
}

function gridPlace({ cars, standing }: DownforcePublic, car: CarName): number | null {
  return cars.every(({ space }) => space !== null) ? standing.indexOf(car) + 1 : null;
}

/** The six cars as they stand on the grid: whose, for how much, with what power; or still to come. */
function Market({ desk, round, isOn }: RoundProps): JSX.Element {
  const texts = desk.texts;
  const open = desk.open.value;
  const order = open.standing.length > 0 ? open.standing : CARS;
  return (
    <ol class="df-market" aria-label={texts.gridOrder}>
      {order.map((car) => {
        const index = CARS.indexOf(car);
        const owner = open.owners[index] ?? null;
        const state =
          owner !== null
            ? `${desk.session.seats.value[owner]?.name ?? ''} · ${desk.words.money(open.prices[index] ?? 0)}`
            : car === round.car && isOn
              ? texts.forSale
              : open.auction.faceDown.includes(car)
                ? texts.toCome
                : texts.nobodys;
        return (
          <li key={car} class={car === round.car ? 'now' : owner === null ? '' : 'sold'}>
            <CarIcon car={car} />
            <span>
              <span class="unseen">{desk.shared.labelled(desk.words.car(car), '')}</span>
              {state}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

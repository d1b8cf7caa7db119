import { useTexts } from '../../../i18n/loaded.tsx';
import type { CarName } from '@paddock/downforce';
import type { Parts } from '@paddock/words';
import type { JSX } from 'preact';
import type { Round } from '../../auction/rounds.ts';
import { CarIcon } from '../../cards/car-chip.tsx';
import type { Desk } from '../../desk.ts';
import { Die, SIDES } from './die.tsx';
import './dice.css';
import { dieSlots, type DieSlot } from './slots.ts';

export interface DiceBidsProps {
  readonly desk: Desk;
  readonly round: Round;
  readonly onChosen: (byKeyboard: boolean) => void;
}

/** D-V7: a die before every seat, all turned together, and the viewer's own to set. */
export function DiceBids({ desk, round, onChosen }: DiceBidsProps): JSX.Element {
  const variantTexts = useTexts('variantTexts');
  const slots = dieSlots(desk.view.value, ownDie(desk), round, desk.animator.revealed.value);
  const isTied = round.tied.length > 0 && round.end === null && desk.animator.revealed.value === null;
  const nameOf = (seat: number) => desk.session.seats.value[seat]?.name ?? '';
  return (
    <>
      <ol class={slots.length > 4 ? 'df-bids crowded' : 'df-bids'} aria-label={desk.texts.bidsLabel}>
        {slots.map((slot, seat) => (
          <Slot
            key={seat}
            slot={slot}
            name={nameOf(seat)}
            isRolling={isTied && round.tied.includes(seat)}
            car={desk.animator.sale.value?.seat === seat ? round.car : null}
          />
        ))}
      </ol>
      {isTied && <p class="df-roll-off">{variantTexts.rollOff(desk.shared.and(round.tied.map(nameOf)))}</p>}
      <DieChoice desk={desk} onChosen={onChosen} />
    </>
  );
}

function ownDie(desk: Desk): number | null {
  const { turn } = desk;
  if (turn?.verb === 'offer') return turn.pick === 'pass' ? 0 : Number(turn.pick);
  return desk.view.value.own?.die ?? null;
}

interface SlotProps {
  readonly slot: DieSlot;
  readonly name: string;
  readonly isRolling: boolean;
  /** Its plaque is on its way to this seat. */
  readonly car: CarName | null;
}

function Slot({ slot, name, isRolling, car }: SlotProps): JSX.Element {
  const words = useTexts('downforce');
  const texts = useTexts('downforceTexts');
  const die = useTexts('variantTexts');
  const isBest = slot.kind === 'shown' && slot.isBest;
  const bid = slot.kind === 'shown' || slot.kind === 'mine' ? slot.bid : null;
  const value = bid === null ? '' : bid > 0 ? words.money(bid) : texts.pass;
  return (
    <li class={`df-bid df-die-bid ${slot.kind}${isBest ? ' best' : ''}${isRolling ? ' rolling' : ''}`}>
      <span class="df-bid-name">{name}</span>
      <span class="df-bid-die">
        {slot.kind === 'set' && <Die number={null} />}
        {bid !== null && <Die number={bid} />}
        {car !== null && (
          <span class="df-plaque">
            <CarIcon car={car} />
          </span>
        )}
      </span>
      <span class="df-bid-value" aria-hidden="true">
        {value}
      </span>
      <span class="unseen">{slotText(slot, value, texts, die)}</span>
    </li>
  );
}

function slotText(
  { kind }: DieSlot,
  value: string,
  texts: Parts['downforceTexts'],
  die: Parts['variantTexts'],
): string {
  if (kind === 'out') return texts.doesNotBid;
  if (kind === 'waiting') return texts.stillChooses;
  return kind === 'set' ? die.dieIsSet : value;
}

/** The viewer's own bid: a side, or a pass. */
function DieChoice({ desk, onChosen }: Omit<DiceBidsProps, 'round'>): JSX.Element {
  const texts = useTexts('variantTexts');
  const { turn } = desk;
  const offers = turn?.offers ?? [];
  const isAsked = offers.includes('offer pass');
  const choose = (text: string, byKeyboard: boolean) => {
    desk.choose(text);
    onChosen(byKeyboard);
  };
  return (
    <div class="df-dice" role="group" aria-label={texts.yourDie}>
      {isAsked &&
        SIDES.map((side) => (
          <button
            key={side}
            type="button"
            class="df-stop df-die-side"
            data-offer={side}
            aria-pressed={turn?.texts[0] === `offer ${side}`}
            onClick={(event) => choose(`offer ${side}`, event.detail === 0)}
          >
            <span class="unseen">{texts.side(side)}</span>
            <Die number={side} />
          </button>
        ))}
      {isAsked && (
        <button
          type="button"
          class="df-stop df-die-side df-die-pass"
          data-offer="pass"
          aria-pressed={turn?.texts[0] === 'offer pass'}
          onClick={(event) => choose('offer pass', event.detail === 0)}
        >
          {texts.pass}
        </button>
      )}
    </div>
  );
}

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Page } from '../../app/page.tsx';
import { Notice } from '../../app/notice.tsx';
import { useTexts } from '../../i18n/loaded.tsx';
import { CarChoice } from '../car-choice.tsx';
import { capital, CarSign } from '../car-sign.tsx';
import { CarLine, DownforceResult } from '../downforce-result.tsx';
import { unpackPad } from '../pack.ts';
import { SharePad } from '../share-pad.tsx';
import { keepPhone, keptPhone, newPhone, type Phone } from './kept-phone.ts';
import { useMailbox } from './mailbox.ts';
import {
  newBet,
  readEnd,
  readInvitation,
  sealOf,
  slotOf,
  writeBets,
  type Invitation,
  type RaceEnd,
} from './seal.ts';
import { SealNotes } from './seal-notes.tsx';
import type { PadSlots } from '@paddock/protocol';

/** A player's own phone, by the pad's link. */
export function PhoneScreen({ value }: { readonly value: string }): JSX.Element {
  const { phone: texts } = useTexts('scorePad');
  const invitation = readInvitation(value);
  return invitation === undefined ? (
    <Notice title={texts.bad} text={texts.badText} />
  ) : (
    <PhoneOf invitation={invitation} />
  );
}

/** Seals at once, the bets when their player opens them. */
function phoneSlots(key: string, phone: Phone | undefined): PadSlots {
  if (phone === undefined) return {};
  const { seat, mark, bets, isOpen } = phone;
  const slots: Record<string, string> = { [slotOf.seat(seat)]: mark };
  for (const [line, bet] of bets.entries())
    if (bet !== null) slots[slotOf.seal(seat, line)] = sealOf(key, seat, line, bet);
  return isOpen ? { ...slots, [slotOf.bets(seat)]: writeBets(bets) } : slots;
}

function PhoneOf({ invitation: { key, lock, names } }: { readonly invitation: Invitation }): JSX.Element {
  const { phone: texts } = useTexts('scorePad');
  const [phone, setPhone] = useState(() => keptPhone(key));
  const { slots, isAway } = useMailbox(key, phoneSlots(key, phone));
  const change = (next: Phone | undefined) => {
    if (next !== undefined) keepPhone(key, next);
    setPhone(next);
  };
  const holder = phone && slots[slotOf.seat(phone.seat)];
  // Another phone was quicker.
  useEffect(() => {
    if (holder !== undefined && holder !== phone?.mark) change(undefined);
  }, [holder]);
  const end = readEnd(slots['open'], lock);
  const pad = unpackPad(slots['pad'] ?? '');
  return (
    <Page title={texts.title} class="page pad">
      {isAway && (
        <p class="problem" role="alert">
          {texts.away}
        </p>
      )}
      {pad?.game === 'downforce' && end !== undefined ? (
        <>
          <h1 class="no-print">{texts.over}</h1>
          <DownforceResult pad={pad} />
          <SealNotes pad={pad} mailboxKey={key} slots={slots} />
          <SharePad pad={pad} />
        </>
      ) : phone === undefined ? (
        <Who names={names} slots={slots} onPick={(seat) => change(newPhone(seat))} />
      ) : (
        <>
          <h1>{texts.hello(names[phone.seat] ?? '')}</h1>
          {end === undefined ? (
            <Betting phone={phone} slots={slots} onChange={change} />
          ) : (
            <Over end={end} phone={phone} onOpen={() => change({ ...phone, isOpen: true })} />
          )}
        </>
      )}
    </Page>
  );
}

interface WhoProps {
  readonly names: readonly string[];
  readonly slots: PadSlots;
  readonly onPick: (seat: number) => void;
}

function Who({ names, slots, onPick }: WhoProps): JSX.Element {
  const { phone: texts } = useTexts('scorePad');
  return (
    <>
      <h1>{texts.who}</h1>
      <p class="lead">{texts.whoText}</p>
      <div class="pad-who">
        {names.map((name, seat) => {
          const isTaken = slots[slotOf.seat(seat)] !== undefined;
          return (
            <button
              key={seat}
              type="button"
              class="button big"
              disabled={isTaken}
              onClick={() => onPick(seat)}
            >
              {isTaken ? texts.taken(name) : name}
            </button>
          );
        })}
      </div>
    </>
  );
}

interface BettingProps {
  readonly phone: Phone;
  readonly slots: PadSlots;
  readonly onChange: (phone: Phone) => void;
}

function Betting({ phone, slots, onChange }: BettingProps): JSX.Element {
  const { phone: texts } = useTexts('scorePad');
  const { seat, bets } = phone;
  const line = bets.indexOf(null);
  const sealed = bets.filter((bet) => bet !== null).length;
  const isSent = sealed === 0 || slots[slotOf.seal(seat, sealed - 1)] !== undefined;
  return (
    <>
      <p>{texts.text}</p>
      <p role="status">{sealed > 0 && (isSent ? texts.sealedAt(sealed) : texts.sending)}</p>
      {line < 0 ? (
        <p class="pad-good">{texts.allIn}</p>
      ) : (
        <section class="panel pad-cover">
          <CarChoice
            key={line}
            question={texts.which(line + 1)}
            line={line}
            onSeal={(car) => onChange({ ...phone, bets: bets.with(line, newBet(car)) })}
          />
        </section>
      )}
      {sealed > 0 && <OwnBets phone={phone} />}
    </>
  );
}

/** Hidden until somebody asks: others can see a phone on the table. */
function OwnBets({ phone: { bets } }: { readonly phone: Phone }): JSX.Element {
  const { phone: texts, noBet } = useTexts('scorePad');
  const { sheet, car } = useTexts('downforce');
  const [isShown, setShown] = useState(false);
  return (
    <>
      <button type="button" class="button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? texts.hide : texts.look}
      </button>
      {isShown && (
        <ul class="pad-finish">
          {bets.map((bet, line) => (
            <li key={line}>
              {sheet.bet(line + 1)}
              {bet !== null && <CarSign livery={bet.car} />}
              {bet === null ? noBet : capital(car(bet.car))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface OverProps {
  readonly end: RaceEnd;
  readonly phone: Phone;
  readonly onOpen: () => void;
}

function Over({ end, phone, onOpen }: OverProps): JSX.Element {
  const all = useTexts('scorePad');
  const { phone: texts } = all;
  return (
    <section class="panel pad-part">
      <h2>{texts.over}</h2>
      <p>{texts.overText}</p>
      <ol class="pad-finish">
        {end.order.map((car, place) => (
          <CarLine key={car} car={car} note={place < end.finishers ? '' : all.notFinished} />
        ))}
      </ol>
      {phone.isOpen ? (
        <p role="status">{texts.opened}</p>
      ) : (
        <button type="button" class="button lit big" onClick={onOpen}>
          {texts.openMine}
        </button>
      )}
    </section>
  );
}

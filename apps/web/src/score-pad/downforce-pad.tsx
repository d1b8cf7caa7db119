import type { Seat } from '@paddock/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Page } from '../app/page.tsx';
import { goTo } from '../app/router.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { Auction, Ways } from './auction.tsx';
import { BetRound } from './bet-round.tsx';
import { Bets } from './bets.tsx';
import { DownforceResult } from './downforce-result.tsx';
import { Finish } from './finish.tsx';
import { keepPad } from './kept.ts';
import { BET_LINES, CARS, isAway, newDownforcePad, withBet, type DownforcePad } from './pad.ts';
import { useMailbox, type Mailbox } from './phones/mailbox.ts';
import { ownSlots, withNews } from './phones/own-slots.ts';
import { Phones } from './phones/phones.tsx';
import { slotOf } from './phones/seal.ts';
import { SealNotes } from './phones/seal-notes.tsx';
import { PadHead } from './pad-head.tsx';
import { Players, useNames } from './players.tsx';
import { SharePad } from './share-pad.tsx';
import { useOpenPad, type OpenPad } from './use-pad.ts';

/** A Downforce race with the box, from the auction to the totals. */
export function DownforcePadScreen({ first }: { readonly first: DownforcePad }): JSX.Element {
  const texts = useTexts('scorePad');
  const open = useOpenPad(first);
  const { pad, change, isKept } = open;
  const mailbox = useMailbox(pad.mailbox?.key, ownSlots(pad));
  const [round, setRound] = useState<{ readonly line: number; readonly seats: readonly Seat[] }>();
  useEffect(() => {
    if (withNews(pad, mailbox.slots) !== pad) change((now) => withNews(now, mailbox.slots));
  });
  if (round !== undefined)
    return (
      <BetRound
        pad={pad}
        {...round}
        onBet={(seat, bet) => change((now) => withBet(now, seat, round.line, bet))}
        onDone={() => setRound(undefined)}
      />
    );
  const isDone = pad.status === 'done';
  return (
    <Page title={texts.title} class="page pad">
      <PadHead pad={pad} isKept={isKept} />
      {isDone ? (
        <Done {...open} mailbox={mailbox} />
      ) : (
        <Playing {...open} mailbox={mailbox} onRound={(line, seats) => setRound({ line, seats })} />
      )}
    </Page>
  );
}

interface Props extends OpenPad<DownforcePad> {
  readonly mailbox: Mailbox;
}

function Playing({
  onRound,
  ...open
}: Props & { readonly onRound: (line: number, seats: readonly Seat[]) => void }): JSX.Element {
  const { pad } = open;
  return (
    <>
      <Players {...open} />
      <Ways {...open} />
      <Auction {...open} />
      {pad.hasBets && <Bets pad={pad} mailbox={open.mailbox} onRound={onRound} />}
      {pad.hasBets && <Phones {...open} />}
      <Finish {...open} />
      <OpenBets {...open} />
    </>
  );
}

/** From entering the order to having everybody's bets. */
function OpenBets({ pad, change, mailbox }: Props): JSX.Element {
  const texts = useTexts('scorePad');
  const shared = useTexts('shared');
  const names = useNames(pad);
  const said = (seats: readonly Seat[]) => shared.and(seats.map((seat) => names[seat] ?? ''));
  const isComplete = pad.order.length === CARS.length;
  const away = [...names.keys()].filter((seat) => isAway(pad, seat));
  const isMissing = (seat: Seat, line: number) =>
    away.includes(seat)
      ? mailbox.slots[slotOf.seal(seat, line)] === undefined
      : (pad.bets[seat]?.[line] ?? null) === null;
  const missing = Array.from({ length: pad.hasBets ? BET_LINES : 0 }, (_, line) => ({
    line: line + 1,
    seats: [...names.keys()].filter((seat) => isMissing(seat, line)),
  })).filter(({ seats }) => seats.length > 0);
  const waiting = away.filter((seat) => mailbox.slots[slotOf.bets(seat)] === undefined);
  if (pad.status === 'opening')
    return (
      <section class="panel pad-part">
        <p role="status">{texts.waiting(said(waiting))}</p>
        <button
          type="button"
          class="button"
          onClick={() =>
            change((now) => ({
              ...now,
              status: 'playing',
              ...(now.mailbox && { mailbox: { ...now.mailbox, back: [...now.mailbox.back, ...waiting] } }),
            }))
          }
        >
          {texts.withoutThem}
        </button>
      </section>
    );
  return (
    <section class="panel pad-part">
      {isComplete &&
        missing.map(({ line, seats }) => (
          <p key={line} class="hint">
            {texts.missing(said(seats), line)}
          </p>
        ))}
      <button
        type="button"
        class="button lit big"
        disabled={!isComplete}
        onClick={() => change((now) => ({ ...now, status: away.length > 0 ? 'opening' : 'done' }))}
      >
        {texts.openBets}
      </button>
      <p class="hint">{isComplete ? texts.openText : texts.needOrder}</p>
    </section>
  );
}

function Done({ pad, change, isKept, mailbox }: Props): JSX.Element {
  const texts = useTexts('scorePad');
  useEffect(() => document.querySelector<HTMLElement>('#pad-result')?.focus(), []);
  const again = () => {
    const next = newDownforcePad(pad.names, Date.now());
    keepPad(next);
    goTo({ at: 'score', path: next.id });
  };
  return (
    <>
      <DownforceResult pad={pad} />
      {pad.mailbox !== undefined && (
        <SealNotes pad={pad} mailboxKey={pad.mailbox.key} slots={mailbox.slots} />
      )}
      <SharePad pad={pad} />
      <button type="button" class="button no-print" onClick={again}>
        {texts.again}
      </button>
      <details class="panel pad-part pad-fold no-print">
        <summary>{texts.correct}</summary>
        <Players pad={pad} change={change} isKept={isKept} />
        <Ways pad={pad} change={change} isKept={isKept} />
        <Auction pad={pad} change={change} isKept={isKept} />
        <Finish pad={pad} change={change} />
      </details>
    </>
  );
}

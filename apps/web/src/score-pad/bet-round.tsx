import type { Seat } from '@paddock/kernel';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Page } from '../app/page.tsx';
import { useTexts } from '../i18n/loaded.tsx';
import { CarChoice } from './car-choice.tsx';
import type { Bet, DownforcePad } from './pad.ts';
import { newBet } from './phones/seal.ts';
import { useNames } from './players.tsx';

interface Props {
  readonly pad: DownforcePad;
  /** From 0. */
  readonly line: number;
  readonly seats: readonly Seat[];
  readonly onBet: (seat: Seat, bet: Bet) => void;
  readonly onDone: () => void;
}

/** The phone goes from hand to hand. Nothing else of the pad is on the page, and no bet once it is sealed. */
export function BetRound({ pad, line, seats, onBet, onDone }: Props): JSX.Element {
  const texts = useTexts('scorePad');
  const names = useNames(pad);
  const [at, setAt] = useState(0);
  const [isTaken, setTaken] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [at, isTaken]);
  const seat = seats[at];
  if (seat === undefined) return <></>;
  const name = names[seat] ?? '';
  const seal = (bet: Bet) => {
    onBet(seat, bet);
    setTaken(false);
    if (at + 1 === seats.length) onDone();
    else setAt(at + 1);
  };
  return (
    <Page title={texts.title}>
      <section class="panel pad-cover">
        {isTaken ? (
          <>
            <h1 class="unseen" tabIndex={-1} ref={heading}>
              {name}
            </h1>
            <CarChoice
              key={seat}
              question={texts.whichCar(name, line + 1)}
              line={line}
              payouts={pad.payouts}
              onSeal={(car) => seal(newBet(car))}
            />
          </>
        ) : (
          <>
            <h1 tabIndex={-1} ref={heading}>
              {texts.cover(name)}
            </h1>
            <p>{texts.coverText(name, line + 1)}</p>
            <button type="button" class="button lit big" onClick={() => setTaken(true)}>
              {texts.iAm(name)}
            </button>
            <button type="button" class="button bare" onClick={onDone}>
              {texts.stop}
            </button>
          </>
        )}
      </section>
    </Page>
  );
}

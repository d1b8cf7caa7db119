import type { JSX } from 'preact';
import type { Desk } from '../desk.ts';
import { bidWith } from '../auction/bid-with.ts';

/** D-A10: a player who holds no card of the colour may declare the placed card a bid. */
export function DeclareChoice({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const texts = desk.texts;
  const turn = desk.turn;
  const car = turn?.open.auction.forSale ?? null;
  if (turn === null || turn.card === null || car === null) return null;
  const bid = desk.words.money(bidWith(desk.content.deck, turn.card, car, true));
  return (
    <div class="df-declare" role="group" aria-label={texts.declareLabel}>
      <p>{texts.declareText}</p>
      <button
        type="button"
        class={turn.isDeclared ? 'button lit' : 'button'}
        data-declare="bid"
        aria-pressed={turn.isDeclared}
        onClick={() => desk.declare(true)}
      >
        {texts.declareBid(bid)}
      </button>
      <button
        type="button"
        class={turn.isDeclared ? 'button' : 'button lit'}
        data-declare="pass"
        aria-pressed={!turn.isDeclared}
        onClick={() => desk.declare(false)}
      >
        {texts.declarePass}
      </button>
    </div>
  );
}

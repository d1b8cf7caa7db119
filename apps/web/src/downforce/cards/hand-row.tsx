import type { CardName, CarName } from '@paddock/downforce';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { bidWith } from '../auction/bid-with.ts';
import type { Desk } from '../desk.ts';
import { handOf } from '../hand-of.ts';
import { Hand } from './hand.tsx';
import { lineStates } from './line-states.ts';

interface Props {
  readonly desk: Desk;
  readonly isReadOnly: boolean;
  readonly onChoose: (card: CardName, byKeyboard: boolean) => void;
}

/** The viewer's hand, as the plan has it. */
export function HandRow({ desk, isReadOnly, onChoose }: Props): JSX.Element {
  const [stop, setStop] = useState(0);
  const turn = isReadOnly ? null : desk.turn;
  const names = handOf(desk).join(' ');
  const { card } = desk.open.value;
  const chosen = turn?.card ?? (isReadOnly ? null : desk.earlyCard);
  const isAsked = turn !== null && turn.offers.some((text) => /^(play|bid) /.test(text));
  const forSale = saleFor(desk);
  const states = chosen === null || card === null ? '' : lineStates(card).join(' ');
  const lines = chosen === null ? null : (card?.lines ?? null);
  const cards = names === '' ? [] : names.split(' ');
  // Steps on the track leave the hand as it is: it is not rendered again.
  return useMemo(
    () => (
      <Hand
        cards={cards}
        chosen={chosen}
        isAsked={isAsked}
        bidOf={forSale === null ? null : (held) => bidWith(desk.content.deck, held, forSale, false)}
        states={states === '' || card === null ? undefined : lineStates(card)}
        lines={lines}
        stop={Math.min(stop, Math.max(0, cards.length - 1))}
        onStop={setStop}
        onChoose={onChoose}
      />
    ),
    [names, chosen, isAsked, forSale, states, lines, stop, onChoose],
  );
}

/** The car that is being bid for, the plan's own bid included. */
function saleFor(desk: Desk): CarName | null {
  const { phase, auction, options } = desk.session.view.value.public;
  return phase === 'bidding' && options.auction === 'cards' && desk.session.moment.value === null
    ? auction.forSale
    : null;
}

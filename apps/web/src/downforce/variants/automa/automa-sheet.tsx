import { useTexts } from '../../../i18n/loaded.tsx';
import type { JSX } from 'preact';
import { CardList } from '../../cards/card-list.tsx';
import { CarIcon } from '../../cards/car-chip.tsx';
import { speed8Of } from '../../cards/card-lines.ts';
import { carsOf, faceUpOf } from '../../holdings.ts';
import { AutomaMark, type AutomaProps } from './automa-mark.tsx';

/** Phases before its deck is shuffled: what it turned up is under the deck in order (D-V8b). */
const SELLING = new Set([
  'selling',
  'turning-power',
  'turning-bids',
  'bidding',
  'revealing-bids',
  'drawing-lots',
]);

/** All that is known of an automa's cards: nobody has seen the others. */
export function AutomaSheet({ desk, seat }: AutomaProps): JSX.Element | null {
  const texts = useTexts('variantTexts');
  const open = desk.open.value;
  const automa = open.automas.find((other) => other.seat === seat);
  if (automa === undefined) return null;
  const cars = carsOf(open, seat);
  const faceUp = faceUpOf(open, seat);
  const shown = open.known[seat]?.shown ?? [];
  const under = open.laidUnder.filter((car) => cars.includes(car) && open.speed8.includes(car));
  return (
    <>
      <p class="df-known-line">
        <AutomaMark desk={desk} seat={seat} /> {texts.counterLabel} · {texts.deck(open.handSizes[seat] ?? 0)}
      </p>
      {faceUp.length > 0 && (
        <>
          <h3>{texts.faceUp}</h3>
          <CardList cards={faceUp.map(speed8Of)} />
        </>
      )}
      {under.length > 0 && <p>{texts.laidUnder(desk.shared.and(under.map(desk.words.car)))}</p>}
      {shown.length > 0 && (
        <>
          <h3>{SELLING.has(open.phase) ? texts.underDeck : texts.inDeck}</h3>
          <CardList cards={shown} />
        </>
      )}
      {automa.bets.length > 0 && (
        <>
          <h3>{texts.betsSoFar}</h3>
          <p class="df-known-line">
            {automa.bets.map((car, index) => (
              <CarIcon key={index} car={car} />
            ))}
            <span class="unseen">{desk.shared.and(automa.bets.map(desk.words.car))}</span>
          </p>
        </>
      )}
    </>
  );
}

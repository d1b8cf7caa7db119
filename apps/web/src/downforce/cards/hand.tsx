import { useTexts } from '../../i18n/loaded.tsx';
import type { CardName } from '@paddock/downforce';
import type { JSX } from 'preact';
import { kept } from '../../design/kept.ts';
import { useTapped } from '../../table/use-tapped.ts';
import { isSpeed8, sortHand } from './card-lines.ts';
import { SpeedCard, type LineState } from './speed-card.tsx';

interface Props {
  readonly cards: readonly CardName[];
  readonly chosen: CardName | null;
  /** A card is asked for now. */
  readonly isAsked: boolean;
  /** While a car is for sale: what each card bids for it; 0 is a pass. */
  readonly bidOf: ((card: CardName) => number) | null;
  /** What has become of the chosen card's lines in the plan. */
  readonly states: readonly LineState[] | undefined;
  /** The chosen card's lines as they move. */
  readonly lines: CardName | null;
  readonly stop: number;
  readonly onStop: (index: number) => void;
  readonly onChoose: (card: CardName, byKeyboard: boolean) => void;
}

interface Held {
  readonly card: CardName;
  /** Equal cards are told apart by their turn. */
  readonly key: string;
}

function held(cards: readonly CardName[]): Held[] {
  const seen = new Map<CardName, number>();
  return sortHand(cards).map((card) => {
    const before = seen.get(card) ?? 0;
    seen.set(card, before + 1);
    return { card, key: `${card} ${before}` };
  });
}

export function Hand({
  cards,
  chosen,
  isAsked,
  bidOf,
  states,
  lines,
  stop,
  onStop,
  onChoose,
}: Props): JSX.Element {
  const words = useTexts('downforce');
  const texts = useTexts('downforceTexts');
  const list = held(cards);
  const [shown, tap] = useTapped(chosen, onChoose);
  const lifted = shown === null ? -1 : list.findIndex(({ card }) => card === shown);
  return (
    <div
      class={`df-hand${isAsked ? ' asked' : ''}${bidOf === null ? '' : ' bidding'}${chosen === null ? '' : ' parted'}`}
      role="group"
      aria-label={texts.hand}
      style={{ '--cards': list.length }}
    >
      {list.map(({ card, key }, index) => {
        const isChosen = index === lifted;
        const isPlanned = isChosen && card === chosen;
        const bid = bidOf?.(card) ?? null;
        const name = [
          words.card(card),
          bid === null ? '' : bid > 0 ? texts.bids(words.money(bid)) : texts.passes,
          isChosen ? texts.cardChosen : '',
        ];
        return (
          <HeldCard
            key={key}
            card={card}
            name={name.filter((part) => part !== '').join(', ')}
            bid={bid === null ? null : bid > 0 ? words.money(bid) : texts.pass}
            isPass={bid === 0}
            isChosen={isChosen}
            isStop={index === stop}
            index={index}
            states={isPlanned ? states : undefined}
            lines={isPlanned ? lines : null}
            onStop={onStop}
            onTap={tap}
          />
        );
      })}
    </div>
  );
}

interface HeldProps extends Pick<Props, 'states' | 'lines' | 'onStop'> {
  readonly card: CardName;
  readonly name: string;
  /** Null: nothing is for sale. */
  readonly bid: string | null;
  readonly isPass: boolean;
  readonly isChosen: boolean;
  readonly isStop: boolean;
  readonly index: number;
  readonly onTap: (card: CardName, isChosen: boolean, byKeyboard: boolean) => void;
}

const HeldCard = kept(
  ({ card, name, bid, isPass, isChosen, isStop, index, ...rest }: HeldProps): JSX.Element => (
    <button
      type="button"
      class={`df-card${isSpeed8(card) ? ' is-8' : ''}${isPass ? ' passes' : ''}`}
      data-card={card}
      aria-pressed={isChosen}
      tabIndex={isStop ? 0 : -1}
      style={{ '--at': index }}
      onClick={(event) => rest.onTap(card, isChosen, event.detail === 0)}
      onFocus={() => rest.onStop(index)}
    >
      <span class="unseen">{name}</span>
      <SpeedCard card={rest.lines ?? card} states={rest.states} />
      {bid !== null && (
        <span class="df-card-bid" aria-hidden="true">
          {bid}
        </span>
      )}
    </button>
  ),
);

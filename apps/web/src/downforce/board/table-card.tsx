import { useTexts } from '../../i18n/loaded.tsx';
import type { CardName, CardView } from '@paddock/downforce';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../../design/panels/dialog.tsx';
import { sortHand } from '../cards/card-lines.ts';
import { CardList } from '../cards/card-list.tsx';
import { lineStates } from '../cards/line-states.ts';
import { SpeedCard } from '../cards/speed-card.tsx';

interface Props {
  /** The card being resolved. */
  readonly now: CardView | null;
  readonly last: CardName | null;
  readonly discard: Readonly<Record<CardName, number>>;
}

/** The card on the table, its line lit; below it the discard pile, which anyone may look through (D-S3). */
export function TableCard({ now, last, discard }: Props): JSX.Element | null {
  const table = useTexts('table');
  const words = useTexts('downforce');
  const texts = useTexts('downforceTexts');
  const [isOpen, setOpen] = useState(false);
  const count = Object.values(discard).reduce((sum, cards) => sum + cards, 0);
  const card = now?.card ?? last;
  if (card === null) return null;
  const word = words.card(card);
  const name = now === null ? texts.lastCard(word) : texts.cardOnTable(word);
  return (
    <div class="df-table-card">
      <button type="button" class={now === null ? 'df-pile old' : 'df-pile'} onClick={() => setOpen(true)}>
        <span class="unseen">{`${name}. ${texts.discard(count)}`}</span>
        <SpeedCard key={card} card={now?.lines ?? card} states={now === null ? undefined : lineStates(now)} />
        <span class="df-pile-count" aria-hidden="true">
          {count}
        </span>
      </button>
      {isOpen && (
        <Dialog title={texts.discard(count)} closeLabel={table.close} onClose={() => setOpen(false)}>
          <CardList
            cards={sortHand(
              Object.entries(discard).flatMap(([name, many]) => Array<CardName>(many).fill(name)),
            )}
          />
        </Dialog>
      )}
    </div>
  );
}

import { useCallback, useState } from 'preact/hooks';

/** `isChosen`: it is to go back. */
type Tap<Card> = (card: Card, isChosen: boolean, byKeyboard: boolean) => void;

/**
 * The card to be shown as chosen, and what a tap on one does: it is shown at once, and what follows from it is worked out
 * when that has been drawn. The keyboard moves on with the choice, which is therefore made at once.
 */
export function useTapped<Card>(
  chosen: Card | null,
  choose: (card: Card, byKeyboard: boolean) => void,
): [Card | null, Tap<Card>] {
  // Undefined: nothing is tapped that is not worked out yet.
  const [tapped, setTapped] = useState<Card | null>();
  const tap = useCallback<Tap<Card>>(
    (card, isChosen, byKeyboard) => {
      const act = () => {
        choose(card, byKeyboard);
        setTapped(undefined);
      };
      if (byKeyboard) return act();
      setTapped(isChosen ? null : card);
      requestAnimationFrame(() => setTimeout(act));
    },
    [choose],
  );
  return [tapped === undefined ? chosen : tapped, tap];
}

import { useMemo, useState } from 'preact/hooks';
import { isRoomy, isWide } from './media.ts';

type SetOpen = (change: boolean | ((wasOpen: boolean) => boolean)) => void;

/**
 * Until somebody opens or closes it, a rail is open only where the window is large: on a laptop the board needs the room.
 * A rail never turns into a dialog because the window has become narrow.
 */
export function useSide(): readonly [isOpen: boolean, setOpen: SetOpen] {
  const [chosen, choose] = useState<boolean | null>(null);
  const dialog = useState(false);
  const setRail = useMemo<SetOpen>(
    () => (change) =>
      choose((before) => (typeof change === 'boolean' ? change : change(before ?? isRoomy.peek()))),
    [],
  );
  return isWide.value ? [chosen ?? isRoomy.value, setRail] : dialog;
}

import { useState } from 'preact/hooks';
import { isWide } from './media.ts';

type SetOpen = (change: boolean | ((wasOpen: boolean) => boolean)) => void;

/** A rail is open from the start, a dialog is not; and a rail never turns into a dialog because the window has become narrow. */
export function useSide(): readonly [isOpen: boolean, setOpen: SetOpen] {
  const rail = useState(true);
  const dialog = useState(false);
  return isWide.value ? rail : dialog;
}

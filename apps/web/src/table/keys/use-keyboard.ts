import { useEffect, useRef } from 'preact/hooks';

/** Whether the last thing the player did was to press a key. */
export function useKeyboard(): { readonly current: boolean } {
  const isByKeyboard = useRef(false);
  useEffect(() => {
    const onKey = () => (isByKeyboard.current = true);
    const onPointer = () => (isByKeyboard.current = false);
    addEventListener('keydown', onKey, { capture: true });
    addEventListener('pointerdown', onPointer, { capture: true });
    return () => {
      removeEventListener('keydown', onKey, { capture: true });
      removeEventListener('pointerdown', onPointer, { capture: true });
    };
  }, []);
  return isByKeyboard;
}

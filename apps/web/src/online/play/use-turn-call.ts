import { useEffect } from 'preact/hooks';
import type { AtTable } from '../session/at-table.ts';
import { turnHere } from '../turns.ts';

/** The window says when it is the viewer's turn. */
export function useTurnCall(table: AtTable): void {
  const session = table.session.value;
  const you = table.viewer.value;
  const now = session?.now.value;
  const isYours =
    you !== 'public' && now !== undefined && !now.isOver && now.asked >= 0 && now.toAct.includes(you);
  useEffect(() => {
    turnHere.value = isYours;
    return () => {
      turnHere.value = false;
    };
  }, [isYours]);
}

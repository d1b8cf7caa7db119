import { useEffect, useMemo, useState } from 'preact/hooks';
import { keepPad, keptPad } from './kept.ts';
import type { Pad } from './pad.ts';

export interface OpenPad<Any extends Pad> {
  readonly pad: Any;
  readonly change: (next: (pad: Any) => Any) => void;
  /** False: this browser keeps nothing. */
  readonly isKept: boolean;
}

/** A pad that is kept with every change; another window's changes show here too. */
export function useOpenPad<Any extends Pad>(first: Any): OpenPad<Any> {
  const [pad, setPad] = useState(first);
  const [isKept, setKept] = useState(true);
  const newest = useMemo(() => ({ pad: first }), [first]);
  useEffect(() => {
    const look = () => {
      const kept = keptPad(first.id);
      if (kept === undefined || kept.game !== first.game || kept.changed <= newest.pad.changed) return;
      newest.pad = kept as Any;
      setPad(newest.pad);
    };
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, [first, newest]);
  const change = (next: (pad: Any) => Any) => {
    newest.pad = { ...next(newest.pad), changed: Date.now() };
    setPad(newest.pad);
    setKept(keepPad(newest.pad));
  };
  return { pad, change, isKept };
}

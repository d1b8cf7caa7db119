import type { PadSlots } from '@paddock/protocol';
import { useEffect, useState } from 'preact/hooks';

/** How often a page asks for news. */
const EVERY_MS = 3_000;

async function call(
  key: string,
  body?: { readonly slot: string; readonly value: string },
): Promise<PadSlots | undefined> {
  try {
    const response = await fetch('/api/score-pads', {
      method: body === undefined ? 'GET' : 'PUT',
      headers: { 'x-pad-key': key, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      cache: 'no-store',
    });
    // A static host answers with a page of its own.
    const { slots } = (await response.json()) as { readonly slots?: PadSlots };
    return response.ok ? slots : undefined;
  } catch {
    return undefined;
  }
}

/** What is in the mailbox; undefined: no server answers. */
export function readMailbox(key: string): Promise<PadSlots | undefined> {
  return call(key);
}

export interface Mailbox {
  readonly slots: PadSlots;
  /** The server does not answer. */
  readonly isAway: boolean;
}

/** Keeps the mailbox as this page wants it: what is missing there is written, again and again until it is. */
export function useMailbox(key: string | undefined, wanted: PadSlots): Mailbox {
  const [mailbox, setMailbox] = useState<Mailbox>({ slots: {}, isAway: false });
  const wants = JSON.stringify(wanted);
  useEffect(() => {
    if (key === undefined) return undefined;
    let isHere = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sync = async () => {
      clearTimeout(timer);
      // A phone in a pocket asks for nothing; one that is taken out asks at once.
      if (document.visibilityState === 'hidden') return;
      const slots = await synced(key, JSON.parse(wants) as PadSlots);
      if (!isHere) return;
      setMailbox((before) => (slots === undefined ? { ...before, isAway: true } : { slots, isAway: false }));
      clearTimeout(timer);
      timer = setTimeout(() => void sync(), EVERY_MS);
    };
    const now = () => void sync();
    now();
    document.addEventListener('visibilitychange', now);
    return () => {
      isHere = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', now);
    };
  }, [key, wants]);
  return mailbox;
}

async function synced(key: string, wanted: PadSlots): Promise<PadSlots | undefined> {
  let slots = await call(key);
  for (const [slot, value] of Object.entries(wanted)) {
    if (slots === undefined) return undefined;
    // A refused slot is somebody else's by now: the next look at the mailbox shows it.
    if (slots[slot] === undefined) slots = (await call(key, { slot, value })) ?? (await call(key));
  }
  return slots;
}

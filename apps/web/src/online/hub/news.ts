import { isRefusal } from '@paddock/kernel';
import type { HubNews } from '@paddock/protocol';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../server/api.ts';

/** The server itself reads it every three seconds. */
const AGAIN_MS = 8_000;

/** Null: not asked yet, or the server was away. */
export const news = signal<HubNews | null>(null);
/** The first answer has come, even if it was an error. */
export const hasNews = signal(false);
/** How far the server's clock is ahead of the page's. */
let ahead = 0;

async function ask(): Promise<void> {
  const answer = await api.hub();
  if (!isRefusal(answer)) {
    ahead = answer.now - Date.now();
    news.value = answer;
  }
  hasNews.value = true;
}

/** Milliseconds to a time of the server's. */
export function timeTo(at: number): number {
  return at - Date.now() - ahead;
}

/** Keeps the news up to date while the page is looked at. */
export function useNews(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    const again = () => {
      clearTimeout(timer);
      if (!isHere || document.visibilityState !== 'visible') return;
      void ask().then(() => {
        if (isHere) timer = setTimeout(again, AGAIN_MS);
      });
    };
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      isHere = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, []);
}

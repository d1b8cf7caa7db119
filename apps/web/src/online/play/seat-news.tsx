import type { TableInfo } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ui } from '../../i18n/index.ts';
import { useTexts } from '../../i18n/loaded.tsx';
import { newsText } from '../seat-text.ts';

/** Who came or went while this page was open, until it is put away; the log keeps it. */
export function SeatNewsNotice({ news }: Pick<TableInfo, 'news'>): JSX.Element | null {
  const online = useTexts('online');
  const newest = news.at(-1);
  const [seen, setSeen] = useState(newest?.number ?? -1);
  if (newest === undefined || newest.number <= seen) return null;
  return (
    <div class="notice" role="status">
      <p>{newsText(online, newest)}</p>
      <button type="button" class="button bare small" onClick={() => setSeen(newest.number)}>
        {ui().close}
      </button>
    </div>
  );
}

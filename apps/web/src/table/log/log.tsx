import type { JSX } from 'preact';
import { useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Flag } from '../../design/livery-fill.tsx';
import type { LiveryName } from '../../design/livery.ts';
import { TableExtras } from '../extras.ts';

export interface LogItem {
  readonly key: number;
  readonly entry: number;
  readonly text: string;
  /** Whether a turn begins with it. */
  readonly isHead: boolean;
  readonly livery?: LiveryName | undefined;
  /** Whether it is not part of the game. */
  readonly isNote?: boolean;
}

interface Props {
  readonly label: string;
  readonly items: readonly LogItem[];
  readonly onOpen?: ((entry: number) => void) | undefined;
}

/** How near the end a reader must be for new lines to be followed. */
const NEAR_END = 60;

export function Log({ label, items, onOpen }: Props): JSX.Element {
  const { log } = useContext(TableExtras);
  const list = useRef<HTMLOListElement>(null);
  const wasAtEnd = useRef(true);
  useLayoutEffect(() => {
    const box = list.current;
    if (box !== null && wasAtEnd.current) box.scrollTop = box.scrollHeight;
  }, [items]);
  // A dialog has no height before it is open.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <ol
      class="log"
      aria-label={label}
      tabIndex={0}
      ref={list}
      onScroll={({ currentTarget: box }) => {
        wasAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END;
      }}
    >
      {(log?.(items) ?? items).map((item) => (
        <Line key={item.key} item={item} onOpen={onOpen} />
      ))}
    </ol>
  );
}

interface LineProps {
  readonly item: LogItem;
  readonly onOpen: Props['onOpen'];
}

/** Hundreds of lines stay as they are while one is added. */
function Line({ item, onOpen }: LineProps): JSX.Element {
  return useMemo(() => {
    const { entry, text, isHead, livery, isNote } = item;
    return (
      <li class={isHead ? 'log-line head' : isNote ? 'log-line note' : 'log-line'}>
        {livery !== undefined && <Flag livery={livery} />}
        {onOpen === undefined ? (
          <span>{text}</span>
        ) : (
          <button type="button" class="log-open" onClick={() => onOpen(entry)}>
            {text}
          </button>
        )}
      </li>
    );
  }, [item, onOpen]);
}

import type { TableInfo } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useTexts } from '../../i18n/loaded.tsx';
import { Countdown } from '../hub/countdown.tsx';

/** When a quick table starts, for everybody who is there. */
export function QuickStart({ info }: { readonly info: TableInfo }): JSX.Element | null {
  const { quick } = useTexts('hub');
  const { startsIn } = info;
  const startsAt = useMemo(() => performance.now() + (startsIn ?? 0), [info]);
  if (startsIn === undefined) return null;
  return (
    <div class="stack-s">
      <p class="quick-start">
        <Countdown left={() => startsAt - performance.now()} />
      </p>
      <p>{quick.rule}</p>
      <p class="hint">{quick.stay}</p>
    </div>
  );
}

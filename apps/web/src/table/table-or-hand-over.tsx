import type { ComponentChildren, JSX } from 'preact';
import { lazily, named } from '../app/lazy.tsx';
import { Flag } from '../design/livery-fill.tsx';
import type { LiveryName } from '../design/livery.ts';
import type { LogLine, Session } from '../session/session.ts';
import { LiveRegion } from './live-region.tsx';

/** Not shown if only one person plays. */
const HandOver = lazily(
  named(() => import('./over/hand-over.tsx'), 'HandOver'),
  () => null,
);

interface Props<View, Fact> {
  readonly session: Session<View, Fact>;
  /** What the next person drives. */
  readonly liveriesOf: (view: View, seat: number) => readonly LiveryName[];
  readonly tell: (line: LogLine<Fact>) => string;
  readonly children: () => ComponentChildren;
}

/** The table, or a request to hand the device over first; in both cases, what happens is read out. */
export function TableOrHandOver<View, Fact>({
  session,
  liveriesOf,
  tell,
  children,
}: Props<View, Fact>): JSX.Element {
  const seat = session.handOverTo.value;
  return (
    <>
      {seat === null ? (
        children()
      ) : (
        <HandOver name={session.seats.value[seat]?.name ?? ''} onTake={() => session.takeDevice()}>
          <span class="hand-over-flags">
            {liveriesOf(session.view.value, seat).map((livery) => (
              <Flag key={livery} livery={livery} />
            ))}
          </span>
        </HandOver>
      )}
      <LiveRegion log={session.log} tell={tell} />
    </>
  );
}

import type { JSX } from 'preact';
import { useTexts } from '../../i18n/loaded.tsx';
import type { Bench } from '../bench.ts';

/** What there is to say of the space that is looked at. */
export function Inspected({ bench: { editor } }: { readonly bench: Bench }): JSX.Element {
  const texts = useTexts('circuitEditor');
  const id = editor.inspected.value;
  const space = id === null ? undefined : editor.sketch.value.layout.spaces[id];
  const check = editor.check.value;
  const parts: string[] = [];
  if (space !== undefined) {
    parts.push(
      texts.spaceAt(space.section + 1, space.lane),
      space.rectangle ? texts.rectangle : texts.notRectangle,
    );
    if (check.is === 'good') {
      const ways = check.road.ways[space.id] ?? [];
      const lanes = ways.flatMap((way) => editor.sketch.value.layout.spaces[way]?.lane ?? []);
      parts.push(
        ways.length > lanes.length ? texts.overFinish : texts.waysOn(lanes),
        texts.stepsToFinish(check.road.toFinish[space.id] ?? 0),
      );
      const jams = editor.measured.value?.balance.jams[space.id];
      if (editor.tab.value === 'balance' && jams !== undefined) parts.push(texts.jamsHere(jams));
    }
  }
  return (
    <p class="ce-inspected" role="status" hidden={parts.length === 0}>
      {parts.join(' ')}
    </p>
  );
}

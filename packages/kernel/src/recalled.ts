import type { Rules, Viewer, ViewShape } from './rules.ts';

/** All that a viewer may know: what a bot in that seat is asked with. */
export function recalled<Options, State, View extends ViewShape, Fact>(
  rules: Rules<Options, State, View, Fact>,
  state: State,
  viewer: Viewer,
): View {
  return (
    (typeof viewer === 'number' ? rules.recall?.(state, viewer) : undefined) ?? rules.view(state, viewer)
  );
}

import type { ComponentType, JSX } from 'preact';
import { lazily } from '../app/lazy.tsx';

/** A game's help for this moment; it only ever gets the desk of its own game. */
export interface HelpProps<Desk> {
  readonly desk: Desk;
  readonly onClose: () => void;
}

interface HelpModule {
  readonly loadHelp: () => Promise<ComponentType<HelpProps<unknown>>>;
}

/** By the name of the game, which is that of its folder. */
const LOADERS = import.meta.glob<HelpModule>('../*/help/index.ts');

const PANELS = new Map<string, ComponentType<HelpProps<unknown>>>();

function panelOf(game: string): ComponentType<HelpProps<unknown>> | undefined {
  const load = LOADERS[`../${game}/help/index.ts`];
  if (load === undefined) return undefined;
  const known = PANELS.get(game);
  if (known !== undefined) return known;
  const panel = lazily(
    async () => (await load()).loadHelp(),
    () => null,
  );
  PANELS.set(game, panel);
  return panel;
}

interface Props extends HelpProps<unknown> {
  readonly game: string;
}

/** Nothing at the table of a game that has no help. */
export function HelpAtTable({ game, ...props }: Props): JSX.Element | null {
  const Panel = panelOf(game);
  return Panel === undefined ? null : <Panel {...props} />;
}

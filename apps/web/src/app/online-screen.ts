import type { ComponentType } from 'preact';
import { spoken } from './lazy.tsx';

const fetchScreens = () => import('../online/index.ts');
type Screens = Awaited<ReturnType<typeof fetchScreens>>;

/** A screen for tables on the server, fetched with its texts. */
export async function onlineScreen<Props extends object>(
  pick: (screens: Screens) => ComponentType<Props>,
): Promise<ComponentType<Props>> {
  const screens = await fetchScreens();
  return spoken(pick(screens), await screens.loadOnlineTexts());
}

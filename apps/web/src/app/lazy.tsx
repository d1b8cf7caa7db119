import type { Parts } from '@paddock/words';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ui } from '../i18n/index.ts';
import { Speaking } from '../i18n/loaded.tsx';

type Loaded<Props> = { readonly screen: ComponentType<Props> } | { readonly failed: unknown } | undefined;

function Loading(): JSX.Element {
  return <p class="loading">{ui().loading}</p>;
}

/** A screen that hands its texts down to everything on it. */
export function spoken<Props extends object>(
  Screen: ComponentType<Props>,
  texts: Partial<Parts>,
): ComponentType<Props> {
  return (props) => (
    <Speaking texts={texts}>
      <Screen {...props} />
    </Speaking>
  );
}

/** A screen that is fetched when it is first shown. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: (props: Props) => JSX.Element | null = Loading,
): ComponentType<Props> {
  let ready: ComponentType<Props> | undefined;
  return function Lazy(props: Props): JSX.Element | null {
    const [loaded, setLoaded] = useState<Loaded<Props>>(ready && { screen: ready });
    useEffect(() => {
      if (loaded !== undefined) return undefined;
      let isHere = true;
      load().then(
        (screen) => {
          ready = screen;
          if (isHere) setLoaded({ screen });
        },
        (failed: unknown) => {
          if (isHere) setLoaded({ failed });
        },
      );
      return () => {
        isHere = false;
      };
    }, [loaded]);
    if (loaded === undefined) return waiting(props);
    if ('failed' in loaded) throw loaded.failed;
    const Screen = loaded.screen;
    return <Screen {...props} />;
  };
}

/** One name of a file that is fetched when it is asked for. Written this way, a bundle needs fewer bytes for each. */
export function named<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): () => Promise<Module[Name]> {
  return async () => (await load())[name];
}

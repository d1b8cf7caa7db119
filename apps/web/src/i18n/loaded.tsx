import type { Part, Parts } from '@paddock/words';
import { createContext, type ComponentChildren, type JSX } from 'preact';
import { useContext, useMemo } from 'preact/hooks';

const Loaded = createContext<Partial<Parts>>({});

interface Props {
  readonly texts: Partial<Parts>;
  readonly children: ComponentChildren;
}

/** Hands texts down to everything inside it, with those that are handed down already. */
export function Speaking({ texts, children }: Props): JSX.Element {
  const outer = useContext(Loaded);
  const all = useMemo(() => {
    const parts = { ...Object.getOwnPropertyDescriptors(outer), ...Object.getOwnPropertyDescriptors(texts) };
    return Object.defineProperties<Partial<Parts>>({}, parts);
  }, [outer, texts]);
  return <Loaded.Provider value={all}>{children}</Loaded.Provider>;
}

/** A part that the screen around has loaded. */
export function useTexts<Name extends Part>(part: Name): Parts[Name] {
  const texts = useContext(Loaded)[part];
  if (texts === undefined) throw new Error(`«${part}» is not loaded`);
  return texts;
}

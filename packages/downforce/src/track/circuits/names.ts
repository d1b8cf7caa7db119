/** By language; where it has no name of its own, the English one. */
export type CircuitNames = { readonly en: string } & Readonly<Record<string, string>>;

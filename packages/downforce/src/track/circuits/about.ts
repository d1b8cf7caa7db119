/** By language: its name where it is not the file's, and one sentence. */
export type CircuitAbout = Readonly<Record<string, { readonly name?: string; readonly text: string }>>;

/** By language: its name if it differs from the file's, and one sentence. */
export type CircuitAbout = Readonly<Record<string, { readonly name?: string; readonly text: string }>>;

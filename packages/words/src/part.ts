/** One name of a file that is fetched when it is asked for. Written this way, a bundle needs fewer bytes for each. */
export function part<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): () => Promise<Module[Name]> {
  return async () => (await load())[name];
}

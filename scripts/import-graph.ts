import path from 'node:path';

/** The text of each file, by its path from the repository's root. */
export type Texts = ReadonlyMap<string, string>;
type Graph = ReadonlyMap<string, readonly string[]>;

/** Static imports and exports, including types; not `import()`, which is how a cycle is broken. */
const IMPORT = /(?:^|\n)\s*(?:import|export)\b(?:[^'"`;()]*?\bfrom)?\s*['"]([^'"]+)['"]/g;

/** Which file imports which; `entries` maps the names of our own packages to files. */
export function importGraph(texts: Texts, entries: ReadonlyMap<string, string>): Graph {
  const imports = (file: string, text: string) =>
    [...text.matchAll(IMPORT)]
      .map(([, name = '']) =>
        name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : entries.get(name),
      )
      .filter((target): target is string => target !== undefined && texts.has(target));
  return new Map([...texts].map(([file, text]) => [file, imports(file, text)]));
}

/** Groups of files that all import one another, directly or not (Tarjan's strongly connected components). */
export function cycles(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];

  function visit(file: string): number {
    const number = order.size;
    order.set(file, number);
    let low = number;
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
    }
    lowest.set(file, low);
    if (low === number) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1) found.push(group.toSorted());
    }
    return low;
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
}

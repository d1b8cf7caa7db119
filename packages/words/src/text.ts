/** For the first word of a sentence, unless it is somebody's name. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** «a, b and c» */
export function joined(items: readonly string[], last: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

/** The same object with every text in it typeset. */
export function typesetAll<Value extends object>(value: Value, typeset: (text: string) => string): Value {
  const entries = Object.entries(value).map(([key, held]: [string, unknown]) => {
    if (typeof held === 'string') return [key, typeset(held)];
    return [key, typeof held === 'object' && held !== null ? typesetAll(held, typeset) : held];
  });
  return Object.fromEntries(entries) as Value;
}

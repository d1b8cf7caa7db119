/** The JSON of a value of that type. It can be joined from parts, so that what many get is written once. */
export type Json<Value> = string & { readonly of?: Value };

export function json<Value>(value: Value): Json<Value> {
  return JSON.stringify(value);
}

/** Parts that are undefined are left out, as in JSON. */
export function objectOf<Value extends object>(parts: {
  readonly [Key in keyof Value]: Json<Value[Key]> | undefined;
}): Json<Value> {
  let text = '';
  for (const key in parts) {
    const part = parts[key];
    if (part !== undefined) text += `${text === '' ? '{' : ','}"${key}":${part}`;
  }
  return text === '' ? '{}' : `${text}}`;
}

export function listOf<Item>(items: readonly Json<Item>[]): Json<readonly Item[]> {
  return `[${items.join(',')}]`;
}

import { effect, signal, type Signal } from '@preact/signals';

/** A setting that stays on the device. Without storage it lasts as long as the page. */
export function stored<Value>(
  name: string,
  isValid: (value: unknown) => value is Value,
  first: Value,
): Signal<Value> {
  const key = `paddock.${name}`;
  const setting = signal<Value>(readStored(key, isValid) ?? first);
  let isFirst = true;
  effect(() => {
    const value = setting.value;
    if (isFirst) isFirst = false;
    else writeStored(key, value);
  });
  return setting;
}

function readStored<Value>(key: string, isValid: (value: unknown) => value is Value): Value | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage must not stop a race.
  }
}

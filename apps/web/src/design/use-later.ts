import { useEffect, useState } from 'preact/hooks';

/** A value as it was until its change has been drawn elsewhere: what can wait a frame leaves the first one to the answer to a tap. */
export function useLater<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => setShown(value), [value]);
  return shown;
}

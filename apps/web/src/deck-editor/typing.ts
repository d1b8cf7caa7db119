/** Somebody types here: the field takes the focus. On a phone that would bring up its keyboard over the cards. */
export function hasKeyboard(): boolean {
  return matchMedia('(hover: hover) and (pointer: fine)').matches;
}

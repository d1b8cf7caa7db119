/** The cards in their old order, without those that went; new ones come to the right. A hand is never sorted unasked. */
export function arrange<Card>(before: readonly Card[], now: readonly Card[]): readonly Card[] {
  const left = [...now];
  const stayed = before.filter((card) => {
    const at = left.indexOf(card);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
  return [...stayed, ...left];
}

/** Small letters without accents and with the keyboard's apostrophe: «depassement» finds «Dépassement», «l'arrivee» «l’arrivée». */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

/** Every word of the query stands somewhere in the texts. */
export function matches(query: string, ...texts: readonly string[]): boolean {
  const all = plain(texts.join(' '));
  return plain(query)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

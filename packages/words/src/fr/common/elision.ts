/** A vowel, or a «y» that is one: «d’Yves», but «de Yann». An «h» may or may not be mute: it is left alone. */
const VOWEL = /^(?:[aeiouœæ]|y(?![aeiouy]))/i;

function elided(word: string, short: string): (next: string) => string {
  return (next) => (VOWEL.test(next.normalize('NFD')) ? `${short}’${next}` : `${word} ${next}`);
}

/** «de Bo», «d’Ada» */
export const de: (next: string) => string = elided('de', 'd');
/** «que Bo joue», «qu’Ada joue» */
export const que: (next: string) => string = elided('que', 'qu');

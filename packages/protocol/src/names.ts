import { isPlainText } from './limits.ts';

/**
 * Names that look alike. Unicode's own list of look-alikes has thousands; these are the letters of three scripts that a
 * reader of one takes for another's, as pairs of what is written and what it looks like.
 */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  [
    // Cyrillic
    'АA ВB ЕE ЅS ІI ЈJ КK МM НH ОO РP СC ТT УY ХX ҮY ҺH ӀI ԌG ԚQ ԜW',
    'аa еe кk мm ѕs іi јj оo рp сc тt уy хx һh ӏl ԁd ԛq ԝw ѵv',
    // Greek
    'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX',
    'αa ιi κk νv οo ρp υu χx ϲc ϳj',
    // Latin letters and digits
    'ıi ɑa ɡg ʟl ɩi Il 1l |l 0o Oo',
  ].flatMap((pairs) => pairs.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)] as const)),
);

/** What nobody sees: fillers, selectors, joiners, and the Braille pattern without a dot. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;
/** Marks of no script of their own, such as accents; the vowels of an Indian name are letters to its readers. */
const ACCENTS = /(?=\p{Script=Inherited})\p{M}/gu;
const SPACES = /\p{White_Space}+/gu;

/** Without accents, case and what nobody sees. */
function plain(name: string): string {
  return bare(name).toLowerCase();
}

function bare(name: string): string {
  return name.normalize('NFKD').replace(UNSEEN, '').replace(ACCENTS, '').replace(SPACES, ' ').trim();
}

/** What a name looks like; equal for two names that a reader takes for one. Empty: there is nothing to see. */
export function skeleton(name: string): string {
  const seen = Array.from(bare(name), (letter) => LOOK_ALIKES.get(letter) ?? letter);
  // A capital of another script may look like one of these in turn.
  return seen
    .map((letter) => LOOK_ALIKES.get(letter) ?? letter)
    .join('')
    .toLowerCase();
}

/** A reader could mistake one for the other. */
export function areAlike(a: string, b: string): boolean {
  return skeleton(a) === skeleton(b) || plain(a) === plain(b);
}

/** Like «Bot 2», what the table calls its bots, or «Turbo (bot)», what it calls somebody's own. */
export function isBotsName(name: string): boolean {
  const forms = [plain(name), skeleton(name)];
  return forms.some(
    (form) => /^bot(?:[\s\p{P}]*\d*|[\s\p{P}]+[\dlo]+)$/u.test(form) || /\p{Ps}\s*bot(?!\p{L})/u.test(form),
  );
}

/** A name from a file, as far as it is safe to show: on one line, without control or invisible characters, and not too long. */
export function shownName(text: string, longest: number): string {
  const line = text.replaceAll(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '').replaceAll(/[\p{Cc}\p{Z}]+/gu, ' ');
  const name = Array.from(line.trim()).slice(0, longest).join('').trim();
  return isPlainText(name, longest) ? name : '';
}

import { contentWords, type ContentWords, type ProblemParts } from '../../downforce/content/words.ts';
import { plural, words } from '../common/shared.ts';
import { names } from '../downforce/names.ts';

/** What a field must be, by what the check calls it. */
const EXPECTED: Readonly<Record<string, string>> = {
  'an object': 'un objet',
  'a list': 'une liste',
  'a text': 'un texte',
  'a number': 'un nombre',
  'a whole number': 'un nombre entier',
  'true or false': 'true ou false',
  'a pair [x, y]': 'une paire [x, y]',
  'a text in one line, not empty': 'un texte d’une ligne, non vide',
  'small letters, digits and single hyphens':
    'fait de minuscules sans accent, de chiffres et de traits d’union isolés',
};

const expected = ({ expected: text = '' }: ProblemParts) => EXPECTED[text] ?? String(text);
const field = ({ field: name = '' }: ProblemParts) => `« ${name} »`;
const SECTIONS: Readonly<Record<string, string>> = {
  widening: 'un élargissement (widening)',
  narrowing: 'un rétrécissement (narrowing)',
};
const sectionKind = (kind: string | number | undefined = '') => SECTIONS[kind] ?? String(kind);
const lanes = (count: string | number = 0) => plural(count, 'voie', 'voies');
const unknownField = (p: ProblemParts) => `a un champ inconnu, ${field(p)} : est-ce une faute de frappe ?`;

export const content: ContentWords = contentWords(
  {
    card: (number) => `la carte ${number}`,
    deck: 'le paquet',
    section: (number) => `le tronçon ${number}`,
    track: 'le circuit',
    deckProblems: {
      'not-a-deck': () => 'n’est pas un fichier de paquet : il faut un objet de format 1',
      'unknown-field': unknownField,
      'bad-text': (p) =>
        p['field'] === 'id'
          ? 'doit avoir un « id » de 40 signes au plus : minuscules sans accent, chiffres et traits d’union'
          : `doit avoir ${field(p)}, un texte d’une ligne et de ${p['max']} signes au plus`,
      'bad-number': (p) => `doit avoir ${field(p)}, un nombre entier de ${p['min']} à ${p['max']}`,
      'no-cards': () => 'doit avoir une liste de cartes, « cards »',
      'too-many-kinds': (p) => `a ${p['count']} cartes différentes ; il en faut au plus ${p['max']}`,
      'too-many-cards': (p) => `a ${p['count']} cartes ; il en faut au plus ${p['max']}`,
      'too-few-cards': (p) =>
        `a ${plural(p['count'] ?? 0, 'carte', 'cartes')} ; il en faut au moins ${p['min']}, six chacun à deux joueurs`,
      'not-a-card': () => 'doit avoir « kind », ses lignes de haut en bas, par exemple « r6y4w2 »',
      'bad-line': (p) =>
        `a une ligne « ${p['line']} » : il faut une lettre de ${p['letters']} (w : Joker) et un chiffre de 1 à 6`,
      'too-many-lines': (p) => `a ${p['count']} lignes ; une carte en a d’une à ${p['max']}`,
      'colour-twice': (p) =>
        `a deux lignes de la même couleur (${colour(p)}) ; une couleur n’y est qu’une fois`,
      'kind-twice': (p) => `est la même que la carte ${p['other']} : augmentez le nombre de celle-là`,
    },
    trackProblems: {
      'not-a-track': () => 'n’est pas un fichier de circuit : il faut un objet de format 1',
      missing: (p) => `n’a pas de champ ${field(p)}`,
      'unknown-field': unknownField,
      'wrong-type': (p) =>
        p['field'] === 'it'
          ? `doit être ${expected(p)}`
          : `a un champ ${field(p)} qui doit être ${expected(p)}`,
      'not-one-of': (p) => `a un champ ${field(p)} qui doit être l’un de ceux-ci : ${p['choices']}`,
      'out-of-range': (p) => `a ${field(p)} à ${p['value']} ; il faut de ${p['min']} à ${p['max']}`,
      'too-long': (p) => `a un champ ${field(p)} de plus de ${p['max']} signes`,
      'bad-text': (p) => `a un champ ${field(p)} qui doit être ${expected(p)}`,
      'too-many': (p) => `a ${p['count']} éléments dans ${field(p)} ; il en faut au plus ${p['max']}`,
      'too-few': (p) =>
        `a ${plural(p['count'] ?? 0, 'élément', 'éléments')} dans ${field(p)} ; il en faut au moins ${p['min']}`,
      'changes-too-fast': (p) => `passe de ${p['from']} à ${lanes(p['to'])} d’un coup : une voie à la fois`,
      'wrong-way': (p) => `est ${sectionKind(p['kind'])}, mais va de ${p['from']} à ${lanes(p['to'])}`,
      'lanes-differ': (p) =>
        `commence avec ${lanes(p['lanes'])}, mais le tronçon ${p['before']} finit avec ${p['ends']} : mettez ${sectionKind(p['fix'])} entre les deux`,
      'too-many-spaces': (p) => `a ${p['count']} cases ; il en faut au plus 300`,
      'too-tight': (p) =>
        `tourne trop court : un rayon de ${p['radius']} cases, et ses voies en demandent ${p['min']}`,
      'turns-wrong': (p) =>
        `va dans le sens ${p['direction'] === 'clockwise' ? 'horaire' : 'antihoraire'} : ses virages doivent faire 360° en tout vers la ${p['side'] === 'right' ? 'droite' : 'gauche'}, et ils font ${p['turned']}°`,
      'does-not-close': (p) =>
        `ne se referme pas : il finit à ${p['right']} cases à droite et ${p['down']} au-dessous de son départ, et le tronçon ${p['worst']} serait à dessiner à ${p['percent']} % de sa longueur`,
      overlaps: (p) => `passe sur le tronçon ${p['other']}, ou trop près de lui`,
      'lines-out-of-order': (p) =>
        `doit avoir ses trois lignes de paris au début de tronçons situés après le premier, dans le sens de la course ; elles sont à ${p['lines']}`,
      'grid-not-straight': (p) =>
        `doit être une ligne droite d’au moins ${plural(p['rows'] ?? 0, 'rangée', 'rangées')} : la grille y est`,
      'grid-off-road': (p) =>
        `a la place de grille ${p['number']} (rangée ${p['row']}, voie ${p['lane']}) hors de la route`,
      'grid-doubled': (p) => `a les places de grille ${p['first']} et ${p['second']} au même endroit`,
      'grid-out-of-order': (p) =>
        `a la place de grille ${p['number']} devant la ${p['before']} : numérotez depuis l’avant, la voie intérieure d’abord`,
      'grid-away': () => 'doit avoir la place de grille 1 à la rangée 1, contre la ligne',
    },
    place: (name, at) => (at === '' ? `« ${name} » :` : `« ${name} », ${at} :`),
    refusals: {
      'not-content': (place) => `${place} ce n’est ni un paquet ni un circuit.`,
      'content-not-json': (place) => `${place} ce n’est pas du JSON.`,
      'content-too-deep': (place) => `${place} il y a trop de niveaux imbriqués.`,
      'content-too-large': (place, { max }) =>
        `${place} c’est trop grand : cartes et circuits font ensemble au plus ${max} signes.`,
      'unknown-content': (place) => `${place} ce jeu n’attend rien de ce nom.`,
      'track-id-taken': (place, { id }) =>
        `${place} il y a déjà un circuit « ${id} » ; donnez un autre id au vôtre.`,
    },
    rules: {
      content: 'Contenu personnel',
      'D-C2': 'Les cartes',
      'D-C4': 'Les circuits',
      T6: 'Fichiers de circuit',
    },
  },
  words,
);

function colour(p: ProblemParts): string {
  const known: Readonly<Record<string, string>> = names.colours;
  return known[String(p['colour'])] ?? '';
}

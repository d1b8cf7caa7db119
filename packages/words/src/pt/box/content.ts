import { contentWords, type ContentWords, type ProblemParts } from '../../downforce/content/words.ts';
import { plural, words } from '../common/shared.ts';
import { names } from '../downforce/names.ts';

/** What a field must be, by what the check calls it. */
const EXPECTED: Readonly<Record<string, string>> = {
  'an object': 'um objeto',
  'a list': 'uma lista',
  'a text': 'um texto',
  'a number': 'um número',
  'a whole number': 'um número inteiro',
  'true or false': 'true ou false',
  'a pair [x, y]': 'um par [x, y]',
  'a text in one line, not empty': 'um texto de uma linha, não vazio',
  'small letters, digits and single hyphens': 'feito de minúsculas sem acento, algarismos e hífenes isolados',
};

const expected = ({ expected: text = '' }: ProblemParts) => EXPECTED[text] ?? String(text);
const field = ({ field: name = '' }: ProblemParts) => `«${name}»`;
const SECTIONS: Readonly<Record<string, string>> = {
  widening: 'um alargamento (widening)',
  narrowing: 'um estreitamento (narrowing)',
};
const sectionKind = (kind: string | number | undefined = '') => SECTIONS[kind] ?? String(kind);
const lanes = (count: string | number = 0) => plural(count, 'faixa', 'faixas');
const unknownField = (p: ProblemParts) => `tem um campo desconhecido, ${field(p)}: será uma gralha?`;

export const content: ContentWords = contentWords(
  {
    card: (number) => `a carta ${number}`,
    deck: 'o baralho',
    section: (number) => `o troço ${number}`,
    track: 'o circuito',
    deckProblems: {
      'not-a-deck': () => 'não é um ficheiro de baralho: tem de ser um objeto de formato 1',
      'unknown-field': unknownField,
      'bad-text': (p) =>
        p['field'] === 'id'
          ? 'precisa de um «id» com 40 caracteres no máximo: minúsculas sem acento, algarismos e hífenes'
          : `precisa de ${field(p)}, um texto de uma linha com ${p['max']} caracteres no máximo`,
      'bad-number': (p) => `precisa de ${field(p)}, um número inteiro de ${p['min']} a ${p['max']}`,
      'no-cards': () => 'precisa de uma lista de cartas, «cards»',
      'too-many-kinds': (p) => `tem ${p['count']} cartas diferentes; o máximo é ${p['max']}`,
      'too-many-cards': (p) => `tem ${p['count']} cartas; o máximo é ${p['max']}`,
      'too-few-cards': (p) =>
        `tem ${plural(p['count'] ?? 0, 'carta', 'cartas')}; o mínimo é ${p['min']}, seis para cada um de dois jogadores`,
      'not-a-card': () => 'precisa de «kind», as suas linhas de cima para baixo, como «r6y4w2»',
      'bad-line': (p) =>
        `tem uma linha «${p['line']}»: tem de ser uma letra de ${p['letters']} (w é Jóquer) e um número de 1 a 6`,
      'too-many-lines': (p) => `tem ${p['count']} linhas; uma carta tem de uma a ${p['max']}`,
      'colour-twice': (p) => `tem duas linhas da mesma cor (${colour(p)}); cada cor só aparece uma vez`,
      'kind-twice': (p) => `é igual à carta ${p['other']}: aumenta a quantidade dessa`,
    },
    trackProblems: {
      'not-a-track': () => 'não é um ficheiro de circuito: tem de ser um objeto de formato 1',
      missing: (p) => `não tem o campo ${field(p)}`,
      'unknown-field': unknownField,
      'wrong-type': (p) =>
        p['field'] === 'it'
          ? `tem de ser ${expected(p)}`
          : `tem um campo ${field(p)} que tem de ser ${expected(p)}`,
      'not-one-of': (p) => `tem um campo ${field(p)} que tem de ser um destes: ${p['choices']}`,
      'out-of-range': (p) => `tem ${field(p)} a ${p['value']}; tem de ser de ${p['min']} a ${p['max']}`,
      'too-long': (p) => `tem um campo ${field(p)} com mais de ${p['max']} caracteres`,
      'bad-text': (p) => `tem um campo ${field(p)} que tem de ser ${expected(p)}`,
      'too-many': (p) => `tem ${p['count']} elementos em ${field(p)}; o máximo é ${p['max']}`,
      'too-few': (p) =>
        `tem ${plural(p['count'] ?? 0, 'elemento', 'elementos')} em ${field(p)}; o mínimo é ${p['min']}`,
      'changes-too-fast': (p) =>
        `passa de ${p['from']} a ${lanes(p['to'])} de uma vez: uma faixa de cada vez`,
      'wrong-way': (p) => `é ${sectionKind(p['kind'])}, mas vai de ${p['from']} a ${lanes(p['to'])}`,
      'lanes-differ': (p) =>
        `começa com ${lanes(p['lanes'])}, mas o troço ${p['before']} acaba com ${p['ends']}: põe ${sectionKind(p['fix'])} entre os dois`,
      'too-many-spaces': (p) => `tem ${p['count']} espaços; o máximo é 300`,
      'too-tight': (p) =>
        `é apertado demais: um raio de ${p['radius']} espaços, e as suas faixas pedem ${p['min']}`,
      'turns-wrong': (p) =>
        `segue no sentido ${p['direction'] === 'clockwise' ? 'horário' : 'anti-horário'}: as suas curvas têm de virar 360° ao todo para a ${p['side'] === 'right' ? 'direita' : 'esquerda'}, e viram ${p['turned']}°`,
      'does-not-close': (p) =>
        `não fecha: acaba ${p['right']} espaços à direita e ${p['down']} abaixo do início, e o troço ${p['worst']} teria de ser desenhado a ${p['percent']} % do comprimento`,
      overlaps: (p) => `passa por cima do troço ${p['other']}, ou perto demais dele`,
      'lines-out-of-order': (p) =>
        `precisa das três linhas de aposta no início de troços mais à frente, pela ordem da corrida; estão em ${p['lines']}`,
      'grid-not-straight': (p) =>
        `tem de ser uma reta com ${plural(p['rows'] ?? 0, 'fila', 'filas')} ou mais: a grelha está lá`,
      'grid-off-road': (p) =>
        `tem o lugar ${p['number']} da grelha (fila ${p['row']}, faixa ${p['lane']}) fora da estrada`,
      'grid-doubled': (p) => `tem os lugares ${p['first']} e ${p['second']} da grelha no mesmo sítio`,
      'grid-out-of-order': (p) =>
        `tem o lugar ${p['number']} da grelha à frente do ${p['before']}: numera a partir da frente, primeiro a faixa de dentro`,
      'grid-away': () => 'precisa do lugar 1 da grelha na fila 1, junto à linha',
    },
    place: (name, at) => (at === '' ? `«${name}»:` : `«${name}», ${at}:`),
    refusals: {
      'not-content': (place) => `${place} não é um baralho nem um circuito.`,
      'content-not-json': (place) => `${place} não é JSON.`,
      'content-too-deep': (place) => `${place} tem níveis encaixados demais.`,
      'content-too-large': (place, { max }) =>
        `${place} é grande demais: baralho e circuitos têm juntos ${max} caracteres no máximo.`,
      'unknown-content': (place) => `${place} este jogo não espera nada com esse nome.`,
      'track-id-taken': (place, { id }) => `${place} já há um circuito «${id}»; dá outro id ao teu.`,
    },
    rules: {
      content: 'Conteúdo próprio',
      'D-C2': 'As cartas',
      'D-C4': 'Os circuitos',
      T6: 'Ficheiros de circuito',
    },
  },
  words,
);

function colour(p: ProblemParts): string {
  const known: Readonly<Record<string, string>> = names.colours;
  return known[String(p['colour'])] ?? '';
}

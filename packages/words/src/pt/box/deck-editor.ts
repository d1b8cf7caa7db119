import type { DeckEditorTexts } from '../../page/box/deck-editor.ts';
import { capital } from '../../text.ts';

const cards = (count: number) => (count === 1 ? '1 carta' : `${count} cartas`);

export const deckEditor: DeckEditorTexts = {
  title: 'Editor de baralhos',
  shelf: 'A tua própria caixa',
  saved: 'Guardado neste dispositivo',
  notSaved: 'Não foi possível guardar este baralho: o dispositivo não tem espaço ou não o permite.',
  undo: 'Desfazer',
  redo: 'Refazer',
  clear: 'Retirar tudo',
  play: 'Jogar com este',
  myDeck: 'O meu baralho',
  myNote: 'Um baralho meu.',
  ourCopy: 'Cópia do nosso baralho',
  ourNote: 'Feito a partir do baralho deste site, que é uma reconstituição.',
  copyOf: (name) => `Cópia de ${name}`,
  name: 'Nome',
  author: 'Autor',
  note: 'Nota',
  noteHint: 'De onde vêm as cartas. Toda a mesa a pode ler.',
  details: 'Sobre este baralho',

  cards: 'Cartas',
  count: cards,
  speed8: 'As seis cartas Velocidade Oito fazem parte de todos os baralhos: não as escrevas.',
  keys: 'As setas percorrem as cartas. Escrever substitui uma carta, Delete retira-a, Ctrl+Z desfaz.',
  startText: 'Ainda não há cartas. Escreve ou toca na primeira, ou parte de um baralho:',
  startFrom: 'Partir de',
  ours: 'As nossas 42 cartas',
  copy: (name) => `Uma cópia de ${name}`,

  newCard: 'Nova carta',
  cardNumber: (number) => `Carta ${number}`,
  example: 'r6y4k2b1',
  fieldHint:
    'De cima para baixo: cor e número, como r6y4k2b1. Enter adiciona-a; 3×w5 adiciona três. Podes colar muitas, uma por linha.',
  howFar: (colour) => `${capital(colour)}: quantos espaços? Um número de 1 a 6.`,
  times: (card, count) => `${count} vezes ${card}`,
  palette: 'Ou toca nas suas linhas, de cima para baixo',
  lineBack: 'Tirar a última linha',
  add: 'Adicionar',
  replace: 'Substituir',
  remove: 'Retirar',
  cancel: 'Cancelar',

  added: (card, count) => `Adicionada: ${card}. ${cards(count)}.`,
  replaced: (card) => `Agora é ${card}.`,
  removed: (card, left) => `Retirada: ${card}. Restam ${cards(left)}.`,
  pasted: (count, wrong) =>
    wrong === 0 ? `Adicionaste ${cards(count)}.` : `Adicionaste ${cards(count)}, ${wrong} por corrigir.`,
  undone: (count) => `Desfeito. ${cards(count)}.`,
  redone: (count) => `Refeito. ${cards(count)}.`,
  full: (most) => `Não há lugar para mais de ${most} cartas.`,

  toDo: 'Antes de poderes jogar com ele:',
  ready: (players) =>
    players === 2 ? 'Pronto a jogar: para 2 jogadores.' : `Pronto a jogar: de 2 a ${players} jogadores.`,
  undecided: (pairs, more) =>
    `Algumas licitações ficam empatadas e decide o sorteio: ${pairs}${more === 0 ? '' : ` e mais ${more} ${more === 1 ? 'par' : 'pares'}`}.`,

  figures: 'Comparado com o nosso baralho',
  thisDeck: 'Este baralho',
  ourDeck: 'O nosso',
  linesByColour: 'Linhas por cor',
  spacesByColour: 'Espaços por cor',
  linesByNumber: 'Linhas por número',
  cardsByLength: 'Cartas por linhas',
  linesOf: (lines) => (lines === 1 ? '1 linha' : `${lines} linhas`),
  colour: 'Cor',
  number: 'Número',
  lines: 'Linhas',
  inShort: 'Em resumo',
  kinds: 'Cartas diferentes',
  wilds: 'Linhas de Jóquer',
  dealt: (players) => `Cada um, a ${players} jogadores`,
};

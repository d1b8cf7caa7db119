import type { ShelfTexts } from '../../page/box/shelf.ts';

export const shelf: ShelfTexts = {
  title: 'A tua própria caixa',
  lead: 'Joga Down Force com as cartas e o tabuleiro da tua caixa, ou com outros que inventes.',
  kept: 'Tudo fica neste dispositivo. Nada é enviado enquanto não se jogar com isso numa mesa online.',
  decks: 'Baralhos',
  circuits: 'Circuitos',
  noDecks: 'Ainda não há baralhos. Escreve as cartas da tua caixa, ou altera as nossas.',
  noCircuits: 'Ainda não há circuitos. Desenha um, ou decalca o tabuleiro da tua caixa.',
  newDeck: 'Novo baralho',
  newCircuit: 'Novo circuito',
  scorePad: 'Bloco de pontuação',

  unnamed: 'Sem nome',
  by: (author) => `de ${author}`,
  changed: (when) => `alterado a ${when}`,
  deckReady: (cards, players) =>
    `${cards} cartas, para ${players === 2 ? '2 jogadores' : `até ${players} jogadores`}`,
  circuitReady: (spaces, isRing) => `${spaces} espaços, ${isRing ? 'em anel' : 'estrada aberta'}`,
  notReady: 'Ainda não se pode jogar com isto:',
  moreProblems: (count) => `e mais ${count}`,

  play: 'Jogar com este',
  playOnline: 'Jogar com amigos',
  edit: 'Alterar',
  more: 'Mais',
  copy: 'Copiar',
  copyOf: (name) => `Cópia de ${name}`,
  rename: 'Mudar o nome',
  newName: 'Novo nome',
  save: 'Guardar',
  cancel: 'Cancelar',
  download: 'Guardar como ficheiro',
  share: 'Partilhar por link',
  shareText: 'O link leva tudo consigo. Quem o abrir pode ver o que traz, guardá-lo e jogar com ele.',
  copyLink: 'Copiar o link',
  tooLong: 'É demasiado para um link. Guarda um ficheiro e envia-o.',
  remove: 'Apagar',
  removed: (name) => `Apagado: ${name}`,
  undo: 'Desfazer',

  importTitle: 'De um ficheiro',
  importText:
    'Um baralho ou circuito guardado como ficheiro. Também o podes largar em qualquer sítio desta página.',
  choose: 'Escolher um ficheiro',
  imported: (name) => `Já está na tua caixa: ${name}`,
  fileProblems: {
    'too-big': 'Este ficheiro é demasiado grande para um baralho ou circuito.',
    'not-read': 'Não foi possível ler este ficheiro.',
    'not-json': 'Este ficheiro não tem baralho nem circuito: não é JSON.',
    'a-record': 'Isto é o registo de uma partida. Importa-o em As minhas partidas.',
    'not-a-thing': 'Este ficheiro não é um baralho nem um circuito.',
  },

  take: {
    deck: 'Enviaram-te um baralho',
    circuit: 'Enviaram-te um circuito',
    text: 'Veio no próprio link. Nada fica neste dispositivo enquanto não o disseres.',
    keep: 'Guardar',
    isKept: 'Está na tua caixa.',
    playIt: 'Guardar e jogar',
    toShelf: 'Para a tua caixa',
    bad: 'Este link não traz baralho nem circuito',
    notPlayable: 'Ainda ninguém pode jogar com isto:',
    problems: {
      broken: 'O link está estragado ou cortado. Pede-o de novo, ou pede um ficheiro.',
      'too-big': 'Este link traz mais do que um baralho ou circuito pode ter.',
      'old-browser': 'Este navegador é demasiado antigo para abrir o link.',
      'newer-link':
        'O link foi feito por uma versão mais recente do site. Recarrega a página e tenta de novo.',
      'not-a-thing': 'O que vem no link não é um baralho nem um circuito.',
    },
  },

  form: {
    deck: 'Baralho',
    ourDeck: 'O nosso baralho',
    ourDeckText: 'As nossas 42 cartas, reconstruídas a partir das regras.',
    ownDeck: (name, author) => (author === '' ? `Baralho: ${name}` : `Baralho: ${name}, de ${author}`),
    ownCircuit: (name, author) => (author === '' ? `Circuito: ${name}` : `Circuito: ${name}, de ${author}`),
    look: 'Esta mesa traz os seus',
  },
};

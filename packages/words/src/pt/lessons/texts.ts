import type { LessonTexts } from '../../page/lessons.ts';
import { downforce } from './downforce.ts';
import { formula } from './formula.ts';
import { hints } from './hints.ts';

export const texts: LessonTexts = {
  title: (game) => `Aprender ${game}`,
  progress: (step, of) => `Lição, passo ${step} de ${of}`,
  next: 'Continuar',
  doIt: 'Faz isto por mim',
  leave: 'Sair da lição',
  leaveTitle: 'Sair da lição?',
  leaveText: 'Podes continuar mais tarde a partir deste passo.',
  stay: 'Ficar aqui',
  restart: 'Recomeçar',
  taps: {
    wild: 'Escolhe este carro.',
    step: 'Toca no espaço marcado: o carro vai até lá.',
    car: 'Toca no carro marcado.',
    decision: 'Agora este botão.',
    confirm: 'Confirma. Até lá, podes anular tudo.',
  },
  astray: (ask) => `Boa ideia, mas primeiro vamos fazer isto. ${ask}`,
  astrayUndo: 'Boa ideia, mas primeiro vamos fazer outra jogada: volta atrás com «Anular».',
  done: {
    title: 'Já sabes jogar',
    text: 'Foi uma corrida a sério, com as regras verdadeiras. Não conta para as tuas estatísticas.',
    other: (game) => `Aprender também ${game}`,
    race: 'Uma corrida completa, com dicas',
    raceNow: 'Correr já',
    again: 'Repetir a lição',
    home: 'Página inicial',
  },
  steps: { downforce, formula },
  hints,
};

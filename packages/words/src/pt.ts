import type { SharedWords } from './shared.ts';
import { joined } from './text.ts';

export const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const words: SharedWords = {
  language: 'pt',
  languageName: 'Português',
  place: (place) => `${place}.º`,
  points: (points) => plural(points, 'ponto', 'pontos'),
  and: (items) => joined(items, 'e'),
  or: (items) => joined(items, 'ou'),
  typeset: (text) => text,
  rules: { notation: 'Notação', fairness: 'Sorteios justos', options: 'Opções' },
  refusals: {
    'empty-command': () => 'Este comando não tem nenhuma ação.',
    'deal-not-sealed': (deal) => `A distribuição ${deal} não pode começar: faltam sais.`,
    'unknown-option': (option) => `Não existe a opção «${option}».`,
    'bad-option': (option, allowed) => `${option}: tem de ser ${allowed}.`,
    'option-conflict': (options, why) => `${options}: ${why}`,
    'bad-players': (players) => `Este jogo não é para ${players} jogadores.`,
  },
  refused: 'Isso não é permitido.',
};

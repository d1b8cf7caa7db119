import type { SharedWords } from '../../shared.ts';
import { joined } from '../../text.ts';

/** A count may be a text, as in English. */
export const plural = (count: number | string, one: string, many: string) =>
  `${count} ${Number(count) === 1 ? one : many}`;

const place = (number: number) => `${number}.º`;

export const words: SharedWords = {
  place,
  carPlace: place,
  points: (points) => plural(points, 'ponto', 'pontos'),
  and: (items) => joined(items, 'e'),
  or: (items) => joined(items, 'ou'),
  labelled: (label, value) => `${label}: ${value}`,
  typeset: (text) => text,
  rules: { notation: 'Notação', fairness: 'Sorteios justos', options: 'Opções' },
  refusals: {
    'empty-command': () => 'Este comando não tem nenhuma ação.',
    'deal-not-sealed': (deal) => `A distribuição ${deal} não pode começar: faltam sais.`,
    'unknown-option': (option) => `Não existe a opção «${option}».`,
    'bad-option': (option, allowed) => `${option}: tem de ser ${allowed}.`,
    'option-conflict': (options, why) => `${options}: ${why}`,
    'bad-players': (players) => `Este jogo não é para ${plural(players, 'jogador', 'jogadores')}.`,
  },
  refused: 'Isso não é permitido.',
};

import type { LinkTexts } from '../../page/club/links.ts';
import { ui } from '../common/ui.ts';

const list = (names: readonly string[]) => new Intl.ListFormat('pt-PT').format(names);

/** None where every seat is promised to somebody. */
function free(seats: number): string {
  if (seats === 0) return '';
  return seats === 1 ? 'Há um lugar livre.' : `Há ${seats} lugares livres.`;
}

export const texts: LinkTexts = {
  site: {
    title: 'Paddock',
    text: 'Jogos de tabuleiro de corridas de automóveis no navegador, com amigos e com bots.',
  },
  games: ui.games,
  picture: 'Uma corrida vista de cima e a ordem dos carros',
  people: (names, bots) => list([...names, ...(bots === 0 ? [] : [bots === 1 ? 'um bot' : `${bots} bots`])]),
  bot: 'um bot',
  open: (game, people, seats) => ({
    title: `${game}: há uma mesa aberta`,
    text: [people && `À mesa: ${people}.`, free(seats)].filter(Boolean).join(' '),
  }),
  running: (game, people) => ({
    title: `${game}: há uma corrida a decorrer`,
    text: `Em prova: ${people}. Vem ver.`,
  }),
  over: (game, winners, people) => ({
    title: `${game}: ${list(winners)} ${winners.length > 1 ? 'partilham a vitória' : 'ganha'}`,
    text: `Na corrida: ${people}. Vê como foi.`,
  }),
  daily: (game, date) => ({
    title: `A corrida do dia: ${game}`,
    text: `${date}. As mesmas cartas para toda a gente, uma vez por dia. Fazes melhor?`,
  }),
};

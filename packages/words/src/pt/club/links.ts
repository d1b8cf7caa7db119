import type { LinkTexts } from '../../page/club/links.ts';

const list = (names: readonly string[]) => new Intl.ListFormat('pt-PT').format(names);

export const texts: LinkTexts = {
  site: {
    title: 'Paddock',
    text: 'Jogos de tabuleiro de corridas de automóveis no navegador, com amigos e com bots.',
  },
  picture: 'Uma corrida vista de cima e a ordem dos carros',
  people: (names, bots) => list([...names, ...(bots === 0 ? [] : [bots === 1 ? 'um bot' : `${bots} bots`])]),
  bot: 'um bot',
  open: (game, people, seats) => ({
    title: `${game}: há uma mesa aberta`,
    text: `${people === '' ? '' : `À mesa: ${people}. `}${seats === 1 ? 'Há um lugar livre.' : `Há ${seats} lugares livres.`}`,
  }),
  running: (game, people) => ({
    title: `${game}: há uma corrida a decorrer`,
    text: `Em prova: ${people}. Vem ver.`,
  }),
  over: (game, winners, people) => ({
    title: `${game}: vitória de ${list(winners)}`,
    text: `Na corrida: ${people}. Vê como foi.`,
  }),
  daily: (game, date) => ({
    title: `A corrida do dia: ${game}`,
    text: `${date}. As mesmas cartas para toda a gente, uma vez por dia. Fazes melhor?`,
  }),
};

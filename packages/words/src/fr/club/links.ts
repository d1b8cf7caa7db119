import type { LinkTexts } from '../../page/club/links.ts';

const list = (names: readonly string[]) => new Intl.ListFormat('fr-FR').format(names);

export const texts: LinkTexts = {
  site: {
    title: 'Paddock',
    text: 'Des jeux de plateau de course automobile dans le navigateur, entre amis ou contre des bots.',
  },
  picture: 'Une course vue du ciel, et l’ordre des voitures',
  people: (names, bots) => list([...names, ...(bots === 0 ? [] : [bots === 1 ? 'un bot' : `${bots} bots`])]),
  bot: 'un bot',
  open: (game, people, seats) => ({
    title: `${game}\u00a0: une table est ouverte`,
    text: `${people === '' ? '' : `À la table\u00a0: ${people}. `}${seats === 1 ? 'Il reste une place.' : `Il reste ${seats} places.`}`,
  }),
  running: (game, people) => ({
    title: `${game}\u00a0: une course est en cours`,
    text: `En course\u00a0: ${people}. Venez regarder.`,
  }),
  over: (game, winners, people) => ({
    title: `${game}\u00a0: ${list(winners)} ${winners.length > 1 ? 'l’emportent' : 'l’emporte'}`,
    text: `Au départ\u00a0: ${people}. Revoyez la course.`,
  }),
  daily: (game, date) => ({
    title: `La course du jour\u00a0: ${game}`,
    text: `${date}. La même donne pour tout le monde, une fois par jour. Ferez-vous mieux\u202f?`,
  }),
};

import type { LinkTexts } from '../../page/club/links.ts';
import { ui } from '../common/ui.ts';

const list = (names: readonly string[]) => new Intl.ListFormat('fr-FR').format(names);

/** None where every seat is promised to somebody. */
function free(seats: number): string {
  if (seats === 0) return '';
  return seats === 1 ? 'Il reste une place.' : `Il reste ${seats} places.`;
}

export const texts: LinkTexts = {
  site: {
    title: 'Paddock',
    text: 'Des jeux de plateau de course automobile dans le navigateur, entre amis ou contre des robots.',
  },
  games: ui.games,
  picture: 'Une course vue du ciel, et l’ordre des voitures',
  people: (names, bots) =>
    list([...names, ...(bots === 0 ? [] : [bots === 1 ? 'un robot' : `${bots} robots`])]),
  bot: 'un robot',
  open: (game, people, seats) => ({
    title: `${game}\u00a0: une table est ouverte`,
    text: [people && `À la table\u00a0: ${people}.`, free(seats)].filter(Boolean).join(' '),
  }),
  running: (game, people) => ({
    title: `${game}\u00a0: une course est en cours`,
    text: `En course\u00a0: ${people}. Venez regarder.`,
  }),
  over: (game, winners, people) => ({
    title: `${game}\u00a0: ${list(winners)} ${winners.length > 1 ? 'se partagent la victoire' : 'gagne'}`,
    text: `Au départ\u00a0: ${people}. Revoyez la course.`,
  }),
  daily: (game, date) => ({
    title: `La course du jour\u00a0: ${game}`,
    text: `${date}. La même donne pour tout le monde, une fois par jour. Ferez-vous mieux\u202f?`,
  }),
};

import { planWords, type DownforcePlanWords } from '../../../downforce/plans/words.ts';
import { words as shared } from '../../common/shared.ts';
import { lostSpaces } from '../grammar.ts';
import { names } from '../names.ts';

const { and, carPlace } = shared;

export const plans: DownforcePlanWords = planWords(names, shared, {
  clauses: {
    drive: ({ car, spaces, more, powers, lost, by, place: at }, say) => {
      const added = more > 0 ? ` +${more} (${and(powers.map(say.power))})` : '';
      const way = `${say.carLabel(car)} +${spaces}${added}`;
      if (at !== null) return `${way}, arrive ${carPlace(at)}`;
      return lost > 0 ? `${way}, puis ${lostSpaces(lost)} derrière ${and(by.map(say.car))}` : way;
    },
    'line-idle': ({ line, why, car, by = [] }, say) => {
      if (car === undefined) return `${say.line(line)}, sans effet`;
      return why === 'blocked'
        ? `${say.carLabel(car)} bloquée par ${and(by.map(say.car))} : ${lostSpaces(Number(line.slice(1)))}`
        : `${say.line(line)}, sans effet : ${say.car(car)} est déjà arrivée`;
    },
    'line-ignored': ({ line }, say) => `${say.line(line)} ignorée (${say.power('strategic')})`,
    'line-shortened': ({ line }, say) => `${say.line(line)} : 3 cases de moins (${say.power('obstructive')})`,
    'line-left': ({ line }, say) => `${say.line(line)} inutilisée (${say.power('thrifty')})`,
    jammed: ({ car, lost, by }, say) =>
      `${say.carLabel(car)} : ${lostSpaces(lost)} derrière ${and(by.map(say.car))}`,
  },
  semicolon: ' ;',
  wildChoice: 'Le Joker fait avancer',
  idleCar: { blocked: 'bloquée', finished: 'arrivée' },
});

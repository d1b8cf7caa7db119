import { planWords, type DownforcePlanWords } from '../../../downforce/plans/words.ts';
import { words as shared } from '../../common/shared.ts';
import { names } from '../names.ts';

const { and, place } = shared;

export const plans: DownforcePlanWords = planWords(names, shared, {
  clauses: {
    drive: ({ car, spaces, more, powers, lost, by, place: at }, say) => {
      const added = more > 0 ? ` +${more} (${and(powers.map(say.power))})` : '';
      const way = `${say.carLabel(car)} +${spaces}${added}`;
      if (at !== null) return `${way}, finishing ${place(at)}`;
      return lost > 0 ? `${way}, then ${lost} lost behind ${and(by.map(say.car))}` : way;
    },
    'line-idle': ({ line, why, car, by = [] }, say) => {
      if (car === undefined) return `${say.line(line)} does nothing`;
      return why === 'blocked'
        ? `${say.carLabel(car)} blocked by ${and(by.map(say.car))}: ${line.slice(1)} lost`
        : `${say.line(line)} does nothing: ${say.car(car)} has finished`;
    },
    'line-ignored': ({ line }, say) => `${say.line(line)} ignored (${say.power('strategic')})`,
    'line-shortened': ({ line }, say) => `${say.line(line)}: 3 fewer (${say.power('obstructive')})`,
    'line-left': ({ line }, say) => `${say.line(line)} unused (${say.power('thrifty')})`,
    jammed: ({ car, lost, by }, say) => `${say.carLabel(car)}: ${lost} lost behind ${and(by.map(say.car))}`,
  },
  semicolon: ';',
  wildChoice: 'The wild moves',
  idleCar: { blocked: 'blocked', finished: 'finished' },
});

import type { CarName } from '@paddock/downforce';
import { planWords, type DownforcePlanWords } from '../../../downforce/plans/words.ts';
import type { Voice } from '../../../downforce/voice.ts';
import { words as shared } from '../../common/shared.ts';
import { lostSpaces } from '../grammar.ts';
import { names } from '../names.ts';

const { and, place } = shared;

/** The preposition joins every article: «do preto e do azul». */
function each(preposition: 'do' | 'pelo', cars: readonly CarName[], say: Voice): string {
  return and(cars.map((car) => `${preposition} ${say.carLabel(car)}`));
}

export const plans: DownforcePlanWords = planWords(names, shared, {
  clauses: {
    drive: ({ car, spaces, more, powers, lost, by, place: at }, say) => {
      const added = more > 0 ? ` +${more} (${and(powers.map(say.power))})` : '';
      const way = `${say.carLabel(car)} +${spaces}${added}`;
      if (at !== null) return `${way}, chega em ${place(at)}`;
      return lost > 0 ? `${way}, depois ${lostSpaces(lost)} atrás ${each('do', by, say)}` : way;
    },
    'line-idle': ({ line, why, car, by = [] }, say) => {
      if (car === undefined) return `${say.line(line)} não faz nada`;
      return why === 'blocked'
        ? `${say.carLabel(car)} bloqueado ${each('pelo', by, say)}: ${lostSpaces(Number(line.slice(1)))}`
        : `${say.line(line)} não faz nada: ${say.car(car)} já chegou`;
    },
    'line-ignored': ({ line }, say) => `${say.line(line)} ignorado (${say.power('strategic')})`,
    'line-shortened': ({ line }, say) => `${say.line(line)}: menos 3 (${say.power('obstructive')})`,
    'line-left': ({ line }, say) => `${say.line(line)} por usar (${say.power('thrifty')})`,
    jammed: ({ car, lost, by }, say) =>
      `${say.carLabel(car)}: ${lostSpaces(lost)} atrás ${each('do', by, say)}`,
  },
  semicolon: ';',
  wildChoice: 'O Jóquer move',
  idleCar: { blocked: 'bloqueado', finished: 'já chegou' },
});

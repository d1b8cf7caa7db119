import { CAR_NAMES } from '@paddock/formula';
import { formulaWords } from '../i18n/games.ts';
import { moreUi } from '../i18n/more/index.ts';
import type { Draft, DraftProblem } from './draft.ts';

export function problemText(problem: DraftProblem, draft: Draft): string {
  const { form, seats } = moreUi();
  switch (problem.code) {
    case 'bad-name':
      return `${seats.seat(problem.seat + 1)}: ${form.badName}`;
    case 'same-name':
      return form.sameName;
    case 'bad-driver': {
      const car = CAR_NAMES[problem.car];
      return `${car === undefined ? '' : formulaWords().car(car)}: ${form.badName}`;
    }
    case 'conflict':
      return formulaWords().refusal(problem.refusal, { names: draft.seats.map(({ name }) => name) });
  }
}

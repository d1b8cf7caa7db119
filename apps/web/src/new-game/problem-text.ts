import { formWordsOf, sharedWords } from '../i18n/games.ts';
import { moreUi } from '../i18n/more/index.ts';
import type { Draft, DraftProblem } from './draft.ts';
import type { GameForm } from './form.ts';

export function problemText(form: GameForm, problem: DraftProblem, draft: Draft): string {
  const texts = moreUi();
  const { labelled } = sharedWords();
  switch (problem.code) {
    case 'bad-name':
      return labelled(texts.seats.seat(problem.seat + 1), texts.form.badName);
    case 'same-name':
      return texts.form.sameName;
    case 'bad-item-name':
      return labelled(form.items(problem.option)[problem.item]?.label ?? '', texts.form.badName);
    case 'conflict':
      return formWordsOf(form.game).refusal(problem.refusal, { names: draft.seats.map(({ name }) => name) });
  }
}

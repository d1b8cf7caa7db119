import type { Texts } from '../i18n/texts.ts';
import type { Draft, DraftProblem } from './draft.ts';
import type { GameForm } from './form.ts';

export function problemText(
  { more: texts, shared: { labelled } }: Texts<'more' | 'shared'>,
  form: GameForm,
  problem: DraftProblem,
  draft: Draft,
): string {
  switch (problem.code) {
    case 'bad-name':
      return labelled(texts.seats.seat(problem.seat + 1), texts.form.badName);
    case 'same-name':
      return texts.form.sameName;
    case 'bad-item-name':
      return labelled(form.items(problem.option)[problem.item]?.label ?? '', texts.form.badName);
    case 'too-much':
      return texts.form.tooMuch;
    case 'conflict':
      return form.words().refusal(problem.refusal, { names: draft.seats.map(({ name }) => name) });
  }
}

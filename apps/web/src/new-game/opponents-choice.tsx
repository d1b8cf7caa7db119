import type { JSX } from 'preact';
import { Choice } from '../app/choice.tsx';
import { useTexts } from '../i18n/loaded.tsx';
import { ui } from '../i18n/index.ts';
import { PERSON } from './draft.ts';
import type { Filled } from './filled.ts';
import { MIXED, opponentsOf, setOpponents } from './opponents.ts';

/** Everybody but the first player at once; the seats below tell them apart. */
export function OpponentsChoice({ form, draft, setDraft }: Filled): JSX.Element {
  const { seats, setup } = useTexts('more');
  const now = opponentsOf(form, draft);
  const levels = form.levels.map((level) => ({ value: level, label: seats.levels[level]?.several ?? level }));
  const mixed = draft.players > 2 && levels.length > 1 ? [{ value: MIXED, label: setup.mixed }] : [];
  return (
    <Choice
      label={setup.opponents}
      {...(now === undefined && { text: setup.ownMix })}
      items={[...levels, ...mixed, { value: PERSON, label: setup.peopleHere }]}
      value={now}
      choose={(kind) => setDraft(setOpponents(form, draft, kind, (number) => ui().home.player(number)))}
    />
  );
}

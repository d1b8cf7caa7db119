import type { CardWords } from '@paddock/words';

/** What a screen reader hears after a card's name: its colour and its state, then what it does. */
export function cardSaid({ colour, text }: Pick<CardWords, 'colour' | 'text'>, state: string): string {
  const more = [colour, state].filter((word) => word !== '').join(', ');
  return `${more === '' ? '' : ` (${more})`}. ${text}`;
}

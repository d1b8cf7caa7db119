import { effect, signal } from '@preact/signals';

/** What the window's title says before everything else, such as that it is your turn; empty: nothing. */
export const calling = signal('');

effect(() => {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = calling.value === '' ? '/icon.svg' : '/icon-turn.svg';
  if (icon !== null && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
});

import { h, render } from 'preact';
import { spoken } from '../app/lazy.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { BotCard } from './bot-card.tsx';

/** Fetched when somebody first asks who a bot is: the table around it knows nothing about it. */
export async function showBot(name: string, bot: string): Promise<void> {
  const Card = spoken(BotCard, await loadTexts('more', 'table'));
  const place = document.body.appendChild(document.createElement('div'));
  const onClose = () => {
    render(null, place);
    place.remove();
  };
  render(h(Card, { name, bot, onClose }), place);
}

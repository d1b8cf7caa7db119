import { characterOf, levelOfBot } from '@paddock/bots/characters';
import type { JSX } from 'preact';
import { Dialog } from '../design/panels/dialog.tsx';
import { useTexts } from '../i18n/loaded.tsx';

export interface BotCardProps {
  readonly name: string;
  /** Its level and its character. */
  readonly bot: string;
  readonly onClose: () => void;
}

/** Who a bot at the table is: how well it plays, how it likes to play, and what it says of itself. */
export function BotCard({ name, bot, onClose }: BotCardProps): JSX.Element {
  const { levels, characters } = useTexts('more').seats;
  const { close } = useTexts('table');
  const level = levelOfBot(bot);
  const about = characters.about[characterOf(bot) ?? ''];
  return (
    <Dialog title={name} closeLabel={close} onClose={onClose}>
      <div class="bot-card stack-s">
        {about !== undefined && <q>{about.text}</q>}
        <p class="quiet">
          {[levels[level]?.label ?? level, about?.label].filter((part) => part !== undefined).join(' · ')}
        </p>
        {levels[level] !== undefined && <p>{levels[level].text}</p>}
      </div>
    </Dialog>
  );
}

import { useTexts } from '../../i18n/loaded.tsx';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../../design/panels/dialog.tsx';
import { ui } from '../../i18n/index.ts';
import { OwnSanctions } from '../../moderation/own-sanctions.tsx';
import { href } from '../../app/router.ts';
import { connection } from '../server/connection.ts';
import { NameForm } from '../name-form.tsx';
import { OtherDevice, SignOutOthers } from './other-devices.tsx';

/** The name, and the way to another device; small, because nobody comes here for it. */
export function Profile(): JSX.Element {
  const { me } = useTexts('online');
  const { blocks } = useTexts('moderation');
  const [isOpen, setOpen] = useState(false);
  const person = connection.person.value;
  return (
    <div class="profile row">
      <span>{person === null ? me.guest : me.playAs(person.name)}</span>
      <button type="button" class="button small" onClick={() => setOpen(true)}>
        {person === null ? me.name : me.changeName}
      </button>
      {person !== null && (
        <button type="button" class="button bare small" onClick={() => setOpen(true)}>
          {me.device}
        </button>
      )}
      <a class="button bare small" href={href({ at: 'club', path: 'account' })}>
        {person === null ? me.signIn : me.account}
      </a>
      {person !== null && <OwnSanctions person={person.id} />}
      {isOpen && (
        <Dialog title={me.title} closeLabel={ui().close} onClose={() => setOpen(false)}>
          <div class="stack">
            <NameForm submit={me.save} onNamed={() => setOpen(false)} />
            {person !== null && <OtherDevice />}
            {person !== null && <SignOutOthers />}
            {person !== null && <a href={href({ at: 'club', path: 'blocks' })}>{blocks.title}</a>}
          </div>
        </Dialog>
      )}
    </div>
  );
}

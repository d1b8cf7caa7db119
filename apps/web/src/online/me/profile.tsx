import { useTexts } from '../../i18n/loaded.tsx';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../../design/dialog.tsx';
import { ui } from '../../i18n/index.ts';
import { api } from '../server/api.ts';
import { connection } from '../server/connection.ts';
import { AskTwice } from '../ask-twice.tsx';
import { NameForm } from '../name-form.tsx';
import { OnlyHere } from '../only-here.tsx';
import { Problem } from '../problem.tsx';
import { ShareLink } from '../share-link.tsx';
import { claimLink } from '../table-link.ts';
import { useCall } from '../use-call.ts';

/** The name, and the way to another device; small, because nobody comes here for it. */
export function Profile(): JSX.Element {
  const { me } = useTexts('online');
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
      {isOpen && (
        <Dialog title={me.title} closeLabel={ui().close} onClose={() => setOpen(false)}>
          <div class="stack">
            <NameForm submit={me.save} onNamed={() => setOpen(false)} />
            {person !== null && <OtherDevice />}
            {person !== null && <SignOut />}
          </div>
        </Dialog>
      )}
    </div>
  );
}

function OtherDevice(): JSX.Element {
  const { me } = useTexts('online');
  const [link, setLink] = useState<string>();
  const { problem, call } = useCall();
  const make = async () => {
    const made = await call(() => api.deviceLink());
    if (made !== undefined) setLink(claimLink(made.key));
  };
  return (
    <section class="stack-s">
      <h3>{me.device}</h3>
      <p class="hint">{link === undefined ? me.deviceText : me.linkText}</p>
      {link === undefined ? (
        <button type="button" class="button" onClick={() => void make()}>
          {me.makeLink}
        </button>
      ) : (
        <>
          <OnlyHere />
          <ShareLink label={me.device} link={link} />
        </>
      )}
      <Problem text={problem} />
    </section>
  );
}

function SignOut(): JSX.Element {
  const { me, back } = useTexts('online');
  const [isDone, setDone] = useState(false);
  const { problem, call } = useCall();
  const signOut = async () => {
    const done = await call(async () => (await connection.signOutOthers()) ?? true);
    if (done === true) setDone(true);
  };
  return (
    <section class="stack-s">
      <h3>{me.signOut}</h3>
      <p class="hint" role="status">
        {isDone ? me.signedOut : me.signOutText}
      </p>
      {!isDone && (
        <AskTwice
          label={me.signOut}
          sure={me.signOutSure}
          yes={me.signOutYes}
          no={back}
          onYes={() => void signOut()}
        />
      )}
      <Problem text={problem} />
    </section>
  );
}

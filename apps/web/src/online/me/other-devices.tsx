import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useTexts } from '../../i18n/loaded.tsx';
import { api } from '../server/api.ts';
import { connection } from '../server/connection.ts';
import { AskTwice } from '../ask-twice.tsx';
import { OnlyHere } from '../only-here.tsx';
import { Problem } from '../problem.tsx';
import { ShareLink } from '../share-link.tsx';
import { claimLink } from '../table-link.ts';
import { useCall } from '../use-call.ts';

/** A link for another device. */
export function OtherDevice(): JSX.Element {
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

interface SignOutProps {
  /** The others are signed out. */
  readonly onDone?: () => void;
}

/** Ends the session of every other device. */
export function SignOutOthers({ onDone }: SignOutProps): JSX.Element {
  const { me, back } = useTexts('online');
  const [isDone, setDone] = useState(false);
  const { problem, call } = useCall();
  const signOut = async () => {
    const done = await call(async () => (await connection.signOutOthers()) ?? true);
    if (done !== true) return;
    setDone(true);
    onDone?.();
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

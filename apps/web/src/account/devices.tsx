import type { AccountInfo, DeviceInfo } from '@paddock/protocol';
import type { JSX } from 'preact';
import { dateText } from '../app/date-text.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { AskTwice } from '../online/ask-twice.tsx';
import { OtherDevice, SignOutOthers } from '../online/me/other-devices.tsx';
import { Problem } from '../online/problem.tsx';
import { connection } from '../online/server/connection.ts';
import { accountApi } from './api.ts';
import { useAccountCall } from './use-account-call.ts';

interface Props {
  readonly account: AccountInfo;
  readonly onChange: () => Promise<void>;
}

/** Where I am signed in. */
export function Devices({ account, onChange }: Props): JSX.Element {
  const texts = useTexts('account');
  const { problem, call } = useAccountCall();
  const { devices, keys } = account;
  const signOut = async ({ id, isThis }: DeviceInfo) => {
    if ((await call(() => accountApi.signOut(id))) === undefined) return;
    if (isThis) connection.become(null);
    else await onChange();
  };
  return (
    <section class="panel stack-s" aria-labelledby="account-devices">
      <h2 id="account-devices">{texts.devices.title}</h2>
      <ul class="account-list">
        {devices.map((device) => (
          <Device
            key={device.id}
            device={device}
            // A guest who signs out here could never come back.
            maySignOut={!device.isThis || keys.length > 0}
            onSignOut={() => void signOut(device)}
          />
        ))}
      </ul>
      <Problem text={problem} />
      <OtherDevice />
      {devices.length > 1 && <SignOutOthers onDone={() => void onChange()} />}
    </section>
  );
}

interface DeviceProps {
  readonly device: DeviceInfo;
  readonly maySignOut: boolean;
  readonly onSignOut: () => void;
}

function Device({ device, maySignOut, onSignOut }: DeviceProps): JSX.Element {
  const { devices, cancel } = useTexts('account');
  const { about, seen, isThis } = device;
  const name = about === '' ? devices.unknown : about;
  return (
    <li>
      <div class="account-item">
        <strong>{name}</strong>
        <span class="quiet">
          {isThis
            ? devices.isThis
            : devices.seen(dateText(seen, { dateStyle: 'medium', timeStyle: 'short' }))}
        </span>
      </div>
      {maySignOut &&
        (isThis ? (
          <AskTwice
            label={devices.signOutHere}
            sure={devices.hereSure}
            yes={devices.signOutHere}
            no={cancel}
            onYes={onSignOut}
          />
        ) : (
          <button
            type="button"
            class="button bare small"
            aria-label={devices.signOutOf(name)}
            onClick={onSignOut}
          >
            {devices.signOut}
          </button>
        ))}
    </li>
  );
}

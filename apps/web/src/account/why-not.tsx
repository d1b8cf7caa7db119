import type { SecureAddress } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useTexts } from '../i18n/loaded.tsx';

/** Why passkeys do not work at this address, and where they do. */
export function WhyNot({ address }: { readonly address: SecureAddress }): JSX.Element | null {
  const { passkeys } = useTexts('account');
  if (address.can) return null;
  const { why, url } = address;
  return (
    <>
      <p class="hint">{passkeys.why[why]}</p>
      {url !== undefined && (
        <p>
          <a class="button" href={`${url}/${location.hash}`}>
            {passkeys.openThere}
          </a>
        </p>
      )}
    </>
  );
}

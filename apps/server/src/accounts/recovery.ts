import { ACCOUNT_LIMITS } from '@paddock/protocol';
import { areSame, keptOfCode, newRecoveryCode, readRecoveryCode } from '../secrets.ts';
import type { Store } from '../store/port.ts';

type Accounts = Pick<Store, 'parts'>;

/** Ten new codes in place of all before. They are shown once: only their hashes are kept. */
export async function newCodes({ parts }: Accounts, person: string): Promise<string[]> {
  const codes = Array.from({ length: ACCOUNT_LIMITS.recoveryCodes }, newRecoveryCode);
  const kept = codes.map((code) => keptOfCode(code.replaceAll('-', '')));
  await parts.accounts.putCodes(person, kept);
  return codes;
}

/** Uses the code up and says whose it was. Undefined: nobody's. */
export async function personByCode({ parts }: Accounts, typed: string): Promise<string | undefined> {
  const code = readRecoveryCode(typed);
  if (code === undefined) return undefined;
  const { start, hash } = keptOfCode(code);
  const found = (await parts.accounts.codesFrom(start)).find((kept) => areSame(kept, hash));
  return found === undefined ? undefined : parts.accounts.takeCode(found);
}

/** Bounds on what belongs to an account. */
export const ACCOUNT_LIMITS = {
  passkeys: 10,
  passkeyName: 40,
  recoveryCodes: 10,
} as const;

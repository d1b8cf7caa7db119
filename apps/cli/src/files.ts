import type { Session } from './session.ts';
import { usage, type Stop } from './stop.ts';

function reasonOf({ text: { errors } }: Session, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  const reasons: Readonly<Record<string, string>> = errors.reasons;
  return reasons[code] ?? errors.otherReason(code);
}

export function cannotRead(session: Session, file: string, error: unknown): Stop {
  return usage(session.text.errors.cannotRead(file, reasonOf(session, error)));
}

export function cannotWrite(session: Session, file: string, error: unknown): Stop {
  return usage(session.text.errors.cannotWrite(file, reasonOf(session, error)));
}

import { codeOf, fileReason, UserFacingError } from '../user-facing-error.ts';
import { NewerSchemaError } from './migrations.ts';

/** Why the embedded data could not be opened, in words for the host. */
export function cannotOpenData(path: string, error: unknown): unknown {
  if (error instanceof NewerSchemaError) return new NewerSchemaError(`DATA_DIR: ${path}: ${error.message}`);
  const reason = fileReason(error);
  return reason === undefined ? error : new UserFacingError(`DATA_DIR: ${path} cannot be used: ${reason}`);
}

/** By the system's codes, and by PostgreSQL's. */
const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its host is not known',
  EAI_AGAIN: 'its host is not known',
  ECONNREFUSED: 'it does not answer',
  ECONNRESET: 'it does not answer',
  ETIMEDOUT: 'it does not answer',
  CONNECT_TIMEOUT: 'it does not answer',
  '28000': 'it refuses the user',
  '28P01': 'it refuses the password',
  '3D000': 'it is not there',
};

export function cannotOpenPostgres(error: unknown): unknown {
  if (error instanceof NewerSchemaError) return new NewerSchemaError(`DATABASE_URL: ${error.message}`);
  const code = codeOf(error);
  if (code === undefined || !(error instanceof Error)) return error;
  return new UserFacingError(`DATABASE_URL: the database cannot be used: ${REASONS[code] ?? error.message}`);
}

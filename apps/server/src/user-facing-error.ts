/** Something the person who runs the server can fix: the message is one line and says everything. */
export class UserFacingError extends Error {
  override readonly name: string = 'UserFacingError';
  /** 2: the call was wrong. 1: it could not be done. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** By the system's codes. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'it is not permitted',
  EEXIST: 'there is a file of that name',
  EISDIR: 'it is a folder',
  ENOENT: 'there is no such file or folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is not a folder',
  EPERM: 'it is not permitted',
  EROFS: 'its file system is read-only',
};

/** By SQLite's result codes, without what refines them. */
const SQLITE_REASONS: Readonly<Record<number, string>> = {
  5: 'another program is using it',
  8: 'it is read-only',
  10: 'the disk fails',
  11: 'it is damaged',
  13: 'the disk is full',
  14: 'it cannot be opened, or made there',
  26: 'it is damaged, or is no database',
};

export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** SQLite's; undefined: the error is not SQLite's. */
export function sqliteCodeOf(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
}

/** Why a file or folder cannot be used; undefined: that is not what has failed. */
export function fileReason(error: unknown): string | undefined {
  return SQLITE_REASONS[sqliteCodeOf(error) ?? 0] ?? REASONS[codeOf(error) ?? ''];
}

import { rmSync } from 'node:fs';
import { open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { cannotWrite } from './files.ts';
import type { Session } from './session.ts';
import { usage } from './stop.ts';

/** Writes a file atomically: to a temporary name beside it, renamed at the end. */
export class OutFile {
  readonly #session: Session;
  readonly #path: string;
  readonly #draft: string;
  readonly #handle: FileHandle;
  readonly #interrupted = () => {
    rmSync(this.#draft, { force: true });
    process.exit(130);
  };
  #isOpen = true;

  private constructor(session: Session, path: string, draft: string, handle: FileHandle) {
    this.#session = session;
    this.#path = path;
    this.#draft = draft;
    this.#handle = handle;
    process.once('SIGINT', this.#interrupted).once('SIGTERM', this.#interrupted);
  }

  static async open(session: Session, path: string): Promise<OutFile> {
    const there = await stat(path).catch(() => undefined);
    if (there !== undefined && !there.isFile()) {
      throw usage(session.text.errors.cannotWrite(path, session.text.errors.outIsNoFile));
    }
    const draft = join(dirname(path), `.${basename(path)}.${process.pid}.draft`);
    try {
      return new OutFile(session, path, draft, await open(draft, 'wx'));
    } catch (error) {
      throw cannotWrite(session, path, error);
    }
  }

  async write(text: string): Promise<void> {
    try {
      await this.#handle.writeFile(text);
    } catch (error) {
      throw cannotWrite(this.#session, this.#path, error);
    }
  }

  async commit(): Promise<void> {
    try {
      await this.#handle.sync();
      await this.#handle.close();
      await rename(this.#draft, this.#path);
      this.#forget();
    } catch (error) {
      throw cannotWrite(this.#session, this.#path, error);
    }
  }

  /** After an error: leaves nothing behind. No effect after `commit`. */
  async discard(): Promise<void> {
    if (!this.#isOpen) return;
    this.#forget();
    await this.#handle.close().catch(() => {});
    await rm(this.#draft, { force: true });
  }

  #forget(): void {
    this.#isOpen = false;
    process.off('SIGINT', this.#interrupted).off('SIGTERM', this.#interrupted);
  }
}

import { createReadStream } from 'node:fs';
import { cannotRead } from './files.ts';
import type { Session } from './session.ts';
import { Stop } from './stop.ts';

/** Far larger than any deck or track. */
const LARGEST = 1024 * 1024;

/** The content of a JSON file, unchecked. */
export async function readJsonFile(session: Session, file: string): Promise<unknown> {
  const { errors } = session.text;
  const text = await readText(session, file);
  try {
    return JSON.parse(text);
  } catch {
    throw new Stop(1, session.words.labelled(file, errors.notJsonFile));
  }
}

async function readText(session: Session, file: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Uint8Array>) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > LARGEST) break;
    }
  } catch (error) {
    throw cannotRead(session, file, error);
  }
  if (text.length > LARGEST)
    throw new Stop(1, session.words.labelled(file, session.text.errors.fileTooLarge));
  return text + decoder.decode();
}

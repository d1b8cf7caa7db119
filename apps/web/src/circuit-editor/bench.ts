import { STEP } from '@paddock/downforce';
import { effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { putOnShelf } from '../shelf/shelf.ts';
import { View } from './draw/view.ts';
import { hundredths, type Draft } from './edit/draft.ts';
import { Editor } from './editor.ts';
import { keepBeside } from './kept.ts';
import { pictureOf } from './photo.ts';
import { Tools } from './tools.ts';

export type Saving = 'saving' | 'saved' | 'failed';

/** A circuit with everything that is needed to work on it. */
export interface Bench {
  readonly id: string;
  readonly editor: Editor;
  readonly view: View;
  readonly tools: Tools;
  readonly saving: ReadonlySignal<Saving>;
  /** The photo below the drawing, as this page may show it; it never leaves the device. */
  readonly photoUrl: Signal<string | null>;
  readonly layPhoto: (file: Blob) => Promise<void>;
  /** Larger and turned, as two fingers say. */
  readonly turnPhoto: (factor: number, degrees: number) => void;
  /** Checks, races and saves from now on; the function it gives ends that, with everything saved. */
  readonly start: () => () => void;
}

const WIDEST = 400;
/** After the last change: dragging does not write. */
const CALM_MS = 300;

export function makeBench(id: string, draft: Draft, picture: string | null): Bench {
  const editor = new Editor(draft);
  const view = new View();
  const photoUrl = signal(picture);
  const saving = signal<Saving>('saved');
  return {
    id,
    editor,
    view,
    tools: new Tools(editor, view),
    saving,
    photoUrl,
    layPhoto: async (file) => {
      photoUrl.value = await pictureOf(file);
      const now = editor.draft.peek();
      const { x, y, width, height } = editor.sketch.peek().picture.viewBox;
      const fresh = {
        at: [
          hundredths((x + width / 2) / STEP + now.origin[0]),
          hundredths((y + height / 2) / STEP + now.origin[1]),
        ],
        width: hundredths(width / STEP),
        angle: 0,
        opacity: 0.7,
      } as const;
      editor.put({ ...now, photo: now.photo ?? fresh });
    },
    turnPhoto: (factor, degrees) => {
      const now = editor.draft.peek();
      if (now.photo === null) return;
      const width = hundredths(Math.min(WIDEST, Math.max(1, now.photo.width * factor)));
      const angle = Math.round((now.photo.angle + degrees) * 10) / 10;
      editor.put({ ...now, photo: { ...now.photo, width, angle } }, 'photo');
    },
    start: () => {
      const quiet = editor.start();
      const kept = keepSaved(id, editor, photoUrl, saving);
      return () => {
        quiet();
        kept();
      };
    },
  };
}

function keepSaved(
  id: string,
  editor: Editor,
  photoUrl: Signal<string | null>,
  saving: Signal<Saving>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = editor.draft.peek();
  const save = () => {
    timer = undefined;
    const { file, origin, trace, photo } = last;
    Promise.all([
      putOnShelf({ id, kind: 'track', value: { ...file } }),
      keepBeside({ id, origin, trace, photo, picture: photoUrl.peek() }),
    ]).then(
      () => (saving.value = timer === undefined ? 'saved' : 'saving'),
      () => (saving.value = 'failed'),
    );
  };
  const now = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    save();
  };
  const stop = effect(() => {
    const draft = editor.draft.value;
    if (draft === last) return;
    last = draft;
    clearTimeout(timer);
    saving.value = 'saving';
    timer = setTimeout(save, CALM_MS);
  });
  addEventListener('pagehide', now);
  return () => {
    removeEventListener('pagehide', now);
    stop();
    now();
  };
}

import { lazily, spoken } from '../app/lazy.tsx';
import { loadTexts } from '../i18n/texts.ts';

/** The circuit editor with its texts. */
export const CircuitEditor = lazily(async () => {
  const [{ CircuitScreen }, texts] = await Promise.all([
    import('./circuit-editor.tsx'),
    loadTexts('circuitEditor', 'content', 'downforce'),
  ]);
  return spoken(CircuitScreen, texts);
});

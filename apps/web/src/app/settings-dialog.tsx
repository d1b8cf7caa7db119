import { useTexts } from '../i18n/loaded.tsx';
import { LANGUAGES } from '@paddock/words';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { ui } from '../i18n/index.ts';
import { SoundControls } from '../sound/sound-controls.tsx';
import { areSettingsOpen } from './open-settings.ts';
import { LANGUAGE_NAMES, Pick } from './pick.tsx';
import { confirmMoves, lang, motion, MOTIONS, speed, SPEEDS, theme, THEMES } from './settings.ts';

export function SettingsDialog(): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { settings: here, close } = ui();
  const { settings, help } = useTexts('more');
  return (
    <dialog
      class="dialog"
      ref={dialog}
      aria-labelledby="settings-title"
      onClose={() => (areSettingsOpen.value = false)}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div class="dialog-head">
        <h2 id="settings-title">{settings.title}</h2>
        <button type="button" class="button bare small" onClick={() => dialog.current?.close()}>
          {close}
        </button>
      </div>
      <div class="dialog-body stack">
        <Pick label={here.language} values={LANGUAGES} names={LANGUAGE_NAMES} setting={lang} />
        <Pick label={here.theme} values={THEMES} names={here.themes} setting={theme} />
        <Pick
          label={settings.speed}
          text={settings.speedText}
          values={SPEEDS}
          names={settings.speeds}
          setting={speed}
        />
        <Pick label={settings.motion} values={MOTIONS} names={settings.motions} setting={motion} />
        <label class="check">
          <input
            type="checkbox"
            checked={confirmMoves.value}
            onChange={(event) => (confirmMoves.value = event.currentTarget.checked)}
          />
          <span>
            <strong>{settings.confirm}</strong>
            <span class="hint">{settings.confirmText}</span>
          </span>
        </label>
        <fieldset class="choices">
          <legend>{help.sound.title}</legend>
          <SoundControls />
        </fieldset>
        <a class="quiet" href="/licences.html" target="_blank" rel="noopener">
          {settings.licences}
        </a>
      </div>
    </dialog>
  );
}

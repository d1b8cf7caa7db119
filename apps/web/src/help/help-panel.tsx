import { useTexts } from '../i18n/loaded.tsx';
import type { JSX } from 'preact';
import { href } from '../app/router.ts';
import { SoundControls } from '../sound/sound-controls.tsx';
import { Drawer } from './drawer.tsx';
import type { HelpNow } from './help-now.ts';
import './help-panel.css';

interface Props {
  readonly game: string;
  readonly now: HelpNow;
  readonly onClose: () => void;
}

/** Help for this moment: what is asked, the rule in two sentences, and the keys that work. */
export function HelpPanel({ game, now, onClose }: Props): JSX.Element {
  const { help } = useTexts('more');
  const table = useTexts('table');
  const { prompt, isAsked, text, rules, keys } = now;
  return (
    <Drawer title={help.title} closeLabel={help.close} onClose={onClose} class="help-drawer">
      <section class="help-part" aria-labelledby="help-asked">
        <h3 id="help-asked">{help.asked}</h3>
        <p class="help-prompt">{prompt}</p>
        <p>{isAsked ? text.todo : help.waiting}</p>
      </section>
      <section class="help-part" aria-labelledby="help-rule">
        <h3 id="help-rule">{help.rule}</h3>
        <p>{text.rule}</p>
        <p class="row">
          {rules.map((rule) => (
            <a key={rule} class="button small" href={href({ at: 'rules', game, rule })}>
              {table.rule(rule)}
            </a>
          ))}
          <a class="button small" href={href({ at: 'rules', game, rule: null })}>
            {help.readRules}
          </a>
        </p>
      </section>
      <section class="help-part help-keys" aria-labelledby="help-keys">
        <h3 id="help-keys">{help.keys}</h3>
        <dl class="keys">
          {keys.map(({ names, does }) => (
            <div key={does} class="keys-row">
              <dt>{names.map((name) => (name === '…' ? ' … ' : <kbd key={name}>{name}</kbd>))}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section class="help-part" aria-labelledby="help-sound">
        <h3 id="help-sound">{help.sound.title}</h3>
        <SoundControls />
      </section>
    </Drawer>
  );
}

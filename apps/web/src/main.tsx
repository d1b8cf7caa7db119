import '@preact/signals';
import './design/index.css';
import './app/app.css';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { soon } from './app/soon.ts';
import { keepForOffline } from './app/update.ts';
import { route } from './app/router.ts';
import { startSpeaking } from './i18n/index.ts';

/** After this long it counts as a visit: the site is stored for use without a network. */
const VISIT_MS = 8000;

const root = document.querySelector('#app');
if (root === null) throw new Error('no place for the app');
// Not awaited here: a module that waits for its own imports to come back would wait for ever.
void Promise.all([startSpeaking(), lettersAreHere()]).then(() => render(<App />, root));
setTimeout(() => {
  // A player about to start gets the whole connection; the first play stores the site.
  if (route.peek().at !== 'play') keepForOffline();
}, VISIT_MS);

/** Words in another font need another room, and everything below them would move. */
function lettersAreHere(): Promise<unknown> {
  const fonts = ['600 1em Barlow Condensed', '700 1em Barlow Condensed', '1em Inter', '600 1em Inter'];
  return soon(Promise.all(fonts.map((font) => document.fonts.load(font))));
}

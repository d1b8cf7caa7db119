import type { JSX } from 'preact';
import { href } from '../../app/router.ts';
import { useTexts } from '../../i18n/loaded.tsx';
import { connection } from '../server/connection.ts';

/** Links for everybody, and links only for people with a name. */
const DOORS = ['ratings', 'leagues', 'bots'] as const;
const OWN_DOORS = ['account', 'notices'] as const;

/** The ways to the rest of the club. */
export function ClubDoors(): JSX.Element {
  const { doors } = useTexts('hub');
  const shown = connection.person.value === null ? DOORS : [...OWN_DOORS, ...DOORS];
  return (
    <nav class="stack-s" aria-labelledby="hub-doors">
      <h2 id="hub-doors">{doors.title}</h2>
      <ul class="hub-doors">
        {shown.map((name) => (
          <li key={name}>
            <a class="panel hub-door" href={href({ at: 'club', path: name })}>
              <strong>{doors[name].label}</strong>
              <span class="quiet">{doors[name].text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

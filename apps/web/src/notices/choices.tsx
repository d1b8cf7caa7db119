import { CHANNEL_KINDS, NOTICE_KINDS, type ChannelKind, type NoticeKind } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useTexts } from '../i18n/loaded.tsx';
import { Part } from './parts.tsx';
import { ownZone, type Notices } from './use-notices.ts';

interface Props {
  readonly notices: Notices;
}

/** Which notice goes where, for the channels that there are. */
export function ChoicesPart({ notices }: Props): JSX.Element {
  const { choices: texts } = useTexts('notices');
  const { choices, channels } = notices.state;
  const there = CHANNEL_KINDS.filter((kind) => channels.some((channel) => channel.kind === kind));
  const set = (kind: NoticeKind, to: ChannelKind, isOn: boolean) => {
    const others = choices[kind].filter((each) => each !== to);
    void notices.choose('choices', { choices: { ...choices, [kind]: isOn ? [...others, to] : others } });
  };
  return (
    <Part title={texts.title} name="choices" calls={notices}>
      {there.length === 0 ? (
        <p class="hint">{texts.none}</p>
      ) : (
        <table class="notice-choices">
          <thead>
            <tr>
              <th scope="col">{texts.kind}</th>
              {there.map((to) => (
                <th key={to} scope="col">
                  {texts.channels[to]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {NOTICE_KINDS.map((kind) => (
              <tr key={kind}>
                <th scope="row">{texts.kinds[kind]}</th>
                {there.map((to) => (
                  <td key={to}>
                    <label class="notice-check">
                      <input
                        type="checkbox"
                        aria-label={`${texts.kinds[kind]}: ${texts.channels[to]}`}
                        checked={choices[kind].includes(to)}
                        onChange={(event) => set(kind, to, event.currentTarget.checked)}
                      />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Part>
  );
}

const NIGHT = { from: 22 * 60, until: 8 * 60 };

/** The hours in which nothing comes, in a time zone. */
export function QuietPart({ notices }: Props): JSX.Element {
  const { quiet: texts } = useTexts('notices');
  const { quiet, zone } = notices.state;
  const set = (change: Partial<typeof NIGHT>) => {
    const next = { ...(quiet ?? NIGHT), ...change };
    if (next.from !== next.until) void notices.choose('quiet', { quiet: next });
  };
  return (
    <Part title={texts.title} name="quiet" calls={notices}>
      <p class="hint">{texts.text}</p>
      <label class="row notice-switch">
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={(event) =>
            void notices.choose(
              'quiet',
              event.currentTarget.checked ? { quiet: NIGHT, zone: ownZone() } : { quiet: null },
            )
          }
        />
        {texts.on}
      </label>
      {quiet !== null && (
        <div class="notice-hours">
          {(['from', 'until'] as const).map((end) => (
            <label key={end} class="field">
              {texts[end]}
              <input
                class="input"
                type="time"
                required
                value={clockOf(quiet[end])}
                onChange={(event) => {
                  const minutes = minutesOf(event.currentTarget.value);
                  if (minutes !== undefined) set({ [end]: minutes });
                }}
              />
            </label>
          ))}
          <label class="field">
            {texts.zone}
            <select
              class="select"
              value={zone}
              onChange={(event) => void notices.choose('quiet', { zone: event.currentTarget.value })}
            >
              {zones(zone).map((name) => (
                <option key={name} value={name}>
                  {name.replaceAll('_', ' ')}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
    </Part>
  );
}

function zones(chosen: string): string[] {
  return [...new Set([chosen, ...Intl.supportedValuesOf('timeZone'), 'UTC'])].toSorted();
}

function clockOf(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function minutesOf(clock: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

import type { NoticeChannel } from '@paddock/protocol';
import type { ComponentChildren, JSX, TargetedInputEvent } from 'preact';
import { useState } from 'preact/hooks';
import { dateText } from '../app/date-text.ts';
import { stored } from '../app/stored.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { Problem } from '../online/problem.tsx';
import { noticesApi } from './api.ts';
import { obstacle, subscribe } from './subscribe.ts';
import type { Calls, Notices } from './use-notices.ts';

/** This browser's, as the server calls it. */
const here = stored('push', (value): value is string => typeof value === 'string', '');

/** One part of the screen, with what came of the last thing done there. */
export function Part({ title, name, calls, children }: PartProps): JSX.Element {
  const { saved } = useTexts('notices');
  const isMine = calls.problem?.part === name;
  return (
    <section class="panel notice-part" aria-labelledby={`notice-${name}`}>
      <div class="notice-head">
        <h2 id={`notice-${name}`}>{title}</h2>
        <span class="notice-done" role="status">
          {calls.done === name ? saved : ''}
        </span>
      </div>
      {children}
      <Problem text={isMine ? calls.problem?.text : undefined} />
    </section>
  );
}

interface PartProps {
  readonly title: string;
  readonly name: string;
  readonly calls: Calls;
  readonly children: ComponentChildren;
}

export function PushPart({ notices }: { readonly notices: Notices }): JSX.Element {
  const { push, remove } = useTexts('notices');
  const [why, setWhy] = useState(obstacle());
  const [hasFailed, setFailed] = useState(false);
  const browsers = channelsOf(notices, 'push');
  const isHere = browsers.some(({ id }) => id === here.value);
  const turnOn = async () => {
    const made = await subscribe(notices.state.pushKey);
    setWhy(obstacle());
    setFailed(made === undefined && obstacle() === undefined);
    if (made === undefined) return;
    await notices.choose('push', {});
    await notices.ask('push', async () => {
      const answer = await noticesApi.addBrowser(made);
      if ('channels' in answer)
        here.value = answer.channels.findLast(({ kind }) => kind === 'push')?.id ?? '';
      return answer;
    });
  };
  return (
    <Part title={push.title} name="push" calls={notices}>
      <p class="hint">{push.text}</p>
      {browsers.length > 0 && (
        <ul class="notice-channels">
          {browsers.map((channel) => (
            <li key={channel.id} class="row">
              <span>
                {push.device(channel.address, dateText(channel.made, { dateStyle: 'medium' }))}
                {channel.id === here.value && <strong class="chip">{push.here}</strong>}
              </span>
              <Remove channel={channel} notices={notices} label={remove} part="push" />
            </li>
          ))}
        </ul>
      )}
      {why !== undefined && <p>{push[why]}</p>}
      {hasFailed && <Problem text={push.failed} />}
      {why === undefined && !isHere && (
        <button type="button" class="button lit" onClick={() => void turnOn()}>
          {push.turnOn}
        </button>
      )}
    </Part>
  );
}

export function MailPart({ notices }: { readonly notices: Notices }): JSX.Element {
  const { mail, remove } = useTexts('notices');
  const [address, setAddress] = useState('');
  const [known] = channelsOf(notices, 'mail');
  const save = async () => {
    await notices.choose('mail', {});
    if (await notices.ask('mail', () => noticesApi.addMail(address.trim()))) setAddress('');
  };
  const states = { unconfirmed: mail.unconfirmed, on: mail.confirmed, stopped: mail.stopped };
  return (
    <Part title={mail.title} name="mail" calls={notices}>
      {known !== undefined && (
        <div class="row notice-channel">
          <span>
            <strong>{known.address}</strong> <span class="quiet">{states[known.state]}</span>
          </span>
          <Remove channel={known} notices={notices} label={remove} part="mail" />
        </div>
      )}
      {!notices.state.hasMail && <p>{mail.notOffered}</p>}
      {notices.state.hasMail && known?.state !== 'on' && (
        <Entry
          type="email"
          label={mail.address}
          submit={mail.save}
          hint={mail.text}
          value={address}
          setValue={setAddress}
          onSubmit={() => void save()}
        />
      )}
    </Part>
  );
}

export function WebhookPart({ notices }: { readonly notices: Notices }): JSX.Element {
  const { webhook, remove } = useTexts('notices');
  const [url, setUrl] = useState('');
  const [tested, setTested] = useState('');
  const add = async () => {
    await notices.choose('webhook', {});
    if (await notices.ask('webhook', () => noticesApi.addWebhook(url.trim()))) setUrl('');
  };
  const test = async (id: string) => {
    setTested('');
    if (await notices.ask('', () => noticesApi.test(id))) setTested(id);
  };
  return (
    <Part title={webhook.title} name="webhook" calls={notices}>
      {channelsOf(notices, 'webhook').map((channel) => (
        <div key={channel.id} class="notice-channel notice-form">
          <strong class="notice-url">{channel.address}</strong>
          {channel.state === 'stopped' && <p class="problem">{webhook.stopped}</p>}
          <details>
            <summary>{webhook.secret}</summary>
            <code class="notice-url">{channel.secret}</code>
            <p class="hint">{webhook.secretText}</p>
          </details>
          <div class="row">
            <button type="button" class="button small" onClick={() => void test(channel.id)}>
              {webhook.test}
            </button>
            <Remove channel={channel} notices={notices} label={remove} part="webhook" />
            <span role="status" class="quiet">
              {tested === channel.id && webhook.tested}
            </span>
          </div>
        </div>
      ))}
      <Problem text={notices.problem?.part === '' ? notices.problem.text : undefined} />
      <Entry
        type="url"
        label={webhook.url}
        submit={webhook.add}
        hint={webhook.text}
        value={url}
        setValue={setUrl}
        onSubmit={() => void add()}
      />
    </Part>
  );
}

interface EntryProps {
  readonly type: 'email' | 'url';
  readonly label: string;
  readonly submit: string;
  readonly hint: string;
  readonly value: string;
  readonly setValue: (value: string) => void;
  readonly onSubmit: () => void;
}

function Entry({ type, label, submit, hint, value, setValue, onSubmit }: EntryProps): JSX.Element {
  const common = {
    class: 'input',
    required: true,
    value,
    onInput: (event: TargetedInputEvent<HTMLInputElement>) => setValue(event.currentTarget.value),
  };
  return (
    <form
      class="notice-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <p class="hint">{hint}</p>
      <label class="field">
        {label}
        <span class="notice-entry">
          {type === 'email' ? (
            <input {...common} type="email" maxLength={254} autocomplete="email" />
          ) : (
            <input {...common} type="url" maxLength={1000} autocomplete="off" />
          )}
          <button type="submit" class="button">
            {submit}
          </button>
        </span>
      </label>
    </form>
  );
}

interface RemoveProps {
  readonly channel: NoticeChannel;
  readonly notices: Notices;
  readonly label: string;
  readonly part: string;
}

function Remove({ channel, notices, label, part }: RemoveProps): JSX.Element {
  return (
    <button
      type="button"
      class="button bare small"
      aria-label={`${label}: ${channel.address}`}
      onClick={() => void notices.ask(part, () => noticesApi.remove(channel.id))}
    >
      {label}
    </button>
  );
}

function channelsOf({ state }: Notices, kind: NoticeChannel['kind']): NoticeChannel[] {
  return state.channels.filter((channel) => channel.kind === kind);
}

import { useTexts } from '../../i18n/loaded.tsx';
import { isPlainText, LIMITS, type ChatLine } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { dateText } from '../../app/date-text.ts';
import { connection } from '../server/connection.ts';
import { NameForm } from '../name-form.tsx';
import { problemText } from '../problem-text.ts';
import { Problem } from '../problem.tsx';
import type { AtTable } from '../session/at-table.ts';
import { ReportOrBlock } from '../../moderation/report-or-block.tsx';
import './chat.css';
import './reactions.css';
import { Mute } from './mute.tsx';
import { ReactionBar } from './reaction-bar.tsx';
import type { Reading } from './reading.ts';

interface Props {
  readonly table: AtTable;
  readonly reading: Reading;
  /** The viewer has reacted, and wants to see it. */
  readonly onReacted?: (() => void) | undefined;
}

/** What is said at a table: the newest at the bottom, beside the text field. */
export function Chat({ table, reading, onReacted }: Props): JSX.Element {
  const online = useTexts('online');
  const { chat } = online;
  const { reactions } = useTexts('moderation');
  const lines = reading.heard.value;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => reading.open(), [reading]);
  useLayoutEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);
  return (
    <div class="chat">
      <div class="chat-lines" ref={list} tabIndex={0} aria-label={chat.title} role="log">
        {lines.length === 0 && <p class="quiet">{chat.none}</p>}
        {lines.map((line) => (
          <Line
            key={line.number}
            line={line}
            isYou={line.seat !== null && line.seat === table.viewer.value}
          />
        ))}
      </div>
      {!table.mayChat.value && <p class="hint">{reactions.noChat}</p>}
      {connection.person.value === null ? (
        <div class="stack-s">
          {table.mayChat.value && <p class="hint">{chat.needName}</p>}
          <NameForm submit={online.me.save} onNamed={() => undefined} />
        </div>
      ) : (
        <>
          <ReactionBar table={table} onReacted={onReacted} />
          {table.mayChat.value && <Say table={table} />}
        </>
      )}
      <Mute table={table} reading={reading} />
      <div class="row">
        <ReportOrBlock table={table} />
      </div>
    </div>
  );
}

function Line({ line, isYou }: { readonly line: ChatLine; readonly isYou: boolean }): JSX.Element {
  const { chat } = useTexts('online');
  const { removed } = useTexts('moderation');
  const time = dateText(line.at, { timeStyle: 'short' });
  return (
    <div class={isYou ? 'chat-line you' : 'chat-line'}>
      <span class="chat-who">
        <b>{line.name}</b>
        {line.seat === null && <span class="quiet"> {chat.watcher}</span>}
        <time class="quiet" dateTime={new Date(line.at).toISOString()}>
          {time}
        </time>
      </span>
      {line.isRemoved === true ? <i class="quiet">{removed}</i> : <span>{line.text}</span>}
    </div>
  );
}

/** What was written stays in the field until the server has it. */
function Say({ table }: { readonly table: AtTable }): JSX.Element {
  const online = useTexts('online');
  const { chat } = online;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const isSending = useRef(false);
  const send = async () => {
    const said = text.trim().replaceAll(/\s+/g, ' ');
    if (said === '' || isSending.current) return;
    if (!isPlainText(said, LIMITS.chat)) return setProblem(chat.tooLong);
    isSending.current = true;
    const refusal = await table.say(said);
    isSending.current = false;
    setProblem(refusal && problemText(online, refusal));
    if (refusal === undefined) setText('');
  };
  return (
    <form
      class="chat-say"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <input
        class="input"
        value={text}
        aria-label={chat.say}
        placeholder={chat.placeholder}
        maxLength={LIMITS.chat}
        autocomplete="off"
        enterkeyhint="send"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button">
        {chat.send}
      </button>
      <Problem text={problem} />
    </form>
  );
}

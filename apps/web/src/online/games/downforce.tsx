import { downforce, type DownforceFact, type DownforceView } from '@paddock/downforce';
import type { JSX } from 'preact';
import { DownforceTable, ready } from '../../downforce/index.ts';
import { downforceWords } from '../../downforce/words.ts';
import type { Session } from '../../session/session.ts';
import { agreed, type GameKit, type OnlineTableProps } from './kit.ts';

function Table({ session, isWatching, onReplay, onAgain, onDownload }: OnlineTableProps): JSX.Element {
  return (
    <DownforceTable
      session={session as Session<DownforceView, DownforceFact>}
      readOnly={isWatching}
      onReplay={onReplay}
      onNewGame={onAgain}
      onDownload={onDownload}
    />
  );
}

export async function loadDownforce(): Promise<GameKit> {
  await ready();
  return {
    rules: downforce as unknown as GameKit['rules'],
    title: () => downforceWords().title,
    options: (options) =>
      agreed(downforce.options.specs, options, (key, value) => {
        const words = downforceWords();
        return `${words.option(key).label}: ${words.optionValue(key, value, { names: [] })}`;
      }),
    refusal: (refusal, context) => downforceWords().refusal(refusal, context),
    story: (facts, context) =>
      downforceWords()
        .story(facts as readonly DownforceFact[], context)
        .map(({ text }) => text),
    side: (standing, context) => downforceWords().side(standing, context),
    Table,
  };
}

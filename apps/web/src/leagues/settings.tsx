import type { LeagueSettings, LeagueView } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { goTo } from '../app/router.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { AskTwice } from '../online/ask-twice.tsx';
import { Problem } from '../online/problem.tsx';
import { leagueCalls } from './calls.ts';
import { LeagueForm } from './league-form.tsx';
import { useLeagueCall } from './use-league-call.ts';

interface Props {
  readonly league: LeagueView;
  readonly isOrganiser: boolean;
  readonly again: () => Promise<void>;
}

/** The organiser's form until the start, and the ways out. */
export function Settings({ league: { id, settings, status }, isOrganiser, again }: Props): JSX.Element {
  const texts = useTexts('leagues');
  const [isChanging, setChanging] = useState(false);
  const { problem, call } = useLeagueCall();
  const leaveFor = async (done: Promise<unknown>) => {
    if ((await call(() => done)) !== undefined) goTo({ at: 'club', path: 'leagues' });
  };
  const change = async (next: LeagueSettings) => {
    if ((await call(() => leagueCalls.change(id, next))) === undefined) return;
    setChanging(false);
    await again();
  };
  return (
    <section class="stack-s" aria-labelledby="league-settings">
      <h2 id="league-settings">{texts.settings}</h2>
      {isChanging && (
        <LeagueForm
          like={settings}
          submit={texts.form.save}
          problem={problem}
          onSubmit={(next) => void change(next)}
        />
      )}
      <div class="row">
        {isOrganiser && status === 'open' && !isChanging && (
          <button type="button" class="button" onClick={() => setChanging(true)}>
            {texts.form.change}
          </button>
        )}
        <AskTwice
          label={texts.leave}
          sure={texts.leaveSure}
          yes={texts.yes}
          no={texts.no}
          onYes={() => void leaveFor(leagueCalls.leave(id))}
        />
        {isOrganiser && (
          <AskTwice
            label={texts.delete}
            sure={texts.deleteSure}
            yes={texts.yes}
            no={texts.no}
            onYes={() => void leaveFor(leagueCalls.remove(id))}
          />
        )}
      </div>
      {!isChanging && <Problem text={problem} />}
    </section>
  );
}

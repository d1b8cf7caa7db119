import { dayOf } from '@paddock/table';
import type { JSX } from 'preact';
import { dateText } from '../app/date-text.ts';
import { useTexts } from '../i18n/loaded.tsx';
import type { SealedDeal } from './deal.ts';

/** What today's deal proves, and what it does not. */
export function Fairness({ server }: { readonly server: SealedDeal | null }): JSX.Element {
  const texts = useTexts('daily');
  if (server === null) {
    return (
      <section class="daily-fairness">
        <h2>{texts.honour}</h2>
        <p class="hint">{texts.honourText}</p>
      </section>
    );
  }
  const { drawn, commitment, nextCommitment, isBroken } = server;
  const isEarly = dayOf(drawn) < dayOf(Date.now());
  const date = dateText(drawn, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <section class="daily-fairness">
      <h2>{texts.sealed}</h2>
      {isBroken && (
        <p class="problem" role="alert">
          {texts.broken}
        </p>
      )}
      <p class="hint">{isEarly ? texts.sealedText(date) : texts.sealedLate}</p>
      <dl class="seals">
        <dt>{texts.commitment}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        <dt>{texts.nextCommitment}</dt>
        <dd>
          <code>{nextCommitment}</code>
        </dd>
      </dl>
    </section>
  );
}

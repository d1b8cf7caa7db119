import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Page } from '../app/page.tsx';
import { href } from '../app/router.ts';
import { reducedMotion } from '../app/settings.ts';
import { Catalogue } from '../i18n/index.ts';
import { moreReady, moreUi } from '../i18n/more/index.ts';
import { SECTIONS, type RuleId, type RuleTexts, type SectionId } from './formula/contents.ts';
import { matches } from './search.ts';
import './rules-page.css';

const catalogue = new Catalogue<RuleTexts>({
  en: async () => (await import('./formula/en.ts')).texts,
  fr: async () => (await import('./formula/fr.ts')).texts,
  pt: async () => (await import('./formula/pt.ts')).texts,
});

export async function ready(): Promise<void> {
  await Promise.all([catalogue.ready(), moreReady()]);
}

function ruleHref(rule: RuleId): string {
  return href({ at: 'rules', game: 'formula', rule });
}

export function RulesPage({ rule }: { readonly rule: string | null }): JSX.Element {
  const { rules: texts } = moreUi();
  const { title, intro, sections, rules } = catalogue.texts;
  const [query, setQuery] = useState('');
  const found = SECTIONS.map(({ id, rules: ids }) => ({
    id,
    ids: ids.filter((known) => {
      const { name, text, ruling } = rules[known];
      return matches(query, known, name, text, ruling ?? '');
    }),
  })).filter(({ ids }) => ids.length > 0);
  const count = found.reduce((sum, { ids }) => sum + ids.length, 0);
  useEffect(() => {
    if (rule !== null) setQuery('');
  }, [rule]);
  return (
    <Page title={title} class="page rules-page">
      <h1>{title}</h1>
      <p class="lead">{intro}</p>
      <search class="rules-search">
        <label class="field">
          <span>{texts.search}</span>
          <input
            class="input"
            type="search"
            value={query}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
        </label>
        <p class="hint" role="status">
          {query !== '' && texts.found(count)}
        </p>
      </search>
      {query === '' && (
        <nav aria-label={texts.contents} class="row">
          {SECTIONS.map(({ id, rules: [first] }) => (
            <a key={id} class="button small" href={ruleHref(first)}>
              {sections[id]}
            </a>
          ))}
        </nav>
      )}
      {found.map(({ id, ids }) => (
        <Section key={id} id={id} ids={ids} target={rule} />
      ))}
    </Page>
  );
}

interface SectionProps {
  readonly id: SectionId;
  readonly ids: readonly RuleId[];
  readonly target: string | null;
}

function Section({ id, ids, target }: SectionProps): JSX.Element {
  const { sections } = catalogue.texts;
  return (
    <section class="rules-section" aria-labelledby={`section-${id}`}>
      <h2 id={`section-${id}`}>{sections[id]}</h2>
      {ids.map((rule) => (
        <Rule key={rule} id={rule} isTarget={rule === target} />
      ))}
    </section>
  );
}

function Rule({ id, isTarget }: { readonly id: RuleId; readonly isTarget: boolean }): JSX.Element {
  const { name, text, ruling } = catalogue.texts.rules[id];
  const { rules: texts } = moreUi();
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isTarget) return;
    article.current?.focus({ preventScroll: true });
    article.current?.scrollIntoView({
      block: 'center',
      behavior: reducedMotion.peek() ? 'instant' : 'smooth',
    });
  }, [isTarget]);
  return (
    <article
      class={isTarget ? 'rule sought' : 'rule'}
      id={id}
      ref={article}
      tabIndex={-1}
      aria-labelledby={`name-${id}`}
    >
      <h3 id={`name-${id}`}>
        {name}{' '}
        <a class="rule-id" href={ruleHref(id)}>
          {id}
        </a>
      </h3>
      <p>{text}</p>
      {ruling !== undefined && (
        <p class="ruling">
          <strong title={texts.rulingText}>{texts.ruling}</strong> {ruling}
        </p>
      )}
    </article>
  );
}

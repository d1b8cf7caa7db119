import { randomDeck, randomTrack } from '@paddock/downforce/testing/random-content';
import {
  canonical,
  contentDigest,
  fastChance,
  isRefusal,
  resolveOptions,
  seatsIn,
  TABLE,
  TABLE_ALONE,
  type OwnContent,
} from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { botsWithContent } from './content.ts';
import { DOWNFORCE_BOTS } from '../downforce/bots.ts';
import { FORMULA_BOTS } from '../formula/search/levels.ts';
import { answerRequest, type BotRequest } from '../request.ts';

function ownContent(seed: string): OwnContent {
  const chance = fastChance(seed);
  return { deck: { ...randomDeck(chance) }, track: { ...randomTrack(chance), id: 'mine' } };
}

/** The first question of a game with this content. */
function questionWith(content: OwnContent): BotRequest {
  const bots = DOWNFORCE_BOTS.withContent?.(content);
  if (bots === undefined || isRefusal(bots)) throw new Error('the content is refused');
  const { rules } = bots.game;
  const options = resolveOptions(rules.options, 2, { track: 'mine' });
  if (isRefusal(options)) throw new Error(options.code);
  const state = rules.start({ players: 2, options });
  const chance = fastChance('deal');
  while (rules.toAct(state) === TABLE_ALONE) rules.apply(state, TABLE, rules.roll(state, chance));
  const [seat = 0] = seatsIn(rules.toAct(state));
  const view = canonical(rules.view(state, seat));
  const digest = contentDigest(content);
  return { id: 3, game: 'downforce', level: 'club', view, seed: 's', iterations: 100, content: { digest } };
}

describe('a question of a table with its own content', () => {
  const content = ownContent('thread');
  const question = questionWith(content);
  const digest = contentDigest(content);
  const withValue = { ...question, content: { digest, value: content } };
  // A thread starts with bots of its own, which remember nothing.
  const thread = () => {
    const games = [{ ...DOWNFORCE_BOTS }, FORMULA_BOTS];
    return (data: unknown) => answerRequest(games, structuredClone(data), undefined, botsWithContent);
  };

  it('needs the value once, and by digest gets the same answer afterwards', () => {
    const ask = thread();
    expect(ask(question)).toMatchObject({ id: 3, ok: false, refusal: { code: 'content-needed' } });
    const reply = ask(withValue);
    expect(reply).toMatchObject({ id: 3, ok: true });
    expect(ask(question)).toEqual(reply);
    expect(ask({ ...question, content: undefined })).toMatchObject({ refusal: { code: 'bad-view' } });
  });

  it('is remembered among the last few contents, and then needed again', () => {
    const ask = thread();
    ask(withValue);
    const others = Array.from({ length: 4 }, (_, i) => ownContent(`other ${i}`));
    for (const value of others.slice(1))
      ask({ ...questionWith(value), content: { digest: contentDigest(value), value } });
    expect(ask(question)).toMatchObject({ ok: true });
    const [first = content] = others;
    ask({ ...questionWith(first), content: { digest: contentDigest(first), value: first } });
    // It was used after the first of the others, so that one is forgotten.
    expect(ask(question)).toMatchObject({ ok: true });
    expect(ask(questionWith(others[1] ?? content))).toMatchObject({ refusal: { code: 'content-needed' } });
  });

  it('is refused with the reason if the content is bad, or the game takes none', () => {
    const ask = thread();
    const bad = { ...content, deck: { format: 1 } };
    expect(ask({ ...question, content: { digest: 'x', value: bad } })).toMatchObject({
      ok: false,
      refusal: { code: 'bad-deck', params: { content: 'deck' } },
    });
    expect(ask({ ...question, content: { digest: 'x' } })).toMatchObject({
      refusal: { code: 'content-needed' },
    });
    expect(ask({ ...question, content: 7 })).toMatchObject({ refusal: { code: 'bad-request' } });
    expect(ask({ ...withValue, game: 'formula' })).toMatchObject({ refusal: { code: 'unknown-content' } });
  });
});

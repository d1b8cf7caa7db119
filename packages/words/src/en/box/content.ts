import { DECK_SENTENCES, TRACK_SENTENCES } from '@paddock/downforce';
import { contentWords, type ContentWords } from '../../downforce/content/words.ts';
import { words } from '../common/shared.ts';

export const content: ContentWords = contentWords(
  {
    card: (number) => `card ${number}`,
    deck: 'the deck',
    section: (number) => `section ${number}`,
    track: 'the track',
    deckProblems: DECK_SENTENCES,
    trackProblems: TRACK_SENTENCES,
    place: (name, at) => (at === '' ? `“${name}”:` : `“${name}”, at ${at}:`),
    refusals: {
      'not-content': (place) => `${place} this is neither a deck nor a track.`,
      'content-not-json': (place) => `${place} this is not JSON.`,
      'content-too-deep': (place) => `${place} it is nested too deeply.`,
      'content-too-large': (place, { max }) =>
        `${place} it is too large: deck and tracks have at most ${max} characters together.`,
      'unknown-content': (place) => `${place} this game takes nothing of that name.`,
      'track-id-taken': (place, { id }) =>
        `${place} there is a track “${id}” already; give yours another id.`,
    },
    rules: { content: 'Own content', 'D-C2': 'The cards', 'D-C4': 'The tracks', T6: 'Track files' },
  },
  words,
);

import {
  CIRCUIT_IDS,
  downforceGameWith,
  downforceWith,
  PRINTED_CONTENT,
  RANDOM_TRACK,
  readDeck,
  readTrack,
  type Deck,
  type DrawnTrack,
} from '@paddock/downforce';
import { canonical, eraseGame, isRefusal, readOwnContent, type OwnContent } from '@paddock/kernel';
import type { DownforceFormWords } from '@paddock/words/downforce/form/words';
import { circuitFigures, type CircuitFigures } from '@paddock/words/downforce/form/circuits';
import type { Brought, FormWords, GameForm, Given, OwnThing } from '../../new-game/form.ts';
import { svgUrl } from '../../share/svg-url.ts';
import { drawOwnGround } from '../pictures/draw-own.ts';
import { downforceForm } from './form.ts';

type OwnFormWords = FormWords & Pick<DownforceFormWords, 'circuitText'>;

interface OwnTrack {
  /** The thing's, not the circuit's. */
  readonly id: string;
  /** As it is brought to the table. */
  readonly value: OwnThing['value'];
  readonly track: DrawnTrack;
  readonly figures: CircuitFigures;
}

interface OwnDeck {
  readonly id: string;
  readonly value: OwnThing['value'];
  readonly deck: Deck;
}

/** The form with custom decks and circuits beside ours. */
export function formWithOwn(words: () => OwnFormWords, { things, chosen }: Brought): GameForm {
  const all = chosen === undefined ? things : [chosen, ...things.filter(({ id }) => id !== chosen.id)];
  const decks = decksIn(all);
  const tracks = tracksIn(all);
  const form = (deckId: string | null): GameForm => {
    const own = decks.find(({ id }) => id === deckId);
    const content = {
      deck: own?.deck ?? PRINTED_CONTENT.deck,
      tracks: [...PRINTED_CONTENT.tracks, ...tracks.map(({ track }) => track)],
    };
    const game = eraseGame(downforceGameWith(downforceWith(content)));
    const plain = downforceForm(game, () => named(words(), tracks));
    return {
      ...plain,
      valuePicture: (option, value) => {
        const drawn = tracks.find(({ track }) => track.file.id === value);
        return drawn === undefined ? plain.valuePicture(option, value) : pictureOf(drawn.track);
      },
      ...(decks.length > 0 && {
        deck: {
          decks: decks.map(({ id, deck: { file } }) => ({ id, name: file.name, author: file.author ?? '' })),
          chosen: own?.id ?? null,
          choose: form,
        },
      }),
      contentFor: (options) => contentFor(own, tracks, options),
      // Each is sound by itself; only together they may be too much.
      isTooMuch: (options) => isTooMuch(contentFor(own, tracks, options)),
      withTrack: (id) => {
        const track = tracks.find((thing) => thing.id === id)?.track.file.id;
        return track === undefined ? {} : { track };
      },
    };
  };
  return form(chosen?.kind === 'deck' ? chosen.id : null);
}

function decksIn(things: readonly OwnThing[]): readonly OwnDeck[] {
  return ofKind(things, 'deck').flatMap(({ id, value }) => {
    const reading = readDeck(value);
    return reading.ok ? [{ id, value, deck: reading.deck }] : [];
  });
}

/** Two may have the same id, or one of ours: the later one gets another for this game. */
function tracksIn(things: readonly OwnThing[]): readonly OwnTrack[] {
  const taken = new Set<string>([...CIRCUIT_IDS, RANDOM_TRACK]);
  return ofKind(things, 'track').flatMap(({ id, value }) => {
    const trackId = freeId(value['id'], taken);
    const renamed = { ...value, id: trackId };
    const reading = readTrack(renamed);
    if (!reading.ok) return [];
    taken.add(trackId);
    const { track } = reading;
    return [{ id, value: renamed, track, figures: circuitFigures(track) }];
  });
}

/** The same thing twice is once enough. */
function ofKind(things: readonly OwnThing[], kind: OwnThing['kind']): readonly OwnThing[] {
  const seen = new Set<string>();
  return things.filter((thing) => {
    const text = canonical(thing.value);
    if (thing.kind !== kind || seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}

function freeId(id: unknown, taken: ReadonlySet<string>): string {
  const wanted = String(id).slice(0, 30);
  for (let number = 2; ; number++) {
    const next = number === 2 ? String(id) : `${wanted}-${number - 1}`;
    if (!taken.has(next)) return next;
  }
}

const pictures = new WeakMap<DrawnTrack, string>();

function pictureOf(track: DrawnTrack): string {
  const known = pictures.get(track) ?? svgUrl(drawOwnGround(track));
  pictures.set(track, known);
  return known;
}

/** Custom circuits go by the names their authors gave them. */
function named(words: OwnFormWords, tracks: readonly OwnTrack[]): FormWords {
  const names = new Map(tracks.map(({ track: { file } }) => [file.id, file.name]));
  const labels = Object.fromEntries(
    tracks.map(({ track: { file }, figures }) => [
      file.id,
      { label: file.name, text: words.circuitText(figures) },
    ]),
  );
  return {
    ...words,
    option: (key) => {
      const option = words.option(key);
      return key === 'track' ? { ...option, values: { ...option.values, ...labels } } : option;
    },
    optionValue: (key, value, context) => {
      if (key === 'worldTour' && Array.isArray(value) && value.length > 0)
        return value.map((id: string) => names.get(id) ?? words.optionValue(key, [id], context)).join(', ');
      return (typeof value === 'string' && names.get(value)) || words.optionValue(key, value, context);
    },
  };
}

/** The chosen deck, and those of the circuits that the options name. */
function contentFor(
  own: OwnDeck | undefined,
  tracks: readonly OwnTrack[],
  { track, worldTour }: Given,
): OwnContent | undefined {
  const wanted = Array.isArray(worldTour) && worldTour.length > 0 ? (worldTour as unknown[]) : [track];
  const raced = tracks.filter((thing) => wanted.includes(thing.track.file.id));
  const named = raced.map(({ value }, at) => [at === 0 ? 'track' : `track-${at + 1}`, value] as const);
  const content = { ...(own && { deck: own.value }), ...Object.fromEntries(named) };
  return Object.keys(content).length === 0 ? undefined : content;
}

function isTooMuch(content: OwnContent | undefined): boolean {
  return content !== undefined && isRefusal(readOwnContent(content));
}

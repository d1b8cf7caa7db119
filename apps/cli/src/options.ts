import { isRefusal, type OptionKind } from '@paddock/kernel';
import { asWholeNumber, textIn, type Call, type Flags } from './flags.ts';
import type { Game, Given } from './game.ts';
import type { Session } from './session.ts';
import { usage } from './stop.ts';

/** A game's options as flags, made from its table. */
export function optionFlags(game: Game): Flags {
  return Object.fromEntries(
    Object.entries(game.options).map(([key, { kind }]) => [
      key,
      kind.type === 'flag' && kind.or === undefined ? {} : { value: placeholder(kind) },
    ]),
  );
}

function placeholder(kind: OptionKind): string {
  switch (kind.type) {
    case 'flag':
      return ['true', 'false', ...(kind.or ?? [])].join('|');
    case 'choice':
      return kind.values.join('|');
    case 'number':
      return 'N';
    case 'numbers':
      return 'N[,N…]';
    case 'list':
      return `${kind.of.join('|')}[,…]`;
    case 'names':
      return 'A,B,…';
    case 'shares':
      break;
  }
  return [...kind.values, 'a,b/c,d/…'].join('|');
}

/** Merges the `usual` options, the preset's, and those given as flags; later ones win. */
export function readOptions(
  session: Session,
  game: Game,
  call: Call,
  players: number,
  usual: Given = {},
): Given {
  const given = { ...usual, ...presetOptions(session, game, call), ...givenOptions(game, call) };
  const resolved = game.resolve(players, given);
  if (isRefusal(resolved)) throw usage(game.refusal(session.language, resolved, { names: [] }));
  return resolved;
}

/** The options given as flags. */
export function givenOptions(game: Game, call: Call): Given {
  const given: Record<string, unknown> = {};
  for (const [key, { kind }] of Object.entries(game.options)) {
    const text = call.values.get(key);
    if (text !== undefined) given[key] = text === true ? true : valueOf(kind, text);
  }
  return given;
}

function presetOptions({ text }: Session, game: Game, call: Call): Given {
  const name = textIn(call, 'preset');
  if (name === undefined) return {};
  const preset = Object.hasOwn(game.presets, name) ? game.presets[name] : undefined;
  if (preset === undefined)
    throw usage(text.errors.unknownPreset(name, Object.keys(game.presets).join(', ')));
  return preset;
}

/** Unreadable values stay text, which the rules' table then refuses with the option's name. */
function valueOf(kind: OptionKind, text: string): unknown {
  switch (kind.type) {
    case 'number':
      return asWholeNumber(text) ?? text;
    case 'numbers': {
      const numbers = text.split(',').map((part) => asWholeNumber(part) ?? part);
      return numbers.length === 1 ? numbers[0] : numbers;
    }
    case 'list':
    case 'names':
      return text === '' ? [] : text.split(',').map((name) => name.trim());
    case 'shares':
      return kind.values.includes(text) ? text : text.split('/').map((share) => share.split(','));
    case 'flag':
      return text === 'true' || text === 'false' ? text === 'true' : text;
    case 'choice':
      break;
  }
  return text;
}

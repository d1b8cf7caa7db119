import type { Flags } from './flags.ts';
import type { Game } from './game.ts';
import { GAMES } from './games.ts';
import { optionFlags } from './options.ts';
import type { Session } from './session.ts';
import type { CommandName, FlagName } from '@paddock/words/cli';

const WIDTH = 26;

const heading = ({ words }: Session, label: string) => words.labelled(label, '').trimEnd();

export function programHelp(session: Session, commands: readonly CommandName[]): string[] {
  const { text, words } = session;
  const { help } = text;
  return [
    words.labelled('paddock', text.tagline),
    '',
    words.labelled(help.usage, `paddock ${help.command.toUpperCase()} […]`),
    '',
    heading(session, help.commands),
    ...commands.map((name) => `  ${name.padEnd(10)}${text.commands[name].summary}`),
    '',
    heading(session, help.examples),
    ...commands.flatMap((name) => example(text.commands[name].examples[0])),
    '',
    help.more,
    help.exitCodes,
  ];
}

export function commandHelp(session: Session, name: CommandName, flags: Flags, takes: string): string[] {
  const { text, words } = session;
  const { summary, more, examples, flags: own = {} } = text.commands[name];
  // A bot is checked at the usual tables.
  const hasGames = 'game' in flags && name !== 'bot';
  return [
    words.labelled(`paddock ${name}`, summary),
    '',
    words.labelled(text.help.usage, `paddock ${name} ${takes}`).trimEnd(),
    '',
    heading(session, text.help.examples),
    ...examples.flatMap(example),
    '',
    heading(session, text.help.flags),
    ...Object.entries(flags).map(([flag, { value }]) =>
      column(flag, value, own[flag as FlagName] ?? text.flags[flag as FlagName]),
    ),
    ...(hasGames ? GAMES.flatMap((game) => gameHelp(session, game)) : []),
    '',
    more,
  ];
}

function gameHelp(session: Session, game: Game): string[] {
  const { text, language } = session;
  const { help } = text;
  const context = { names: [] };
  return [
    '',
    heading(
      session,
      `${help.gameFlags(game.title(language))} (--game ${game.name}, --players ${help.players(game.players.min, game.players.max)})`,
    ),
    ...Object.entries(optionFlags(game)).flatMap(([key, { value }]) => {
      const words = game.option(language, key);
      const byDefault = game.optionValue(language, key, game.options[key]?.default, context);
      return [
        column(key, value, words.text),
        `${''.padEnd(WIDTH)}(${words.allowed} – ${help.byDefault(byDefault)})`,
      ];
    }),
    ...presetHelp(session, game),
  ];
}

function presetHelp(session: Session, game: Game): string[] {
  const names = Object.keys(game.presets);
  if (names.length === 0) return [];
  return [
    '',
    heading(session, session.text.help.presets),
    ...names.map((name) => column(`preset ${name}`, undefined, game.preset(session.language, name).text)),
  ];
}

function column(flag: string, value: string | undefined, what: string): string {
  const head = `  --${flag}${value === undefined ? '' : ` ${value}`}`;
  return head.length < WIDTH ? head.padEnd(WIDTH) + what : `${head}\n${''.padEnd(WIDTH)}${what}`;
}

function example(pair: readonly [call: string, what: string] | undefined): string[] {
  return pair === undefined ? [] : [`  ${pair[0]}`, `      ${pair[1]}`];
}

import { COMMAND_NAMES, COMMANDS, findCommand } from './commands.ts';
import { commandHelp, programHelp } from './help.ts';
import { languageFor, sessionIn, type Session, type System } from './session.ts';
import { Stop, usage } from './stop.ts';

/** Returns the exit code. */
export async function main(args: readonly string[], system: System = process): Promise<number> {
  const { env } = system;
  let session = sessionIn('en', system);
  try {
    session = sessionIn(languageFor([], env), system);
    session = sessionIn(languageFor(args, env), system);
    return await run(session, args);
  } catch (error) {
    const { exitCode, message } =
      error instanceof Stop ? error : new Stop(1, session.text.errors.bug(String(error)));
    session.complain(message);
    return exitCode;
  }
}

async function run(session: Session, args: readonly string[]): Promise<number> {
  const at = args.findIndex((arg, index) => !arg.startsWith('-') && args[index - 1] !== '--lang');
  const [name] = at < 0 ? [] : [args[at]];
  const asksHelp = args.includes('--help') || args.includes('-h');
  if (name === undefined || name === 'help') {
    const unknown = args.find((arg) => arg.startsWith('-') && !/^(?:--help|-h|--lang(?:=.*)?)$/.test(arg));
    if (unknown !== undefined) throw usage(session.text.errors.unknownFlag(unknown));
    for (const line of programHelp(session, COMMAND_NAMES)) session.line(line);
    return asksHelp || name === 'help' ? 0 : 2;
  }
  const command = findCommand(name);
  if (command === undefined) {
    throw usage(`${session.text.errors.unknownCommand(name)} – ${session.text.errors.see('paddock')}`);
  }
  const { flags, takes, run: runCommand } = COMMANDS[command];
  if (asksHelp) {
    for (const line of commandHelp(session, command, flags, takes)) session.line(line);
    return 0;
  }
  return await runCommand(session, args.toSpliced(at, 1));
}

import { CIRCUIT_IDS } from '@paddock/downforce';
import { LANGUAGES } from '@paddock/words';
import { CLI } from '@paddock/words/all';
import { describe, expect, it } from 'vitest';
import { COMMAND_NAMES } from './commands.ts';
import { paddock, startPaddock } from './testing.ts';

describe('the program', () => {
  it.each([
    [['--help'], {}, 0],
    [[], {}, 2],
    [['verfy', 'x'], { LANG: 'fr_FR.UTF-8' }, 2],
    [['--help', '--lang', 'pt'], {}, 0],
  ] as const)('started as people start it, says the same and exits alike: %j', async (args, env, code) => {
    const ran = await startPaddock(args, { env });
    expect(ran.code).toBe(code);
    expect(ran).toEqual(await paddock(args, { env }));
  });

  it('shows examples with --help, -h, help, and without arguments', async () => {
    const help = await paddock(['--help']);
    expect(help).toMatchObject({ code: 0, err: '' });
    for (const name of COMMAND_NAMES) expect(help.out).toContain(`paddock ${name}`);
    expect(await paddock(['-h'])).toEqual(help);
    expect(await paddock(['help'])).toEqual(help);
    expect(await paddock([])).toEqual({ ...help, code: 2 });
  });

  it.each(COMMAND_NAMES)('shows examples for %s', async (name) => {
    const { code, out, err } = await paddock([name, '--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const [call] of CLI.en.commands[name].examples) expect(out).toContain(call);
    expect(out).not.toMatch(/undefined|\[object/);
  });

  it('derives the flags of simulate from the rules’ table of options', async () => {
    const { out } = await paddock(['simulate', '--help']);
    for (const flag of ['--races N', '--removed N', '--teams dealt', '--championship', '--drivers']) {
      expect(out).toContain(flag);
    }
    expect(out).toMatch(/--preset full-season +Seventeen races/);
    for (const flag of [`--track ${CIRCUIT_IDS.join('|')}|random`, '--twoPlayerCunning']) {
      expect(out).toContain(flag);
    }
    expect(out).toContain('--preset beginners');
  });

  it('shows the same calls in every language', () => {
    for (const name of COMMAND_NAMES) {
      const calls = Object.values(CLI).map(({ commands }) => commands[name].examples.map(([call]) => call));
      expect(new Set(calls.map((list) => list.join('\n'))).size).toBe(1);
    }
  });

  it('speaks the language asked for, else the system’s, else English', async () => {
    for (const language of LANGUAGES) {
      const { usage } = CLI[language].help;
      expect((await paddock(['--help', '--lang', language])).out).toContain(usage);
      expect((await paddock([`--lang=${language}`, '--help'])).out).toContain(usage);
    }
    expect((await paddock(['--help'], { env: { LANG: 'fr_FR.UTF-8' } })).out).toContain('Utilisation');
    expect((await paddock(['--help'], { env: { LC_ALL: 'fr_FR.UTF-8', LANG: 'en_GB' } })).out).toContain(
      'Utilisation',
    );
    expect((await paddock(['--help'], { env: { LANG: 'de_DE.UTF-8' } })).out).toContain('Usage');
    expect((await paddock(['verfy'], { env: { LANG: 'fr_FR.UTF-8' } })).err).toContain(
      'il n’y a pas de commande',
    );
  });

  it.each([
    [['verfy', 'x'], 'there is no command «verfy»'],
    [['--lang', 'de', '--help'], 'no language «de»'],
    [['--verbose'], 'there is no option --verbose'],
    [['simulate', '--lap', '3'], 'there is no option --lap'],
    [['simulate', '-x'], 'there is no option -x'],
    [['simulate', '--constructor', '3'], 'there is no option --constructor'],
    [['simulate', '--races'], '--races needs a value'],
    [['simulate', '--seed', '--json'], '--seed needs a value'],
    [['simulate', '--json=yes'], '--json takes no value'],
    [['simulate', '--games', '1', '--games', '2'], '--games is given twice'],
    [['simulate', '--games', '1e3'], '--games cannot be «1e3»'],
    [['simulate', '--games', '0'], '--games cannot be «0»'],
    [['simulate', '--players', '7'], '--players cannot be «7»: it must be a whole number from 2 to 6'],
    [['simulate', '--game', 'chess'], 'there is no game «chess»; there is formula, downforce'],
    [['simulate', '--game'], '--game needs a value'],
    [['simulate', '--preset', 'weekend'], 'there is no preset «weekend»; there is one-race'],
    [['simulate', '--races', '18'], 'Races must be a whole number from 1 to 17. (The season, F-E3)'],
    [['simulate', '--races', 'many'], 'Races must be'],
    [['simulate', '--removed', '7'], 'Cards taken out must be 0, 6, 12, 18 or 24'],
    [
      ['simulate', '--removed', '0,6'],
      'a list of cards taken out needs one number per race. (Shorter races, F-O1)',
    ],
    [['simulate', '--players', '6', '--removed', '24'], 'too few cards would be left'],
    [['simulate', '--teams', 'red/blue'], 'Teams must be'],
    [['simulate', '--teams', 'red,blue/green/yellow/purple'], 'every player takes the same number of teams'],
    [['simulate', '--drivers', 'a,a,c,d,e,f,g,h,i,j,k,l'], 'two drivers have the same name'],
    [['simulate', '--game', 'downforce', '--races', '2'], 'there is no option --races'],
    [['simulate', '--game', 'downforce', '--track', 'monaco'], 'Track must be a track, or random. ('],
    [['simulate', '--game=downforce', '--hand', 'drawn'], 'D-V2)'],
    [['simulate', '--championship', 'none'], 'Championship must be constructors or drivers'],
    [['simulate', 'games.jsonl'], '«games.jsonl» does not belong here'],
    [['verify'], 'which file?'],
    [['verify', '--json', 'x'], 'there is no option --json'],
    [['show'], 'which file?'],
    [['show', 'a', 'b'], 'one file at a time'],
    [['show', 'a', '--nr', '0'], '--nr cannot be «0»'],
    [['ladder', '--levels', 'club,god'], 'there is no level «god»; there is random, rookie, club'],
    [['ladder', '--levels', 'club'], 'two levels or more are needed'],
    [['ladder', '--levels', 'club,club'], 'level «club» is given twice'],
    [['ladder', '--one', 'god'], 'there is no level «god»'],
    [['ladder', '--one', 'club', '--levels', 'club'], 'two levels or more are needed'],
    [['ladder', '--processes', '0'], '--processes cannot be «0»: it must be a whole number from 1 to 256'],
    [['ladder', '--each-variant', '--preset', 'evening'], 'leave --preset out'],
    [['simulate', '--levels', 'club,god'], 'there is no level «god»'],
    [['simulate', '--levels', 'club,club'], 'give one level for all seats, or one for each of the 4'],
    [['ladder', '--deals', '1'], '--deals cannot be «1»: it must be a whole number from 2'],
    [['ladder', '--players', '1'], '--players cannot be «1»'],
    [['ladder', '--removed', '7'], 'Cards taken out must be'],
    [['ladder', 'club'], '«club» does not belong here'],
    [['deck'], 'say what to do: check – try «paddock deck --help»'],
    [['deck', 'chek', 'x'], 'there is no command «deck chek»'],
    [['deck', 'check'], 'which file?'],
    [['deck', 'check', 'a', 'b'], 'one file at a time'],
    [['deck', 'check', 'no-such-file'], 'cannot read no-such-file: there is no such file or folder'],
    [['track'], 'say what to do: check or draw'],
    [['track', 'race', 'marina-bay'], 'there is no command «track race»'],
    [['track', 'check', 'marina-bay', '--out', 'x'], '--write and --out go with all'],
    [['track', 'draw', 'marina-bay', '--games', '9'], 'there is no option --games'],
    [['track', 'check', 'marina-bay', '--games', 'all'], '--games cannot be «all»'],
    [['track', 'draw', 'marina-bay'], 'where to? Give a file with --out'],
    [['track', 'draw', 'marina-bay', '--out', 'no/such/track.svg'], 'cannot write no/such/track.svg'],
    [['serve', '8080'], '«8080» does not belong here'],
    [['serve', '--port', '8080'], 'there is no option --port'],
    [
      ['admin'],
      'say what to do: backup, export, tables, people, sign-out, make-admin, refold, restore, import or doctor – try «paddock admin --help»',
    ],
    [['admin', 'vacuum'], 'there is no command «admin vacuum»'],
    [['admin', 'backup'], 'which file?'],
    [['admin', 'tables', 'x'], '«x» does not belong here'],
    [['bench', '--runs', '3'], 'there is no option --runs'],
    [['bench', 'x'], '«x» does not belong here'],
    [['bench', '--against', 'no-such-folder'], 'no-such-folder has no games of Downforce to measure'],
  ])('answers a wrong call, %j, with one line and exit code 2', async (args, told) => {
    const { code, out, err } = await paddock(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^paddock: .+\n$/);
    expect(err).toContain(told);
  });
});

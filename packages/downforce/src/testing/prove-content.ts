import {
  fastChance,
  isRefusal,
  type OwnContent,
  readRecord,
  resolveOptions,
  type Setup,
  verify,
} from '@paddock/kernel';
import { compareTwins, playScript, playUnderLaws } from '@paddock/kernel/laws';
import { mostPlayers } from '../deck/most-players.ts';
import { downforce } from '../rules/whole/downforce.ts';
import type { DownforceRules } from '../rules/rules.ts';
import type { DownforceOptions } from '../state/options.ts';
import { countEverything, countMoney } from './conservation.ts';
import { hiddenIn } from './hidden.ts';
import { PAIR_VALUES } from './pairs.ts';
import { played } from './played.ts';

/** How much of a content is tried. */
export interface Effort {
  readonly games: number;
  /** The costly laws are checked at one step in this many. */
  readonly every: number;
  readonly twins: number;
}

/** What held. */
export interface Proved {
  readonly games: number;
  readonly actions: number;
  /** States on which all laws were checked. */
  readonly checked: number;
  /** Acts after which twins were compared. */
  readonly compared: number;
}

/** More actions than any game can have. */
const LONGEST = 60_000;

/**
 * Plays random games with this content, each with other players and options: the laws, conservation and twins hold, games
 * end, and their records are verified by rules that have never seen it. Throws where something does not hold.
 */
export function proveContent(own: OwnContent, seed: string, { games, every, twins }: Effort): Proved {
  const rules = downforce.withContent?.(own);
  if (rules === undefined || isRefusal(rules)) throw new Error(`refused: ${JSON.stringify(rules)}`);
  const proved = { games, actions: 0, checked: 0, compared: 0 };
  for (let game = 0; game < games; game++) {
    const name = `${seed} ${game}`;
    const setup = randomTable(rules, own, name);
    const { actions, checked, final } = playUnderLaws(
      rules,
      setup,
      { seed: name, every, longest: LONGEST },
      countEverything,
    );
    countMoney(final);
    proved.actions += actions;
    proved.checked += checked;
    proved.compared += compareWorlds(rules, setup, name, twins);
    verifyAgain(rules, own, setup, name);
  }
  return proved;
}

/** On the content's own track where it has one, with options drawn from all that its deck and tracks allow. */
function randomTable(rules: DownforceRules, own: OwnContent, seed: string): Setup<DownforceOptions> {
  const chance = fastChance(`${seed} table`);
  const pick = <Value>(values: readonly Value[]): Value => values[chance.below(values.length)];
  const { tracks } = rules.content;
  const ours = tracks.length - Object.keys(own).filter((name) => name !== 'deck').length;
  const track = pick(ours < tracks.length ? tracks.slice(ours) : tracks).file.id;
  for (;;) {
    const players = 2 + chance.below(mostPlayers(rules.content.deck) - 1);
    const given = { ...pick(Object.values(PAIR_VALUES)), ...pick(Object.values(PAIR_VALUES)), track };
    const options = resolveOptions(rules.options, players, given);
    if (!isRefusal(options)) return { players, options };
  }
}

function compareWorlds(
  rules: DownforceRules,
  setup: Setup<DownforceOptions>,
  seed: string,
  twins: number,
): number {
  const script = playScript(rules, setup, seed);
  const viewer = fastChance(`${seed} viewer`).below(setup.players);
  const run = { seed, twins, every: 12 };
  const { leak, compared } = compareTwins(rules, setup, script, viewer, hiddenIn(rules, setup), run);
  if (leak !== undefined) throw new Error(`seat ${viewer} learns something at act ${leak.act}`);
  return compared;
}

/** As on a machine that has nothing but the record. */
function verifyAgain(
  rules: DownforceRules,
  own: OwnContent,
  { players, options }: Setup<DownforceOptions>,
  seed: string,
): void {
  const record = readRecord(JSON.parse(JSON.stringify(played(rules, players, options, seed, own))));
  if ('code' in record) throw new Error(`${record.code} at ${record.at}`);
  const verdict = verify(downforce, record);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.problem));
}

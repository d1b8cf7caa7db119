import { plural } from '../common/shared.ts';
import type { RecordWords } from '../../records/records.ts';

export const records: RecordWords = {
  problems: {
    'other-game': ({ found }) => `this is a record of another game, “${found}”.`,
    'other-rulings': ({ found }) => `it was played under rulings ${found}, which this version does not know.`,
    'bad-setup': ({ refusal, found }) =>
      refusal || `this game is not for ${plural(found, 'player', 'players')}.`,
    'unknown-content': ({ found }) =>
      `it was played with its own “${found}”, which this version cannot check.`,
    'bad-content': ({ found, refusal }) => `its own “${found}” cannot be played with. ${refusal}`,
    'content-missing': ({ found }) => `it was played with its own “${found}”, which is not in the record.`,
    'other-content': ({ found }) => `the “${found}” given is not the one it was played with.`,
    'bad-hands': ({ found }) => `it says that seat ${found} changes hands, but the seat cannot or does not.`,
    'bad-secret': ({ deal }) => `the secret of deal ${deal} does not match its seal.`,
    'deals-missing': ({ deal }) => `deal ${deal} is missing.`,
    'secret-missing': ({ deal }) => `the race is over, but the secret of deal ${deal} is not published.`,
    'deals-unused': ({ deal }) => `deal ${deal} is in the record, but nothing was drawn from it.`,
    'salts-missing': ({ deal }) => `deal ${deal} does not have one salt per seat.`,
    'bad-salt': ({ deal, found }) =>
      `in deal ${deal}, the salt of seat ${found} is not the one that was sealed.`,
    unreadable: ({ found }) => `“${found}” is not an action.`,
    illegal: ({ found, refusal }) => `“${found}” is against the rules. ${refusal}`,
    'after-the-end': () => 'the game was already over.',
    'table-missing': ({ expected }) =>
      expected === '' ? 'what the table did next is missing.' : `the table’s “${expected}” is missing.`,
    'table-extra': ({ found }) => `“${found}” should not be there: the table had nothing to do.`,
    'other-draw': ({ found, expected, deal }) =>
      `it says “${found}”, but the sealed secret of deal ${deal} gives “${expected}”.`,
    altered: () => 'its checksum is wrong: something was altered here.',
    'other-result': () => 'the result is not the one the moves lead to.',
    'other-digest': () => 'the digest is not the one the moves lead to.',
    'result-missing': () => 'the game is over, but its result or its digest is missing.',
    'result-early': () => 'there is a result, but the game is not over.',
  },
  formats: {
    'not-a-record': () => 'This is not a game record.',
    'newer-format': () => 'This record was written by a newer version of Paddock: please update.',
    malformed: (at) => `This record is damaged: “${at}” is not as it should be.`,
  },
  atEntry: (entry) => `Step ${entry}: `,
  atHead: 'The record: ',
  proof: ({ entries, actions, deals, dealsProved, finished, namesRemoved }) => {
    const drawn =
      dealsProved === deals
        ? `every draw follows from secrets sealed beforehand (${plural(deals, 'deal', 'deals')})`
        : `the draws of ${dealsProved} of ${plural(deals, 'deal', 'deals')} follow from secrets sealed beforehand, the others are not published yet`;
    const head = `nothing altered (${plural(entries, 'step', 'steps')}), every move legal (${plural(actions, 'action', 'actions')}), ${drawn}`;
    const proof = finished ? `${head}.` : `${head}; the game is still running.`;
    return namesRemoved ? `${proof} Names removed.` : proof;
  },
  parts: (deal, revealed, unrevealed) => {
    const together = revealed === '' ? 'no device took part' : `shuffled together by ${revealed}`;
    const silent =
      unrevealed === '' ? '' : ` Left out, because they did not reveal their part in time: ${unrevealed}.`;
    return `Deal ${deal}: ${together}.${silent}`;
  },
  hand: (name, bot) =>
    bot === undefined
      ? `From here on, a person plays for ${name}.`
      : `From here on, a bot (${bot}) plays for ${name}.`,
  hints: (name, count) => `${name} asked for ${plural(count, 'hint', 'hints')}.`,
  former: (seat) => `Former player ${seat + 1}`,
};

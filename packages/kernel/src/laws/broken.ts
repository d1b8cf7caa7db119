/** The laws every game keeps. A broken one is reported with its game and step, so that it can be reproduced. */
export const LAWS = [
  'somebody acts, or the game is over',
  'legal lists each action once',
  'only a seat that is asked has legal actions',
  'every legal action is not refused',
  'every other number is refused, with a reason',
  'what TABLE rolls is not refused',
  'read(write(action)) is the action',
  'view(imagine(view)) is the view',
  'legal on the imagined state is legal on the real one',
  'a refusal depends only on the view',
  'a plan looks the same on both states until it ends',
  'sealed choices may come in any order',
  'a viewer whose view changed was told a fact',
  'no old copy ever changes',
  'copying into a used state gives the same state',
  'a seat acts between two deals',
  'games end',
  'a game that is over has an outcome',
] as const;
export type Law = (typeof LAWS)[number];

export class LawBroken extends Error {
  readonly law: Law;

  constructor(law: Law, where: string) {
    super(`broken: ${law} (${where})`);
    this.law = law;
  }
}

/** The form's first screenful: who plays, which way, how long it takes. */
export interface SetupTexts {
  readonly opponents: string;
  readonly mixed: string;
  readonly peopleHere: string;
  readonly friends: string;
  readonly ownMix: string;
  readonly seats: string;
  readonly table: string;
  readonly options: string;
  changed(count: number): string;
  backTo(preset: string): string;
  about(minutes: number): string;
  readonly difficulties: Readonly<Record<'easy' | 'medium' | 'hard', string>>;
  readonly firstGame: string;
  readonly learn: string;
}

import { formulaGame } from '@paddock/formula';
import { eraseGame } from '@paddock/kernel';

export const FORMULA = eraseGame(formulaGame);

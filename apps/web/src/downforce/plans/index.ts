export { DeclareChoice } from './declare.tsx';
export { RaceNote } from './race-note.tsx';
export { WildChoice } from './wild-choice.tsx';

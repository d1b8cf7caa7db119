export { strengthOf, type Strength } from './strength.ts';
export { train, type Progress, type Training } from './train.ts';
export { weightsModule } from './weights-module.ts';

export { Learn } from './learn.tsx';

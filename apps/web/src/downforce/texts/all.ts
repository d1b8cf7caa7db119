export { downforceTexts as allTexts } from './index.ts';

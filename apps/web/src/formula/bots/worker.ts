import { answerRequest, FORMULA_BOTS } from '@paddock/bots/formula';

addEventListener('message', ({ data }: MessageEvent<unknown>) =>
  postMessage(answerRequest([FORMULA_BOTS], data)),
);

import { answerRequest, DOWNFORCE_BOTS } from '@paddock/bots/downforce';

addEventListener('message', ({ data }: MessageEvent<unknown>) =>
  postMessage(answerRequest([DOWNFORCE_BOTS], data)),
);

import { answerRequest } from '@paddock/bots';
import { HIGH_CARD_BOTS } from '@paddock/bots/testing/high-card';

addEventListener('message', ({ data }: MessageEvent<unknown>) =>
  postMessage(answerRequest([HIGH_CARD_BOTS], data)),
);

import { answerRequest } from '@paddock/bots/formula';

addEventListener('message', ({ data }: MessageEvent<unknown>) => postMessage(answerRequest(data)));

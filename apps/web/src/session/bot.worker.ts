import { answerRequest } from '@paddock/bots';

addEventListener('message', ({ data }: MessageEvent<unknown>) => postMessage(answerRequest(data)));

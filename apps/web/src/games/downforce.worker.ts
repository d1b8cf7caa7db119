import { answerRequest } from '@paddock/bots/downforce';

addEventListener('message', ({ data }: MessageEvent<unknown>) => postMessage(answerRequest(data)));

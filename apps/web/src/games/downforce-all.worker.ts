export { answerRequest } from '@paddock/bots/downforce';

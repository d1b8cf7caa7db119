import { play, type Order } from './order.ts';

/** A process that plays the games it is sent, one at a time. Ctrl-C reaches it too, but only its parent decides. */
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit(0));
process.on('message', (order: Order) => {
  process.send?.(play(order));
});

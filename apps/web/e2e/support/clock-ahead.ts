/** Loaded before a server whose clock a test puts forward: each SIGUSR2 is 80 seconds. */
const now = Date.now;
let ahead = 0;
Date.now = () => now() + ahead;
process.on('SIGUSR2', () => {
  ahead += 80_000;
});

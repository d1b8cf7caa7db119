#!/usr/bin/env node
import './node-version.js';

// Not static imports: an old Node lacks some of their names, and would fail before the check above could say so.
await import('./engine.js');
const { flushCompileCache } = await import('node:module');
const { entry } = await import('./entries.ts');
const { main } = await import(await entry('program'));

/**
 * The reader closed the pipe: `paddock show … | head`.
 * @param {NodeJS.ErrnoException} error
 */
function leaveQuietly(error) {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
}

process.stdout.on('error', leaveQuietly);
process.stderr.on('error', leaveQuietly);
process.exitCode = await main(process.argv.slice(2));
// A server keeps running and may be killed without warning.
flushCompileCache();

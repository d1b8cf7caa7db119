#!/usr/bin/env node
import './engine.js';
import { flushCompileCache } from 'node:module';

const { main } = await import('./program.ts');

/**
 * Whoever reads us has seen enough: `paddock show … | head`.
 * @param {NodeJS.ErrnoException} error
 */
function leaveQuietly(error) {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
}

process.stdout.on('error', leaveQuietly);
process.stderr.on('error', leaveQuietly);
process.exitCode = await main(process.argv.slice(2));
// A server goes on from here, and may be ended without a word.
flushCompileCache();

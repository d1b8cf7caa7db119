#!/usr/bin/env node
import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';

// Compiled once and kept: every later call starts in half the time. Only what is imported after this line is.
enableCompileCache(path.resolve(import.meta.dirname, '../../../node_modules/.cache/paddock'));
const { main } = await import('./program.ts');

/** Whoever reads us has seen enough: `paddock show … | head`. */
function leaveQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
}

process.stdout.on('error', leaveQuietly);
process.stderr.on('error', leaveQuietly);
process.exitCode = await main(process.argv.slice(2));
// A server goes on from here, and may be ended without a word.
flushCompileCache();

import { describe, expect, it } from 'vitest';
import { startPaddock } from './testing.ts';

/** Makes this Node report another version. */
function pretending(version: string): { env: Record<string, string> } {
  const script = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;
  return { env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` } };
}

describe('the version of Node', () => {
  it.each(['18.20.8', '20.20.2', '23.11.1'])('%s is too old, and one sentence says so', async (version) => {
    const { code, out, err } = await startPaddock(['--help'], pretending(version));
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(new RegExp(`^Paddock needs Node 24 or newer, and this is Node ${version}: .*\\.\n$`));
  });

  it.each(['24.0.0', '26.1.0'])('%s is new enough', async (version) => {
    expect(await startPaddock(['--help'], pretending(version))).toMatchObject({ code: 0, err: '' });
  });
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

function has(program: string, argument: string): boolean {
  return spawnSync(program, [argument]).status === 0;
}

describe('what hosts copy', () => {
  it('the unit starts what npm start does, again and again, with the data for its own user', () => {
    const unit = read('deploy/paddock.service');
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
    expect(unit).toContain(`ExecStart=/opt/paddock/node_modules/.bin/${scripts.start}\n`);
    for (const line of ['Restart=always', 'StateDirectoryMode=0700', 'UMask=0077', 'NoNewPrivileges=true']) {
      expect(unit.split('\n')).toContain(line);
    }
  });

  it.runIf(has('systemd-analyze', '--version'))('systemd finds no mistake in the unit', () => {
    const { stdout, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', join(ROOT, 'deploy/paddock.service')],
      {
        encoding: 'utf8',
      },
    );
    const said = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('paddock.service'));
    expect(said.filter((line) => !line.includes('is not executable'))).toEqual([]);
  });

  it.runIf(has('haproxy', '-v'))('HAProxy takes its part of docs/hosting.md', () => {
    const [, config = ''] = /```haproxy\n([\s\S]*?)```/.exec(read('docs/hosting.md')) ?? [];
    const folder = mkdtempSync(join(tmpdir(), 'paddock-haproxy-'));
    writeFileSync(join(folder, 'haproxy.cfg'), config);
    const { status, stderr } = spawnSync('haproxy', ['-c', '-f', join(folder, 'haproxy.cfg')], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toMatchObject({ status: 0 });
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });
});

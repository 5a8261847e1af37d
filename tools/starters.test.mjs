import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const STARTERS = fileURLToPath(new URL('starters.mjs', import.meta.url));
const PRINT = `import(${JSON.stringify(STARTERS)}).then(({ starters }) => console.log(JSON.stringify([process.ppid, starters()])))`;

/** What a script of npm finds, run by a shell as npm runs it, where no program but Node is on PATH. */
const foundBy = (environment) => {
  const { stdout, stderr } = spawnSync('/bin/sh', ['-c', '"$NODE" -e "$PRINT"; exit 0'], {
    encoding: 'utf8',
    env: { PATH: '/nonexistent', NODE: process.execPath, PRINT, ...environment },
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
};

const onPosix = process.platform === 'win32' ? describe.skip : describe;

onPosix('whoever started a program', () => {
  const withoutPs = process.platform === 'linux' ? it : it.skip;

  withoutPs('is npm behind its shell, also where ps is not installed', () => {
    const [shell, starters] = foundBy({ npm_lifecycle_event: 'start' });
    expect(starters).toEqual([shell, process.pid]);
  });

  it('is its parent alone where npm runs nothing', () => {
    const [shell, starters] = foundBy({});
    expect(starters).toEqual([shell]);
  });
});

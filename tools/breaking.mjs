import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { environment, ROOT } from './install.mjs';

// Topics are stored for ever, so every message that was ever published must stay readable: the contracts are compared with those of
// each release. Adding to them needs nothing. What REST and the graph promise is compared by the gateway's tests.
const released = join(ROOT, 'releases');
const folders = existsSync(released) ? readdirSync(released).map((version) => join('releases', version, 'proto')) : [];
for (const folder of folders) {
  const { status } = spawnSync('buf', ['breaking', '--against', folder], {
    cwd: ROOT,
    stdio: 'inherit',
    env: environment(),
  });
  if (status !== 0) process.exitCode = status ?? 1;
}

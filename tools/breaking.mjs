import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { environment, ROOT } from './install.mjs';

// The image of the last release is committed with it (CONTRIBUTING, "Release"). Before the first there is nothing to break:
// then the contracts are compared with themselves, so that the check itself is known to run.
const released = join('proto', 'released.binpb');
const against = existsSync(join(ROOT, released)) ? released : '.';
const { status } = spawnSync('buf', ['breaking', '--against', against], {
  cwd: ROOT,
  stdio: 'inherit',
  env: environment(),
});
process.exitCode = status ?? 1;

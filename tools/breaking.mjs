import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, ROOT } from './install.mjs';

// Topics are kept for ever, so every message that was ever published must stay readable: the contracts are compared with
// those committed in proto/baseline.binpb. Adding to them needs nothing; a release commits what was added (CONTRIBUTING).
const { status } = spawnSync('buf', ['breaking', '--against', join('proto', 'baseline.binpb')], {
  cwd: ROOT,
  stdio: 'inherit',
  env: environment(),
});
process.exitCode = status ?? 1;

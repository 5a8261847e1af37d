import { ensureInstalled } from './install.mjs';
import { supervise } from './supervise.mjs';
import { ensureWebBuilt } from './web-build.mjs';

try {
  ensureInstalled();
  ensureWebBuilt();
  process.exitCode = await supervise(['deploy/standalone/src/main.ts'], {
    NODE_ENV: process.env.NODE_ENV ?? 'production',
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';
import { applyTemplates, KINDS } from './new/apply.mjs';
import { spellings } from './new/names.mjs';

// npm run new -- route opening-hours: the files and lines of a new route, event, service …, as CONTRIBUTING.md has them.
// What comes out runs and passes the checks; then it is made what it is meant to be.
const NEXT = {
  field: ['npm run generate', 'npm run test:only -- packages/place-schema services/catalog'],
  screen: ['npm run test:only -- web/src/features/NAME', 'npm run looks'],
  badge: ['npm run generate', 'npm run test:only -- services/lists-and-badges'],
  route: ['npm run generate', 'npm run test:only -- gateway/src/rest'],
  event: ['npm run generate', 'npm run test:only -- services/catalog'],
  service: ['npm install --ignore-scripts', 'npm run generate', 'npm run test:only -- services/NAME tests/manifests'],
};

const FIRST_PORT = 4001;

/** The first port that no service has. */
const freePort = () => {
  const taken = readFileSync(join(ROOT, 'packages/service-registry/src/services.ts'), 'utf8').matchAll(/port: (\d+)/g);
  const ports = new Set([...taken].map(([, port]) => Number(port)));
  let port = FIRST_PORT;
  while (ports.has(port)) port += 1;
  return port;
};

const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'services/analytics/package.json'), 'utf8'));
const versions = { mongooseVersion: dependencies.mongoose, zodVersion: dependencies.zod };

const [kind, name, ...rest] = process.argv.slice(2);
try {
  if (!KINDS.includes(kind) || name === undefined || rest.length > 0)
    throw new Error(`npm run new -- ${KINDS.join('|')} NAME`);
  const paths = applyTemplates(ROOT, kind, { ...spellings(name), ...versions, port: String(freePort()) });
  console.log(`${paths.join('\n')}\n\nNext:`);
  for (const step of NEXT[kind] ?? []) console.log(`  ${step.replace('NAME', name)}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

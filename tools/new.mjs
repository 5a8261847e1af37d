import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';
import { applyTemplates, KINDS } from './new/apply.mjs';
import { languageFiles, languageValues } from './new/language.mjs';
import { spellings } from './new/names.mjs';

// npm run new -- route opening-hours: the files and lines of a new route, event, service …, as CONTRIBUTING.md has them.
// What comes out runs and passes the checks; then it is made what it is meant to be.
const NEXT = {
  field: [
    'packages/place-schema/src/row.ts says what a row may be: number, choice, set …; packages/words/messages/en/fields.json has its label and its help, such as its unit',
    'npm run generate',
    'npm run test:only -- services/catalog/src/domain web/src/features/locations',
  ],
  screen: ['npm run generate', 'npm run test:only -- web/src/features/NAME', 'npm run screenshots'],
  badge: ['npm run generate', 'npm run test:only -- services/lists-and-badges'],
  route: ['npm run generate', 'npm run test:only -- gateway/src/rest tests/access -t "NAME|has"'],
  event: [
    'npm run generate',
    'npm run test:only -- tests/access -t "NAME|has"',
    'a consumer, such as locationsConsumer in services/analytics/src/events/consumers.ts',
  ],
  language: [
    'packages/words/glossaries/NAME.json: the translation of each term, in `say`',
    'npm run languages -- NAME: the missing texts; npm run --silent languages -- NAME --part site: those of one part',
    'npm run generate',
    'npm run languages',
    'npm run test:only -- packages/words tools/words services/identity/src/language',
    'npm start, then http://localhost:4000/?lang=NAME',
    'OFFERED_LANGUAGES in packages/words/src/languages.ts, when nothing is missing',
  ],
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

/** The first id after those of docs/specification.md. */
const freeCallId = () => {
  const taken = readFileSync(join(ROOT, 'docs/specification.md'), 'utf8').matchAll(/^\| C(\d{3}) \|/gm);
  return `C${Math.max(...[...taken].map(([, id]) => Number(id))) + 1}`;
};

const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'services/analytics/package.json'), 'utf8'));
const versions = { mongooseVersion: dependencies.mongoose, zodVersion: dependencies.zod };

const [kind, name, ...rest] = process.argv.slice(2);
try {
  const usage = `npm run new -- ${KINDS.join('|')} NAME, such as: npm run new -- route opening-hours`;
  if (kind === undefined) throw new Error(usage);
  if (!KINDS.includes(kind)) throw new Error(`There is no template "${kind}". ${usage}`);
  if (name === undefined || rest.length > 0) throw new Error(`A ${kind} needs one name. ${usage}`);
  const values = kind === 'language' ? languageValues(name) : spellings(name);
  const paths = applyTemplates(
    ROOT,
    kind,
    { ...values, ...versions, port: String(freePort()), callId: freeCallId() },
    kind === 'language' ? languageFiles(ROOT, values.tag) : [],
  );
  console.log(`${paths.join('\n')}\n\nNext:`);
  for (const step of NEXT[kind] ?? []) console.log(`  ${step.replaceAll('NAME', values.tag ?? name)}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

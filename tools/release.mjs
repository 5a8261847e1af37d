import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureInstalled, environment, nodeBinary, NODE_FLAGS, ROOT } from './install.mjs';

// npm run release: keeps in releases/<version> what others may rely on, as it is now: contracts, what gateway and web client ask,
// and what the product told and kept, each once. The tests replay it against the code as it becomes.
ensureInstalled();
process.chdir(ROOT);
const packageVersion = () => JSON.parse(readFileSync('package.json', 'utf8')).version;
const given = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const version = given ?? packageVersion();
const folder = join('releases', version);

/** Packages of this house name each other by the version that all of them have, and so are the images tagged. */
const setVersion = () => {
  const before = packageVersion();
  const replace = (files, pattern) => {
    for (const file of files) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(pattern, `$1${version}`));
  };
  const old = before.replaceAll('.', '\\.');
  const packages = globSync([
    'package.json',
    '{gateway,web,bench,tests,tools/drawings}/package.json',
    '{packages,services,commands,deploy}/*/package.json',
    'tests/contributing/**/*.{ts,txt}',
  ]);
  replace(packages, new RegExp(`("(?:version|@wellspring/[\\w-]+)": ")${old}(?=")`, 'g'));
  replace(['docker-compose.yml'], new RegExp(`(\\$\\{WELLSPRING_VERSION:-)${old}(?=\\})`, 'g'));
  replace(
    globSync('deploy/kubernetes/{base,overlays/single}/kustomization.yaml'),
    new RegExp(`(newTag: )${old}$`, 'gm'),
  );
  const { status } = spawnSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('package-lock.json could not be written: see above.');
};

const isCommitted = () => spawnSync('git', ['ls-files', '--error-unmatch', folder]).status === 0;
const isTagged = () => spawnSync('git', ['tag', '--list', `v${version}`], { encoding: 'utf8' }).stdout.trim() !== '';

const copy = (from, to) => {
  mkdirSync(dirname(join(folder, to)), { recursive: true });
  cpSync(from, join(folder, to));
};

const write = (path, value) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `${JSON.stringify(value, null, 2)}\n`);
};

const byName = (operations) => Object.fromEntries(operations.map(({ name, text }) => [name, text]));

const release = async () => {
  if (version !== packageVersion()) setVersion();
  rmSync(folder, { recursive: true, force: true });
  for (const file of globSync('proto/**/*.proto')) copy(file, file);
  copy('gateway/supergraph.graphql', 'graphql/supergraph.graphql');
  for (const file of globSync('services/*/schema.graphql')) copy(file, `graphql/${file.split('/')[1]}.graphql`);
  const { webOperations } = await import('./generate/web-operations.mjs');
  const { restOperations } = await import('./generate/rest-operations.mjs');
  write('operations/web.json', byName(await webOperations()));
  write('operations/rest.json', byName(await restOperations()));
  const recorder = join('tests', 'released', 'record.fixture.ts');
  const { status } = spawnSync(nodeBinary(), [...NODE_FLAGS, recorder, folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment(),
  });
  if (status !== 0) throw new Error('What the product tells and keeps could not be recorded: see above.');
  console.log(`${folder} holds ${version}. Commit it together with the version and CHANGELOG.md.`);
};

if (!/^\d+\.\d+\.\d+$/.test(version)) {
  console.error('Which version? npm run release -- 1.1.0');
  process.exitCode = 2;
} else if (existsSync(folder) && (isCommitted() || isTagged()) && !process.argv.includes('--force')) {
  console.error(`${version} is released already: raise the version first, or say --force to write ${folder} anew.`);
  process.exitCode = 2;
} else await release();

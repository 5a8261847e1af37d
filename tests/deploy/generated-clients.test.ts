import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { startApp, type App } from '@wellspring/testkit/app';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import sharp from 'sharp';

const ROOT = join(import.meta.dirname, '..', '..');
const CLIENTS = join(import.meta.dirname, 'clients');
/** Where generator and libraries stay from one run to the next. */
const CACHE = join(ROOT, 'node_modules', '.cache', 'generated-clients');
const GENERATOR = 'openapi-generator-cli';
const GENERATOR_VERSION = '7.25.0';
const JAR = join(CACHE, `${GENERATOR}-${GENERATOR_VERSION}.jar`);
const LIBRARIES = { java: join(CACHE, 'java'), python: join(CACHE, 'python') } as const;
/** What Java does without for a program that ends within seconds. */
const SHORT_LIVED = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
const PASSWORD = 'warm water in the hills';
const SEARCH = 'Blue Lagoon';

const answers = (command: string, option: string): boolean => spawnSync(command, [option]).status === 0;

/** Runs a program to its end and answers what it printed. @throws Error with all that it said when it fails */
const run = (
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): string => {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return stdout;
  throw new Error(
    `${command} ${args.slice(0, 3).join(' ')} ended with ${String(status ?? error)}:\n${stdout}\n${stderr}`,
  );
};

type Language = {
  /** programs that it needs, each with an option that it answers */
  readonly needs: readonly (readonly [program: string, option: string])[];
  readonly options: readonly string[];
  /** Compiles the generated client in `folder/generated` with the session, and runs it. */
  readonly session: (folder: string, env: Readonly<Record<string, string>>) => string;
};

const LANGUAGES: Readonly<Record<string, Language>> = {
  'typescript-fetch': {
    needs: [],
    options: ['--additional-properties', 'importFileExtension=.js'],
    session: (folder, env) => {
      renameSync(join(folder, 'session.ts.txt'), join(folder, 'session.ts'));
      writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
      const types = join(ROOT, 'node_modules', '@types');
      run(process.execPath, [join(ROOT, 'node_modules', '.bin', 'tsc'), '-p', '.', '--typeRoots', types], folder);
      return run(process.execPath, [join('built', 'session.js')], folder, env);
    },
  },
  python: {
    needs: [['python3', '--version']],
    options: ['--additional-properties', 'packageName=wellspring'],
    session: (folder, env) => {
      const requirements = join(folder, 'generated', 'requirements.txt');
      if (!existsSync(LIBRARIES.python))
        run('python3', ['-m', 'pip', 'install', '-q', '--target', LIBRARIES.python, '-r', requirements], folder);
      const path = [join(folder, 'generated'), LIBRARIES.python].join(delimiter);
      run('python3', ['-m', 'compileall', '-q', 'generated'], folder);
      return run('python3', ['session.py'], folder, { ...env, PYTHONPATH: path });
    },
  },
  go: {
    needs: [['go', 'version']],
    options: [
      '--git-user-id',
      'wellspring',
      '--git-repo-id',
      'client',
      '--additional-properties',
      'packageName=wellspring',
    ],
    session: (folder, env) => {
      const own = join(folder, 'generated', 'session');
      mkdirSync(own);
      cpSync(join(folder, 'session.go'), join(own, 'session.go'));
      return run('go', ['run', './session'], join(folder, 'generated'), env);
    },
  },
  java: {
    needs: [['javac', '--version']],
    options: [
      '--library',
      'native',
      '--additional-properties',
      'invokerPackage=wellspring,apiPackage=wellspring.api,modelPackage=wellspring.model',
    ],
    session: (folder, env) => {
      if (!existsSync(LIBRARIES.java))
        run('mvn', ['-q', 'dependency:copy-dependencies', `-DoutputDirectory=${LIBRARIES.java}`], folder);
      const sources = globSync('generated/src/main/java/**/*.java', { cwd: folder });
      const classes = [join(LIBRARIES.java, '*'), 'built'].join(delimiter);
      const quickly = [...SHORT_LIVED.map((flag) => `-J${flag}`), '-proc:none', '-g:none'];
      run('javac', [...quickly, '-nowarn', '-d', 'built', '-cp', classes, ...sources, 'Session.java'], folder);
      return run('java', ['-cp', classes, 'Session'], folder, env);
    },
  },
};

const GENERATOR_NEEDS = [
  ['java', '--version'],
  ['mvn', '--version'],
] as const;
const missing = (needs: Language['needs']): readonly string[] =>
  [...GENERATOR_NEEDS, ...needs].filter(([program, option]) => !answers(program, option)).map(([program]) => program);

const generate = (language: string, contract: string, folder: string): void => {
  const parts = ['apiTests', 'modelTests', 'apiDocs', 'modelDocs'].map((part) => `${part}=false`).join();
  const { options } = LANGUAGES[language] ?? { options: [] };
  const args = [
    'generate',
    '-i',
    contract,
    '-g',
    language,
    '-o',
    join(folder, 'generated'),
    '--global-property',
    parts,
  ];
  run('java', [...SHORT_LIVED, '-jar', JAR, ...args, ...options], folder);
};

const emailOf = (language: string): string => `${language}@example.org`;

const register = async (origin: string, email: string): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password: PASSWORD });
  const { status } = await fetch(`${origin}/api/register`, { method: 'POST', headers, body });
  if (status !== 201) throw new Error(`${email} could not join: ${status}`);
};

describe('a client that is generated from the contract', () => {
  let app: App;
  let folder: string;

  beforeAll(async () => {
    if (missing([]).length > 0) return;
    folder = await temporaryFolder();
    app = await startApp();
    // All that this process asks comes before programs that run to their end: connections do not outlive those.
    await Promise.all(Object.keys(LANGUAGES).map((language) => register(app.origin, emailOf(language))));
    const contract = await fetch(`${app.origin}/api/openapi.json`);
    writeFileSync(join(folder, 'openapi.json'), await contract.text());
    writeFileSync(
      join(folder, 'pool.png'),
      await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
        .png()
        .toBuffer(),
    );
    mkdirSync(CACHE, { recursive: true });
    if (!existsSync(JAR))
      run(
        'mvn',
        [
          '-q',
          'dependency:copy',
          `-Dartifact=org.openapitools:${GENERATOR}:${GENERATOR_VERSION}`,
          `-DoutputDirectory=${CACHE}`,
        ],
        folder,
      );
  });
  afterAll(async () => {
    if (missing([]).length === 0) await app.stop();
  });

  for (const [language, { needs, session }] of Object.entries(LANGUAGES)) {
    const lacking = missing(needs);
    const title = `compiles and does the session of docs/api.md in ${language}`;
    (lacking.length > 0 ? it.skip : it)(
      lacking.length > 0 ? `${title}: needs ${lacking.join(', ')}` : title,
      async () => {
        const own = join(folder, language);
        cpSync(join(CLIENTS, language), own, { recursive: true });
        generate(language, join(folder, 'openapi.json'), own);
        const env = { ORIGIN: app.origin, EMAIL: emailOf(language), PASSWORD, SEARCH, PHOTO: join(folder, 'pool.png') };
        expect(session(own, env).trim().split('\n')).toEqual([
          `place ${SEARCH} true`,
          'favorite true',
          'list Warm weeks true',
          'review 5 1',
          'favorites 1 1',
          'signed out 401 UNAUTHENTICATED',
        ]);
      },
    );
  }
});

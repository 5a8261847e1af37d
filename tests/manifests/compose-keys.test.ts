import { settingsTable } from '@wellspring/platform/config/settings-table';
import { makeKeys } from '@wellspring/bootstrap/make-keys';
import { makeProcessKeys } from '@wellspring/bootstrap/process-keys';
import { PARTS } from '@wellspring/testkit/processes/part-settings';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { globSync } from 'node:fs';
import { StandaloneSettings } from '@wellspring/standalone/config';
import { compose, composeText, type Container } from './compose-file.ts';
import { PROCESS_SETTINGS } from './process-settings.ts';

/** The only ones that see every secret: who makes them, and who makes the accounts that they open. */
const SEES_ALL = ['accounts', 'keys'];
const ENGINES = ['elasticsearch', 'kafka', 'minio', 'mongodb'];
const COMMANDS = ['bootstrap', 'demo', 'operator'];

const keys = await temporaryFolder();
await makeKeys(keys);
await makeProcessKeys(keys, 'mongodb://mongodb:27017/?replicaSet=rs0');

const containers = Object.entries(compose.services);
const keyMounts = ({ volumes }: Container) => volumes.filter(({ source }) => source === 'keys');
const folderOf = (name: string): string | null => keyMounts(compose.services[name] ?? missing(name))[0]?.folder ?? null;
const missing = (name: string): never => {
  throw new Error(`docker-compose.yml has no container ${name}`);
};

/** The secrets that a container sees, as paths in it. */
const seenBy = (name: string): readonly string[] =>
  globSync('*', { cwd: `${keys}/${folderOf(name) ?? ''}` })
    .map((file) => `/run/secrets/${file}`)
    .toSorted();

/** The secrets that the settings of a process name. */
const readBy = ({ environment }: Container): readonly string[] =>
  Object.entries(environment)
    .filter(([setting]) => setting.endsWith('_FILE'))
    .map(([, path]) => path)
    .toSorted();

/** The settings of an account whose name is no secret in Compose, but a file for clusters. */
const NAMED_IN_SETTINGS = /\/(kafka|elasticsearch)-username$/;

describe('the secrets in docker-compose.yml', () => {
  it.each([...PARTS, ...COMMANDS])('that %s sees are those that its settings name', (name) => {
    const container = compose.services[name] ?? missing(name);
    const used = seenBy(name).filter((path) => !NAMED_IN_SETTINGS.test(path));
    expect(readBy(container)).toEqual(used);
    const schema = PARTS.find((part) => part === name);
    const rows = settingsTable(schema ? PROCESS_SETTINGS[schema] : StandaloneSettings);
    const secrets = rows.filter(({ secret }) => secret).map((row) => `${row.name}_FILE`);
    const given = Object.keys(container.environment).filter((setting) => setting.endsWith('_FILE'));
    expect(given.filter((setting) => !secrets.includes(setting))).toEqual([]);
  });

  it.each(PARTS)('give %s its own folder and the account with its name', (part) => {
    expect(folderOf(part)).toBe(part);
    expect(compose.services[part]?.environment['KAFKA_USERNAME']).toBe(part);
  });

  it.each(ENGINES)('that %s sees are its own, which the group of the product may read', (engine) => {
    const container = compose.services[engine] ?? missing(engine);
    expect(folderOf(engine)).toBe(engine);
    expect(container.group_add).toEqual(['10001']);
    const named = JSON.stringify([container.command, container.healthcheck, container.environment]);
    const unused = seenBy(engine).filter(
      (path) => !named.includes(path) && !named.includes(path.replace('/run/secrets/', '/run/secrets:')),
    );
    // MongoDB's are read by the script that its health check runs.
    expect(unused).toEqual(engine === 'mongodb' ? ['/run/secrets/admin-password'] : []);
  });

  it('are seen as a whole by two jobs alone, and written by one', () => {
    const whole = containers.filter(([, each]) => keyMounts(each).some(({ folder }) => folder === null));
    expect(whole.map(([name]) => name).toSorted()).toEqual(SEES_ALL);
    const writing = containers.filter(([, each]) => keyMounts(each).some(({ readOnly }) => !readOnly));
    expect(writing.map(([name]) => name)).toEqual(['keys']);
  });

  it('of the session, of the gateway and of the file store are in no other container', () => {
    const holders = (file: string) =>
      containers
        .map(([name]) => name)
        .filter((name) => !SEES_ALL.includes(name) && keyMounts(compose.services[name] ?? missing(name)).length > 0)
        .filter((name) => seenBy(name).includes(`/run/secrets/${file}`))
        .toSorted();
    expect(holders('actor-private-key.pem')).toEqual(['gateway']);
    expect(holders('session-keys')).toEqual(['bootstrap', 'demo', 'identity', 'operator']);
    expect(holders('elasticsearch-password')).toEqual(['bootstrap', 'catalog', 'demo', 'operator']);
    expect(holders('s3-secret-key').filter((name) => ['analytics', 'lists-and-badges'].includes(name))).toEqual([]);
  });

  it('stand nowhere in the file itself', () => {
    expect(composeText).not.toMatch(/(PASSWORD|SECRET|KEYS?)(_KEY)?: [^/\s$]/);
    for (const [name, { environment }] of containers)
      expect([name, Object.values(environment).filter((value) => /:\/\/[^/@\s]+@/.test(value))]).toEqual([name, []]);
  });
});

describe('the engines in docker-compose.yml', () => {
  it('refuse callers without an account', () => {
    const { mongodb, kafka, elasticsearch, minio } = compose.services;
    expect(mongodb?.command?.join(' ')).toContain('--keyFile');
    expect(elasticsearch?.environment['xpack.security.enabled']).toBe('true');
    expect(minio?.environment).toMatchObject({ MINIO_ROOT_PASSWORD_FILE: '/run/secrets/s3-secret-key' });
    const { KAFKA_LISTENERS: listeners = '', KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: protocols = '' } =
      kafka?.environment ?? {};
    const open = listeners.split(',').filter((listener) => !listener.includes('//localhost:'));
    expect(open).toEqual(['CLIENTS://:9092']);
    expect(protocols.split(',')).toContain('CLIENTS:SASL_PLAINTEXT');
    expect(kafka?.environment['KAFKA_AUTHORIZER_CLASS_NAME']).toContain('StandardAuthorizer');
  });
});

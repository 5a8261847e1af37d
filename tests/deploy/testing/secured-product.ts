import { writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsTable } from '@wellspring/platform/config/settings-table';
import { generateActorKeys } from '@wellspring/platform/subgraph/actor-keys';
import { freeAddresses } from '@wellspring/testkit/processes/distributed';
import { mainOf, type Part, PARTS, partSettings, type Settings } from '@wellspring/testkit/processes/part-settings';
import { identitySettings } from '@wellspring/testkit/processes/identity-settings';
import { startMailServer } from '@wellspring/testkit/processes/mail-server';
import { endPrograms, type Program, ready, startProgram } from '@wellspring/testkit/processes/program';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { PROCESS_SETTINGS } from '../../manifests/process-settings.ts';
import { type Authority, makeAuthority } from './authority.ts';
import { startCollector } from './collector.ts';
import { startElasticsearch } from './elasticsearch.ts';
import { endEngines } from './engine-program.ts';
import { startKafka } from './kafka.ts';
import { startMinio } from './minio.ts';
import { startMongodb } from './mongodb.ts';

const SECRET = new Set(
  Object.values(PROCESS_SETTINGS).flatMap((settings) =>
    settingsTable(settings).flatMap(({ name, secret }) => (secret ? [name] : [])),
  ),
);

/** What a log must never hold. `%` and `/` are written otherwise in an address. */
export const PASSWORDS = {
  mongodb: 'warm%water/of the store',
  kafka: 'warm-water-of-the-broker',
  s3: 'warm-water-of-the-files',
  mail: 'warm water of the mails',
  collector: 'warm-water-of-the-traces',
} as const;

/** Gives secrets as files, as container platforms do. */
const secretsAsFiles = async (settings: Settings): Promise<Settings> => {
  const folder = await temporaryFolder();
  const given = Object.entries(settings).map(async ([name, value]): Promise<[string, string]> => {
    if (!SECRET.has(name)) return [name, value];
    const path = join(folder, name);
    await writeFile(path, `${value}\n`, { mode: 0o600 });
    return [`${name}_FILE`, path];
  });
  return Object.fromEntries(await Promise.all(given));
};

const startMail = async (authority: Authority) => {
  const { certificate, key } = await authority.issue('mail');
  const [cert, keyText] = [readFileSync(certificate, 'utf8'), readFileSync(key, 'utf8')];
  return startMailServer(undefined, { cert, key: keyText, user: 'wellspring', password: PASSWORDS.mail });
};

const endAll = async (): Promise<void> => {
  await endPrograms();
  await endEngines();
};

/** Starts every engine with TLS and passwords; they end after the last test of the file. */
export const startSecuredEngines = async () => {
  const authority = await makeAuthority('Authority of the tests');
  afterAll(endAll);
  const [mongodb, kafka, elasticsearch, minio] = await Promise.all([
    startMongodb(authority, PASSWORDS.mongodb),
    startKafka(authority, PASSWORDS.kafka),
    startElasticsearch(authority),
    startMinio(authority, 'wellspring', PASSWORDS.s3),
  ]).catch(async (error: unknown) => {
    await endAll(); // a file that does not load runs no afterAll
    throw error;
  });
  const [mail, collector] = [
    await startMail(authority),
    await startCollector(await authority.issue('collector'), PASSWORDS.collector),
  ];
  afterAll(async () => {
    await mail.close();
    collector.close();
  });
  const { encoded: apiKey } = await elasticsearch.makeKey();
  const settings: Settings = {
    TLS_CA: readFileSync(authority.certificate, 'utf8'),
    MONGODB_URL: mongodb.url,
    KAFKA_BROKERS: kafka.sasl,
    KAFKA_TLS: 'on',
    KAFKA_SASL_MECHANISM: 'scram-sha-512',
    KAFKA_USERNAME: kafka.user,
    KAFKA_PASSWORD: PASSWORDS.kafka,
    ELASTICSEARCH_URL: elasticsearch.url,
    ELASTICSEARCH_API_KEY: apiKey,
    S3_ENDPOINT: minio.url,
    S3_ACCESS_KEY: 'wellspring',
    S3_SECRET_KEY: PASSWORDS.s3,
    S3_REGION: 'us-east-1',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: `x-collector-key=${PASSWORDS.collector}`,
  };
  return { authority, mongodb, kafka, elasticsearch, minio, mail, collector, settings };
};

export type SecuredEngines = Awaited<ReturnType<typeof startSecuredEngines>>;

/** The whole product over them, each secret as a file. */
export const startSecuredProduct = async ({ settings, mail }: SecuredEngines) => {
  const keys = generateActorKeys();
  const [origins, admins] = [await freeAddresses(), await freeAddresses()];
  const surroundings = { shared: settings, keys, smtpUrl: mail.url, origins };
  const programs = new Map<Part, Program>();
  const start = async (part: Part): Promise<void> => {
    const ports = { PORT: new URL(origins[part]).port, ADMIN_PORT: new URL(admins[part]).port };
    const given = await secretsAsFiles({ ...partSettings(part, surroundings), ...ports });
    const program = startProgram(mainOf(part), given);
    programs.set(part, program);
    await ready(program, origins[part]);
  };
  await Promise.all(PARTS.map(start)).catch(async (error: unknown) => {
    await endAll();
    throw error;
  });
  const outputOf = (part: Part): string => programs.get(part)?.output() ?? '';
  const forCommands = await secretsAsFiles({
    ...settings,
    ...identitySettings(mail.url, origins.gateway),
    DATA_DIR: join(await temporaryFolder(), 'none'),
  });
  return { keys, origins, admins, outputOf, forCommands };
};

import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { VISITOR } from '@wellspring/platform/subgraph/actor';
import { generateActorKeys } from '@wellspring/platform/subgraph/actor-keys';
import { eventually } from '@wellspring/testkit/eventually';
import { freePort } from '@wellspring/testkit/processes/free-port';
import { eachPart } from '@wellspring/testkit/processes/part-settings';
import { type Program, ready, startProgram } from '@wellspring/testkit/processes/program';
import { z } from 'zod';
import { callCatalog, get } from '../engines/requests.ts';
import { makeAuthority } from './testing/authority.ts';
import { PASSWORDS, startSecuredEngines } from './testing/secured-product.ts';

const engines = await startSecuredEngines();
const { mongodb, kafka, elasticsearch, minio, collector } = engines;
const stranger = await makeAuthority('Authority that nobody knows');
const keys = generateActorKeys();
const expired = await elasticsearch.makeKey('1s');

const WRONG = 'a-wrong-password';
const ACCOUNT = 'user, password or key is wrong or has expired';
const UNKNOWN_AUTHORITY = 'no authority that is known here vouches for its certificate: name one in TLS_CA';
const NO_STORE = 'it answers as no file store does: look at its address, and at whether it wants https';
const HANGS_UP = 'it hangs up: look at whether both sides speak TLS';

/** The line that each engine has, when it cannot be used. */
const LINES = {
  mongodb: /^connecting to MongoDB \(catalog\): not possible now/,
  kafka: /^the event broker does not answer/,
  elasticsearch: /^the search index cannot be looked after now/,
  s3: /^the file store does not answer/,
  collector: /^the collector takes no traces now/,
} as const;
type Engine = keyof typeof LINES;
const CHECKS: Readonly<Partial<Record<Engine, string>>> = {
  mongodb: 'documents of catalog',
  kafka: 'bus',
  elasticsearch: 'search',
};

type Catalog = {
  readonly program: Program;
  readonly origin: string;
  readonly checks: () => Promise<
    Readonly<Record<string, { readonly state: string; readonly reason?: string | undefined }>>
  >;
  /** why each engine cannot be used, as often as it was said */
  readonly reasons: (engine: Engine) => readonly string[];
};

const Line = z.object({ msg: z.string(), reason: z.string().optional() });
const Readiness = z.object({
  checks: z.record(z.string(), z.object({ state: z.string(), reason: z.string().optional() })),
});

const startCatalog = async (settings: Readonly<Record<string, string>>): Promise<Catalog> => {
  const [port, admin] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const program = startProgram('services/catalog/src/main.ts', {
    ...engines.settings,
    ACTOR_PUBLIC_KEY: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    PORT: String(port),
    ADMIN_PORT: String(admin),
    ...settings,
  });
  await ready(program, origin, 180_000);
  const lines = () =>
    program
      .output()
      .split('\n')
      .filter((line) => line.endsWith('}'))
      .map((line) => Line.parse(JSON.parse(line)));
  return {
    program,
    origin,
    checks: async () => Readiness.parse((await get(`http://127.0.0.1:${admin}/readyz`)).body).checks,
    reasons: (engine) => lines().flatMap(({ msg, reason }) => (LINES[engine].test(msg) ? (reason ?? []) : [])),
  };
};

const servesCategories = async ({ origin }: Catalog): Promise<void> => {
  const { data } = await callCatalog({ origins: { ...NOWHERE, catalog: origin }, keys })(
    VISITOR,
    '{ categories { id } }',
  );
  expect(data?.['categories']).not.toEqual([]);
};
const NOWHERE = eachPart(() => '');

const stop = async ({ program }: Catalog): Promise<void> => {
  program.signal('SIGTERM');
  const { code, stdout, stderr } = await program.ended;
  expect([code, stderr]).toEqual([0, '']);
  const secrets = [...Object.values(PASSWORDS), encodeURIComponent(PASSWORDS.mongodb), WRONG, expired.encoded];
  expect(secrets.filter((secret) => stdout.includes(secret))).toEqual([]);
};

type Wrong = {
  readonly what: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly reasons: readonly (readonly [Engine, string])[];
};

const overHttp = (address: string): string => address.replace('https:', 'http:');
const WAYS: readonly Wrong[] = [
  {
    what: 'wrong passwords and an expired key',
    settings: {
      KAFKA_PASSWORD: WRONG,
      ELASTICSEARCH_API_KEY: expired.encoded,
      S3_SECRET_KEY: WRONG,
      OTEL_EXPORTER_OTLP_HEADERS: `x-collector-key=${WRONG}`,
    },
    reasons: [
      ['kafka', ACCOUNT],
      ['elasticsearch', ACCOUNT],
      ['s3', 'its keys are wrong, or may not do that'],
      ['collector', ACCOUNT],
    ],
  },
  {
    what: 'a user of Kafka with PLAIN and a wrong password',
    settings: { KAFKA_SASL_MECHANISM: 'plain', KAFKA_PASSWORD: WRONG },
    reasons: [['kafka', ACCOUNT]],
  },
  {
    what: 'no TLS where engines want it',
    settings: {
      KAFKA_TLS: 'off',
      ELASTICSEARCH_URL: elasticsearch.plainUrl,
      S3_ENDPOINT: minio.plainUrl,
      OTEL_EXPORTER_OTLP_ENDPOINT: overHttp(collector.url),
    },
    reasons: [
      ['kafka', HANGS_UP],
      ['elasticsearch', HANGS_UP],
      ['s3', NO_STORE],
      ['collector', HANGS_UP],
    ],
  },
  {
    what: 'no TLS where MongoDB wants it',
    settings: { MONGODB_URL: mongodb.url.replace('&tls=true', '') },
    reasons: [['mongodb', HANGS_UP]],
  },
];
/** Long enough to try again, of which nothing is said. */
const TRIES_MS = 5_000;

describe('a process that engines do not let in', () => {
  it.each(WAYS)(
    'logs the reason once, serves the parts that do not need it, and continues: $what',
    async ({ settings, reasons }) => {
      const catalog = await startCatalog(settings);
      await servesCategories(catalog);
      for (const [engine, reason] of reasons)
        await eventually(() => expect([engine, catalog.reasons(engine)]).toEqual([engine, [reason]]), 60_000);
      await sleep(TRIES_MS);
      const checks = await catalog.checks();
      for (const [engine, reason] of reasons) {
        expect([engine, catalog.reasons(engine)]).toEqual([engine, [reason]]);
        const check = CHECKS[engine];
        if (check !== undefined) expect([check, checks[check]?.state]).toEqual([check, 'down']);
      }
      await stop(catalog);
    },
  );

  it('is whole when the store takes its password', async () => {
    const catalog = await startCatalog({ MONGODB_URL: mongodb.withPassword(WRONG) });
    await eventually(() => expect(catalog.reasons('mongodb')).toEqual([ACCOUNT]), 60_000);
    await mongodb.setPassword(WRONG);
    await eventually(async () => expect((await catalog.checks())['documents of catalog']?.state).toBe('up'), 60_000);
    await mongodb.setPassword(PASSWORDS.mongodb);
    await stop(catalog);
  });

  it('is whole when engines come with certificates that it believes, one after the other', async () => {
    const catalog = await startCatalog({ TLS_CA: readFileSync(stranger.certificate, 'utf8') });
    await servesCategories(catalog);
    for (const engine of ['mongodb', 'kafka', 's3'] as const)
      await eventually(() => expect([engine, catalog.reasons(engine)]).toEqual([engine, [UNKNOWN_AUTHORITY]]), 60_000);
    for (const engine of [minio, mongodb, elasticsearch, kafka]) await engine.restartAs(stranger);
    await eventually(async () => {
      const states = Object.entries(await catalog.checks()).map(([name, { state }]) => [name, state]);
      expect(states.filter(([, state]) => state !== 'up')).toEqual([]);
    }, 120_000);
    await stop(catalog);
  });
});

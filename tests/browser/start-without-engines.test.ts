import { SERVICE_NAMES } from '@wellspring/service-registry/services';
import { generateActorKeys } from '@wellspring/platform/subgraph/actor-keys';
import { eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import { freePort } from '@wellspring/testkit/processes/free-port';
import { identitySettings } from '@wellspring/testkit/processes/identity-settings';
import { endPrograms, ready, startProgram } from '@wellspring/testkit/processes/program';

const keys = generateActorKeys();
const oneLine = (pem: string | Buffer): string => pem.toString().replaceAll('\n', '\\n');
const nobody = await freePort();
const engines = {
  MONGODB_URL: `mongodb://127.0.0.1:${nobody}`,
  KAFKA_BROKERS: `127.0.0.1:${nobody}`,
  ELASTICSEARCH_URL: `http://127.0.0.1:${nobody}`,
  S3_ENDPOINT: `http://127.0.0.1:${nobody}`,
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret-key',
};
const addresses = Object.fromEntries(
  SERVICE_NAMES.map((name) => [`${name.toUpperCase().replaceAll('-', '_')}_URL`, `http://127.0.0.1:${nobody}`]),
);
const ofGateway = {
  ...addresses,
  ACTOR_PRIVATE_KEY: oneLine(keys.privateKey.export({ type: 'pkcs8', format: 'pem' })),
};
const ofService = {
  ACTOR_PUBLIC_KEY: oneLine(keys.publicKey.export({ type: 'spki', format: 'pem' })),
  ...identitySettings(`smtp://127.0.0.1:${nobody}`),
};

afterAll(endPrograms);

const PROGRAMS: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  ['gateway', 'gateway/src/main.ts', ofGateway],
  ...SERVICE_NAMES.map((name) => [name, `services/${name}/src/main.ts`, ofService] as const),
];

describe('while every engine is away', () => {
  it.each(PROGRAMS)(
    'the process %s starts, says what it waits for once, and ends in order within ten seconds',
    async (_name, main, settings) => {
      const [port, admin] = [await freePort(), await freePort()];
      const program = startProgram(main, { ...engines, ...settings, PORT: String(port), ADMIN_PORT: String(admin) });
      await ready(program, `http://127.0.0.1:${port}`);
      const details: unknown = await (await fetch(`http://127.0.0.1:${admin}/readyz`)).json();
      expect(details).toMatchObject({ status: 'ready', state: 'degraded', checks: { bus: { state: 'down' } } });
      await eventuallyAcrossProcesses(() => expect(program.output()).toContain('not possible now'));
      program.signal('SIGTERM');
      const { code, stdout, stderr } = await program.ended;
      // Status 0: all was closed before the ten seconds were over that a process gives itself.
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      const waits = stdout.split('\n').flatMap((line) => /"msg":"([^"]*) not possible now/.exec(line)?.[1] ?? []);
      expect(new Set(waits).size).toBe(waits.length);
    },
  );
});

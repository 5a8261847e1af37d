import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readSettings } from '@wellspring/platform/config/config';
import { settingsTable } from '@wellspring/platform/config/settings-table';
import { SERVICE_NAMES, SERVICES } from '@wellspring/service-registry/services';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { PARTS } from '@wellspring/testkit/processes/part-settings';
import { CALLS, type Callee } from '../manifests/edges.ts';
import { KUBERNETES, startCluster } from './kubernetes/cluster.ts';
import { type Manifests, readManifests } from './kubernetes/manifests.ts';
import { callersLetIn, callsLetPass } from './kubernetes/network-edges.ts';
import { makeSecrets, prepareNamespace, removeNamespace } from './kubernetes/secrets.ts';
import { serviceMonitorDefinition } from './kubernetes/service-monitor-definition.ts';
import { environmentOf, settingsSchemaOf, variablesOf } from './kubernetes/settings-of.ts';

const OVERLAYS = ['development', 'production', 'single'] as const;
const folderOf = (overlay: string): string => join(KUBERNETES, 'overlays', overlay);

const MONITORING = join(KUBERNETES, 'monitoring');

const cluster = await startCluster();
await cluster.kubectl('apply', '--server-side', '-f', await serviceMonitorDefinition());
const secrets = await makeSecrets();
const rendered = new Map<string, Manifests>();
for (const overlay of OVERLAYS)
  rendered.set(overlay, readManifests(await cluster.kubectl('kustomize', folderOf(overlay))));
const manifestsOf = (overlay: string): Manifests => {
  const manifests = rendered.get(overlay);
  if (!manifests) throw new Error(`There is no overlay ${overlay}`);
  return manifests;
};

/** Every process of the product in an overlay, with its settings. */
const processesIn = (overlay: string) =>
  manifestsOf(overlay).workloads.flatMap((workload) => {
    const schema = settingsSchemaOf(workload);
    return schema === null ? [] : workload.containers.map((container) => ({ workload, container, schema }));
  });

describe.each(OVERLAYS)('the overlay %s', (overlay) => {
  it('is taken by the API server without a warning, rolls out, and refers to nothing that is not there', async () => {
    await prepareNamespace(cluster, secrets);
    try {
      await cluster.starter('check', folderOf(overlay));
      await cluster.starter('check', MONITORING);
    } finally {
      await removeNamespace(cluster);
    }
  });

  it('sets the required settings of each process to valid values', () => {
    for (const { workload, container, schema } of processesIn(overlay)) {
      const environment = environmentOf(container, manifestsOf(overlay), secrets);
      const settings = readSettings(schema, environment);
      const listening = container.ports.find(({ name }) => name === 'http')?.containerPort;
      expect([workload.name, listening ?? settings['PORT']]).toEqual([workload.name, settings['PORT']]);
    }
  });

  it('tells no process what it does not know, and keeps secrets out of ConfigMaps', () => {
    for (const { workload, container, schema } of processesIn(overlay)) {
      const rows = settingsTable(schema);
      const allowed = rows.flatMap(({ name, secret }) => (secret ? [name, `${name}_FILE`] : [name]));
      const given = variablesOf(container, manifestsOf(overlay));
      expect([workload.name, given.filter((name) => !allowed.includes(name))]).toEqual([workload.name, []]);
      expect(new Set(given).size).toBe(given.length);
    }
    const hidden = new Set(processesIn(overlay).flatMap(({ schema }) => settingsTable(schema)).filter(({ secret }) => secret).map(({ name }) => name)); // prettier-ignore
    const shown = [...manifestsOf(overlay).configMaps.values()].flatMap((values) => Object.keys(values));
    expect(shown.filter((name) => hidden.has(name))).toEqual([]);
  });
});

/** The Secrets that a workload sees, mounted or as variables. */
const secretsOf = (overlay: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    manifestsOf(overlay).workloads.map(({ name, containers }) => {
      const mounted = containers.flatMap(({ mounts }) => mounts.map(({ secretName }) => secretName));
      const named = containers.flatMap(({ env }) =>
        env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef?.name ?? []),
      );
      return [name, [...new Set([...mounted, ...named])].toSorted()];
    }),
  );

describe('the Secrets', () => {
  it.each(['development', 'production'] as const)('of a process are seen by that process alone: %s', (overlay) => {
    const seen = secretsOf(overlay);
    for (const part of PARTS) expect([part, seen[part]]).toEqual([part, ['wellspring', `wellspring-${part}`]]);
    const everyone = ['administrator', 'operator', ...PARTS].map((name) => `wellspring-${name}`);
    expect(seen['accounts']).toEqual(['wellspring', ...everyone].toSorted());
    expect(seen['bootstrap']).toEqual(['wellspring', 'wellspring-catalog', 'wellspring-operator']);
  });

  it('of the engines in development are their own', () => {
    const seen = secretsOf('development');
    for (const engine of ['mongodb', 'kafka', 'elasticsearch', 'minio'])
      expect([engine, seen[engine]]).toEqual([engine, [`wellspring-${engine}`]]);
  });
});

/** Where each overlay has what the product calls. */
const PORTS = Object.fromEntries(SERVICE_NAMES.map((name) => [name, `${name}:${SERVICES[name].port}`]));
const PLACES: Readonly<Record<'development' | 'production', Readonly<Record<string, string>>>> = {
  development: {
    mongodb: 'mongodb:27017',
    kafka: 'kafka:9092',
    elasticsearch: 'elasticsearch:9200',
    s3: 'minio:9000',
    smtp: 'mailpit:1025',
    collector: 'collector:4318',
    ...PORTS,
  },
  production: {
    mongodb: 'mongodb:27017',
    kafka: 'kafka:9092',
    elasticsearch: 'elasticsearch:9200',
    s3: 's3:443',
    smtp: 'smtp:465',
    collector: 'collector:4318',
    ...PORTS,
  },
};
/** Commands of operators: each is a CronJob that never runs by itself. */
const COMMANDS = ['accounts', 'bootstrap', 'rebuild-search', 'rebuild-ratings', 'rebuild-badges', 'rebuild-stats'];

describe('the commands of operators', () => {
  it('become Jobs when they are enabled', async () => {
    await prepareNamespace(cluster, secrets);
    const kubectl = (...args: readonly string[]): Promise<string> => cluster.kubectl('-n', 'wellspring', ...args);
    try {
      await kubectl('apply', '--server-side', '-k', folderOf('production'));
      expect(await kubectl('get', 'jobs', '-o', 'name')).toBe('');
      for (const name of COMMANDS) await kubectl('create', 'job', `${name}-1`, `--from=cronjob/${name}`);
      await kubectl('wait', 'job', '--all', '--for=condition=Complete', '--timeout=120s');
    } finally {
      await removeNamespace(cluster);
    }
  });
});

describe('the policies of networks', () => {
  it.each(['development', 'production'] as const)('let pass the edges of the architecture alone: %s', (overlay) => {
    const expected = (callees: readonly Callee[]): readonly string[] =>
      [...callees.map((callee) => PLACES[overlay][callee] ?? callee), 'dns:53'].sort();
    const engines = manifestsOf(overlay).workloads.filter((workload) => settingsSchemaOf(workload) === null);
    expect(callsLetPass(manifestsOf(overlay))).toEqual({
      ...Object.fromEntries(PARTS.map((part) => [part, expected(CALLS[part])])),
      ...Object.fromEntries(COMMANDS.map((command) => [command, expected(CALLS.commands)])),
      ...Object.fromEntries(engines.map(({ name }) => [name, ['dns:53']])),
    });
  });

  it('let only catalog and gateway reach the internet, over TLS, where lookups are enabled', async () => {
    const folder = await temporaryFolder();
    const part = (...path: readonly string[]): string => relative(folder, join(KUBERNETES, ...path));
    await writeFile(
      join(folder, 'kustomization.yaml'),
      `resources: ['${part('overlays', 'production')}']\ncomponents: ['${part('components', 'lookups')}']\nnamespace: wellspring\n`,
    );
    const usual = callsLetPass(manifestsOf('production'));
    const allowedCalls = callsLetPass(readManifests(await cluster.kubectl('kustomize', folder)));
    const more = (part: string) => [...(usual[part] ?? []), 'lookups:443'].sort();
    expect(allowedCalls).toEqual({ ...usual, catalog: more('catalog'), gateway: more('gateway') });
  });

  it('let in the figures of Prometheus, and visitors to the gateway alone', () => {
    const callers = callersLetIn(manifestsOf('production'));
    for (const part of PARTS)
      expect([part, callers[part]]).toEqual([
        part,
        [...(part === 'gateway' ? ['ingress:4000'] : []), 'prometheus:9464'],
      ]);
    for (const command of COMMANDS) expect([command, callers[command]]).toEqual([command, []]);
  });

  it('let the product in one process send mails and traces alone', () => {
    expect(callsLetPass(manifestsOf('single'))).toEqual({ standalone: ['collector:4318', 'dns:53', 'smtp:465'] });
    expect(callersLetIn(manifestsOf('single'))).toEqual({ standalone: ['ingress:4000', 'prometheus:9464'] });
  });
});

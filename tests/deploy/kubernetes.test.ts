import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { stringify } from 'yaml';
import { KUBERNETES, startCluster, variables } from './kubernetes/cluster.ts';
import { readManifests } from './kubernetes/manifests.ts';
import { watchReady } from './kubernetes/ready-pods.ts';
import { makeSecrets, prepareNamespace } from './kubernetes/secrets.ts';

const PRODUCTION = join(KUBERNETES, 'overlays', 'production');
/** A setting that is not there yet. */
const OWN = 'https://wellspring.example/our-own-privacy';
const NODES = ['fake-0', 'fake-1', 'fake-2'];

const cluster = await startCluster();
await prepareNamespace(cluster, await makeSecrets());
const kubectl = (...args: readonly string[]): Promise<string> => cluster.kubectl('-n', 'wellspring', ...args);
await cluster.starter('check', PRODUCTION);

const rolledOut = (): Promise<string> => kubectl('rollout', 'status', 'deployment', '--timeout=120s');
/** Gateways that must stay: the budget counts them itself. */
const budget = async (): Promise<number> =>
  Number(await kubectl('get', 'pdb', 'gateway', '-o', 'jsonpath={.status.desiredHealthy}'));
const nodesOfGateways = async (): Promise<readonly string[]> => {
  const names = await kubectl('get', 'pods', '-l', 'app.kubernetes.io/name=gateway', '-o', 'jsonpath={.items[*].spec.nodeName}'); // prettier-ignore
  return names.split(' ').sort();
};

describe('while visitors are served in a cluster', () => {
  it('a new release takes no gateway away before another is ready, and its commands follow it', async () => {
    const gateways = await watchReady(cluster, 'gateway', 2);
    const release = join(await temporaryFolder(), 'release.yaml');
    await writeFile(release, (await cluster.kubectl('kustomize', PRODUCTION)).replaceAll(':1.0.0', ':1.0.1'));
    await kubectl('apply', '--server-side', '--force-conflicts', '-f', release);
    await rolledOut();
    const images = await kubectl('get', 'pods,cronjobs', '-o', 'jsonpath={..image}');
    await gateways.stop();
    expect(new Set(images.split(/\s+/).map((image) => image.split(':')[1]))).toEqual(new Set(['1.0.1']));
    expect(gateways.least()).toBe(2);
  });

  it('a changed setting reaches every process that reads it', async () => {
    const changed = await temporaryFolder();
    const kustomization = {
      resources: [relative(changed, PRODUCTION)],
      configMapGenerator: [
        { name: 'site', namespace: 'wellspring', behavior: 'merge', literals: [`PRIVACY_URL=${OWN}`] },
      ],
    };
    await writeFile(join(changed, 'kustomization.yaml'), stringify(kustomization));
    await kubectl('apply', '--server-side', '--force-conflicts', '-k', changed);
    await rolledOut();
    for (const part of ['gateway', 'identity']) {
      const pods = ['get', 'pods', '-l', `app.kubernetes.io/name=${part}`, '-o', 'jsonpath={..configMapRef.name}'];
      const read = new Set((await kubectl(...pods)).split(' ').filter((name) => name.startsWith('site-')));
      expect(read.size).toBe(1);
      for (const name of read) expect(await kubectl('get', 'configmap', name, '-o', 'jsonpath={.data}')).toContain(OWN);
    }
  });

  it('more and fewer gateways come and go one budget at a time', async () => {
    const gateways = await watchReady(cluster, 'gateway', 2);
    await kubectl('scale', 'deployment/gateway', '--replicas=5');
    await rolledOut();
    expect(gateways.now()).toBe(5);
    await kubectl('scale', 'deployment/gateway', '--replicas=2');
    await rolledOut();
    await gateways.stop();
    expect(gateways.least()).toBeGreaterThanOrEqual(2);
  });

  it('a node that has all gateways is drained without falling below the budget', async () => {
    const [full = '', ...others] = NODES;
    for (const node of others) await kubectl('cordon', node);
    await kubectl('rollout', 'restart', 'deployment/gateway');
    await rolledOut();
    expect(await nodesOfGateways()).toEqual([full, full]);
    for (const node of others) await kubectl('uncordon', node);
    const gateways = await watchReady(cluster, 'gateway', 2);
    const least = await budget();
    await kubectl('drain', full, '--ignore-daemonsets', '--delete-emptydir-data', '--timeout=120s');
    await rolledOut();
    await gateways.stop();
    expect(await nodesOfGateways()).not.toContain(full);
    expect(least).toBe(1);
    expect(gateways.least()).toBeGreaterThanOrEqual(least);
    await kubectl('uncordon', full);
  });
});

describe('Skaffold', () => {
  it.each(['development', 'production', 'single'])('reads the profile %s, and renders its overlay', async (profile) => {
    const { SKAFFOLD = '', ...environment } = variables(await cluster.starter('skaffold'));
    const skaffold = (...args: readonly string[]): Promise<string> => cluster.program(SKAFFOLD, args, environment);
    await skaffold('diagnose', '--yaml-only', '-p', profile);
    const rendered = readManifests(await skaffold('render', '--digest-source=none', '-p', profile));
    const overlay = readManifests(await cluster.kubectl('kustomize', join(KUBERNETES, 'overlays', profile)));
    const names = ({ objects }: typeof overlay): readonly string[] =>
      objects.map(({ kind, metadata }) => `${kind}/${metadata.name}`).sort();
    expect(names(rendered)).toEqual(names(overlay));
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE } from '@wellspring/platform/release';
import { SERVICE_NAMES, SERVICES } from '@wellspring/service-registry/services';
import { PARTS } from '@wellspring/testkit/processes/part-settings';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const Deployment = z.object({
  kind: z.literal('Deployment'),
  spec: z.object({
    template: z.object({
      spec: z.object({
        containers: z.tuple([z.object({ image: z.string(), ports: z.tuple([z.object({ containerPort: z.int() })]) })]),
      }),
    }),
  }),
});
const Base = z.object({
  resources: z.array(z.string()),
  images: z.array(z.object({ name: z.string(), newTag: z.string() })),
  configMapGenerator: z.array(z.object({ name: z.string(), literals: z.array(z.string()) })),
});
const Skaffold = z.object({
  build: z.object({
    artifacts: z.array(
      z.object({ image: z.string(), docker: z.object({ buildArgs: z.object({ PART: z.string() }) }) }),
    ),
  }),
});

const base = Base.parse(parse(read('deploy/kubernetes/base/kustomization.yaml')));
const Engines = Base.pick({ images: true });
const development = Engines.parse(parse(read('deploy/kubernetes/overlays/development/kustomization.yaml')));
const IMAGES = [...PARTS, 'standalone'].map((part) => `wellspring/${part}`).sort();

describe('what a cluster runs', () => {
  it.each(PARTS)('has %s at its port', (part) => {
    expect(base.resources).toContain(`${part}.yaml`);
    const documents = parseAllDocuments(read(`deploy/kubernetes/base/${part}.yaml`));
    const [deployment] = documents.flatMap((each) => Deployment.safeParse(each.toJS()).data ?? []);
    const port = part === 'gateway' ? 4000 : SERVICES[part].port;
    expect(deployment?.spec.template.spec.containers).toMatchObject([
      { image: `wellspring/${part}`, ports: [{ containerPort: port }] },
    ]);
  });

  it('tells the gateway where each service is', () => {
    const settings = base.configMapGenerator.find(({ name }) => name === 'gateway')?.literals ?? [];
    const addresses = SERVICE_NAMES.map(
      (name) => `${name.toUpperCase().replaceAll('-', '_')}_URL=http://${name}:${SERVICES[name].port}`,
    );
    expect(addresses.filter((address) => !settings.includes(address))).toEqual([]);
  });

  it('takes every image in one version, and Skaffold builds each', () => {
    expect(base.images.map(({ name }) => name).sort()).toEqual(IMAGES);
    expect(new Set(base.images.map(({ newTag }) => newTag))).toEqual(new Set([RELEASE]));
    const { artifacts } = Skaffold.parse(parse(read('skaffold.yaml'))).build;
    expect(artifacts.map(({ image }) => image).sort()).toEqual(IMAGES);
    for (const { image, docker } of artifacts) expect(image).toBe(`wellspring/${docker.buildArgs.PART}`);
  });

  it('takes engines in the versions that Compose has', () => {
    const versioned = Object.keys(z.record(z.string(), z.unknown()).parse(JSON.parse(read('deploy/versions.json'))));
    const named = development.images.map(({ name, newTag }) => `${name}:${newTag}`);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !versioned.includes(name))).toEqual([]);
  });
});

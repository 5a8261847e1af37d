import { parseAllDocuments } from 'yaml';
import { z } from 'zod';

const Labels = z.record(z.string(), z.string()).default({});
const Metadata = z.object({ name: z.string(), namespace: z.string().optional(), labels: Labels });
const Manifest = z.looseObject({ kind: z.string(), metadata: Metadata });

const Reference = z.object({ name: z.string(), key: z.string(), optional: z.boolean().optional() });
const VolumeMount = z.object({ name: z.string(), mountPath: z.string() });
const Volume = z.object({ name: z.string(), secret: z.object({ secretName: z.string() }).optional() });
const Container = z.object({
  name: z.string(),
  volumeMounts: z.array(VolumeMount).default([]),
  image: z.string(),
  ports: z.array(z.object({ name: z.string(), containerPort: z.int() })).default([]),
  env: z
    .array(
      z.object({
        name: z.string(),
        value: z.string().optional(),
        valueFrom: z.object({ secretKeyRef: Reference }).optional(),
      }),
    )
    .default([]),
  envFrom: z.array(z.object({ configMapRef: z.object({ name: z.string() }) })).default([]),
});
/** A container, and where it sees which Secret. */
export type Container = z.output<typeof Container> & {
  readonly mounts: readonly { readonly mountPath: string; readonly secretName: string }[];
};
const Template = z.object({
  metadata: z.object({ labels: Labels }),
  spec: z.object({ containers: z.array(Container), volumes: z.array(Volume).default([]) }),
});
const Workload = z.object({ metadata: Metadata, spec: z.object({ template: Template }) });
const CronJob = z.object({
  metadata: Metadata,
  spec: z.object({ jobTemplate: z.object({ spec: z.object({ template: Template }) }) }),
});

/** What runs: its name, and the pods that come of it. */
export type Workload = {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly containers: readonly Container[];
};

const Selector = z.object({
  matchLabels: Labels,
  matchExpressions: z
    .array(z.object({ key: z.string(), operator: z.literal('In'), values: z.array(z.string()) }))
    .default([]),
});
export type Selector = z.output<typeof Selector>;
const Peer = z.object({ podSelector: Selector.optional(), namespaceSelector: Selector.optional() });
const Ports = z.array(z.object({ port: z.int() })).default([]);
const NetworkPolicy = z.object({
  metadata: Metadata,
  spec: z.object({
    podSelector: Selector,
    policyTypes: z.array(z.enum(['Ingress', 'Egress'])),
    ingress: z.array(z.object({ from: z.array(Peer).default([]), ports: Ports })).default([]),
    egress: z.array(z.object({ to: z.array(Peer).default([]), ports: Ports })).default([]),
  }),
});
export type NetworkPolicy = z.output<typeof NetworkPolicy>;

const ConfigMap = z.object({ metadata: Metadata, data: z.record(z.string(), z.string()).default({}) });

/** The objects of a kustomization, as far as tests look into them. */
export type Manifests = {
  readonly objects: readonly z.output<typeof Manifest>[];
  readonly workloads: readonly Workload[];
  readonly policies: readonly NetworkPolicy[];
  readonly configMaps: ReadonlyMap<string, Readonly<Record<string, string>>>;
};

const withMounts = ({ spec: { containers, volumes } }: z.output<typeof Template>): readonly Container[] =>
  containers.map((container) => ({
    ...container,
    mounts: container.volumeMounts.flatMap(({ name, mountPath }) => {
      const secret = volumes.find((volume) => volume.name === name)?.secret;
      return secret ? [{ mountPath, secretName: secret.secretName }] : [];
    }),
  }));

const workload = (metadata: z.output<typeof Metadata>, template: z.output<typeof Template>): Workload => ({
  name: metadata.name,
  labels: template.metadata.labels,
  containers: withMounts(template),
});

const workloadOf = (object: { readonly kind: string }): readonly Workload[] => {
  if (object.kind === 'CronJob') {
    const { metadata, spec } = CronJob.parse(object);
    return [workload(metadata, spec.jobTemplate.spec.template)];
  }
  if (object.kind !== 'Deployment' && object.kind !== 'StatefulSet') return [];
  const { metadata, spec } = Workload.parse(object);
  return [workload(metadata, spec.template)];
};

/** Reads what kustomize has rendered. */
export const readManifests = (yaml: string): Manifests => {
  const objects = parseAllDocuments(yaml).map((document) => Manifest.parse(document.toJS()));
  const ofKind = (kind: string) => objects.filter((object) => object.kind === kind);
  return {
    objects,
    workloads: objects.flatMap(workloadOf),
    policies: ofKind('NetworkPolicy').map((object) => NetworkPolicy.parse(object)),
    configMaps: new Map(
      ofKind('ConfigMap').map((object) => {
        const { metadata, data } = ConfigMap.parse(object);
        return [metadata.name, data] as const;
      }),
    ),
  };
};

/** Whether a selector chooses what has these labels. */
export const selects = ({ matchLabels, matchExpressions }: Selector, labels: Workload['labels']): boolean =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
  matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''));

import { StandaloneSettings } from '@wellspring/standalone/config';
import { PARTS } from '@wellspring/testkit/processes/part-settings';
import type { z } from 'zod';
import { PROCESS_SETTINGS } from '../../manifests/process-settings.ts';
import type { Container, Manifests, Workload } from './manifests.ts';

const MOUNTED = '/run/secrets/wellspring';

/** What runs in a workload can be told this; null: it is no process of the product. */
export const settingsSchemaOf = ({ name, labels }: Workload): z.ZodObject | null => {
  const part = PARTS.find((known) => known === name);
  if (part) return PROCESS_SETTINGS[part];
  return labels['app.kubernetes.io/component'] === 'engine' ? null : StandaloneSettings;
};

/** The environment of a container, with the files of its secrets in a folder of this machine. What is optional is left out. */
export const environmentOf = (
  { env, envFrom }: Container,
  { configMaps }: Manifests,
  secrets: string,
): Readonly<Record<string, string>> => {
  const shared = envFrom.map(({ configMapRef: { name } }) => {
    const values = configMaps.get(name);
    if (!values) throw new Error(`There is no ConfigMap ${name}`);
    return values;
  });
  const own = env.flatMap(({ name, value, valueFrom }) => {
    if (value !== undefined) return [[name, value.replace(MOUNTED, secrets)] as const];
    return valueFrom?.secretKeyRef.optional ? [] : [[name, 'from a secret'] as const];
  });
  return Object.fromEntries([...shared.flatMap((values) => Object.entries(values)), ...own]);
};

/** The names of all variables that a container is given, those of optional secrets too. */
export const variablesOf = ({ env, envFrom }: Container, { configMaps }: Manifests): readonly string[] => [
  ...env.map(({ name }) => name),
  ...envFrom.flatMap(({ configMapRef }) => Object.keys(configMaps.get(configMapRef.name) ?? {})),
];

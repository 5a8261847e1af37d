import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StandaloneSettings } from '@wellspring/standalone/config';
import { PARTS } from '@wellspring/testkit/processes/part-settings';
import type { z } from 'zod';
import { PROCESS_SETTINGS } from '../../manifests/process-settings.ts';
import type { Container, Manifests, Workload } from './manifests.ts';

/** The settings of the process of a workload; null: it is no process of the product. */
export const settingsSchemaOf = ({ name, labels }: Workload): z.ZodObject | null => {
  const part = PARTS.find((each) => each === name);
  if (part) return PROCESS_SETTINGS[part];
  // It has no sessions: of a product on MongoDB, only this command runs without session keys.
  if (name === 'accounts') return StandaloneSettings.omit({ SESSION_KEYS: true });
  return labels['app.kubernetes.io/component'] === 'engine' ? null : StandaloneSettings;
};

/** The file of a secret in the folder that all Secrets are made from: `wellspring-catalog` is its folder `catalog`. */
const fileOf = (secrets: string, secretName: string, key: string): string =>
  join(secrets, secretName.replace(/^wellspring-?/, ''), key);

/** A path in a container, as that of the same file in the folder of secrets. */
const hereIn = (secrets: string, { mounts }: Container): ((path: string) => string) => {
  const longestFirst = mounts.toSorted((one, other) => other.mountPath.length - one.mountPath.length);
  return (path) => {
    const mount = longestFirst.find(({ mountPath }) => path.startsWith(`${mountPath}/`));
    return mount ? fileOf(secrets, mount.secretName, path.slice(mount.mountPath.length + 1)) : path;
  };
};

/** The environment of a container, with the files of its secrets in a folder of this machine. What is optional and not there is left out. */
export const environmentOf = (
  container: Container,
  { configMaps }: Manifests,
  secrets: string,
): Readonly<Record<string, string>> => {
  const shared = container.envFrom.map(({ configMapRef: { name } }) => {
    const values = configMaps.get(name);
    if (!values) throw new Error(`There is no ConfigMap ${name}`);
    return values;
  });
  const here = hereIn(secrets, container);
  const own = container.env.flatMap(({ name, value, valueFrom }) => {
    if (value !== undefined) return [[name, here(value)] as const];
    const reference = valueFrom?.secretKeyRef;
    if (!reference) return [];
    const file = fileOf(secrets, reference.name, reference.key);
    if (reference.optional === true && !existsSync(file)) return [];
    return [[name, readFileSync(file, 'utf8')] as const];
  });
  return Object.fromEntries([...shared.flatMap((values) => Object.entries(values)), ...own]);
};

/** The names of all variables that a container is given, those of optional secrets too. */
export const variablesOf = ({ env, envFrom }: Container, { configMaps }: Manifests): readonly string[] => [
  ...env.map(({ name }) => name),
  ...envFrom.flatMap(({ configMapRef }) => Object.keys(configMaps.get(configMapRef.name) ?? {})),
];

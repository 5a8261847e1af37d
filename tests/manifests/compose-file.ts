import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const FILE = new URL('../../docker-compose.yml', import.meta.url);

/** The source of a path in a container: a folder of this repository, or a volume, or one folder of it. */
type Mount = {
  readonly source: string;
  readonly target: string;
  readonly readOnly: boolean;
  readonly folder: string | null;
};

const ShortMount = z.string().transform((text): Mount => {
  const [source = '', target = '', mode] = text.split(':');
  return { source, target, readOnly: mode === 'ro', folder: null };
});
const LongMount = z
  .object({
    type: z.literal('volume'),
    source: z.string(),
    target: z.string(),
    read_only: z.boolean(),
    volume: z.object({ nocopy: z.literal(true), subpath: z.string() }),
  })
  .transform(({ source, target, read_only: readOnly, volume }): Mount => ({
    source,
    target,
    readOnly,
    folder: volume.subpath,
  }));

/** What stands in the file, as far as tests ask for it. */
const Container = z.object({
  image: z.string(),
  build: z
    .object({ context: z.string(), dockerfile: z.string(), args: z.record(z.string(), z.string()) })
    .exactOptional(),
  pull_policy: z.string().exactOptional(),
  command: z.array(z.string()).exactOptional(),
  working_dir: z.string().exactOptional(),
  profiles: z.array(z.string()).exactOptional(),
  environment: z.record(z.string(), z.coerce.string()).default({}),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.union([ShortMount, LongMount])).default([]),
  group_add: z.array(z.string()).default([]),
  networks: z.array(z.string()),
  mem_limit: z.string(),
  restart: z.string(),
  stop_grace_period: z.string().exactOptional(),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  logging: z.object({ options: z.object({ 'max-size': z.string() }) }),
  healthcheck: z
    .object({ test: z.array(z.string()).exactOptional(), disable: z.boolean().exactOptional() })
    .exactOptional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
});
export type Container = z.output<typeof Container>;

const File = z.object({
  services: z.record(z.string(), Container),
  networks: z.record(z.string(), z.object({ internal: z.boolean().exactOptional() })),
  volumes: z.record(z.string(), z.unknown()),
});

const VARIABLE = /\$\{([A-Z0-9_]+):-([^${}]*)\}/;

/** Puts the defaults of its variables into a text, those within others first. */
const withDefaults = (text: string): string => {
  let filled = text;
  while (VARIABLE.test(filled)) filled = filled.replace(VARIABLE, '$2');
  return filled;
};

/** docker-compose.yml as it stands. */
export const composeText = readFileSync(FILE, 'utf8');

/** The same, parsed, without any set variable. */
export const compose = File.parse(
  parse(composeText, (_key, value: unknown) => (typeof value === 'string' ? withDefaults(value) : value), {
    merge: true,
    maxAliasCount: -1, // our own file: repetition in it is intended
  }),
);

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** The checkout. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const Mount = z.object({
  type: z.string(),
  source: z.string(),
  target: z.string(),
  read_only: z.boolean().default(false),
  volume: z.object({ subpath: z.string().exactOptional() }).exactOptional(),
});

/** What a container is started with, as Compose understood it. */
const Container = z.object({
  image: z.string(),
  build: z.object({ args: z.record(z.string(), z.string()) }).exactOptional(),
  command: z.array(z.string()).nullable(),
  working_dir: z.string().default('/app'),
  environment: z.record(z.string(), z.string().nullable()).default({}),
  volumes: z.array(Mount).default([]),
  tmpfs: z.array(z.string()).default([]),
  ports: z.array(z.object({ host_ip: z.string(), target: z.int(), published: z.string() })).default([]),
  mem_limit: z.coerce.number(),
  healthcheck: z.object({ test: z.array(z.string()).exactOptional() }).exactOptional(),
});
export type Container = z.output<typeof Container>;

const Project = z.object({ services: z.record(z.string(), Container) });
export type Project = z.output<typeof Project>;

/** docker-compose.yml as Compose's own parser reads it. @throws with the parser's words when it refuses the file */
export const composeProject = (profiles: readonly string[]): Project => {
  const args = ['config', join(ROOT, 'docker-compose.yml'), ...profiles.map((profile) => `--profile=${profile}`)];
  const parser = join(process.env['ENGINES'] ?? '', 'compose');
  // No variables are set: the test is about the defaults.
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'] };
  const { status, stdout, stderr } = spawnSync(parser, args, { cwd: ROOT, env, encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`The parser of Compose refuses docker-compose.yml: ${stderr}`);
  return Project.parse(JSON.parse(stdout));
};

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICE_NAMES } from '@wellspring/service-registry/services';
import { parse } from 'yaml';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '..', '..');
const WORKFLOWS = join(ROOT, '.github', 'workflows');

const Step = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const Job = z.object({
  'timeout-minutes': z.int(),
  permissions: z.record(z.string(), z.string()).optional(),
  strategy: z.object({ matrix: z.object({ part: z.array(z.string()) }) }).optional(),
  steps: z.array(Step),
});
const Workflow = z.object({
  permissions: z.record(z.string(), z.string()),
  concurrency: z.object({ group: z.string() }),
  jobs: z.record(z.string(), Job),
});
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));

const workflows = readdirSync(WORKFLOWS).map((file) => ({
  file,
  ...Workflow.parse(parse(readFileSync(join(WORKFLOWS, file), 'utf8'))),
}));
const jobs = workflows.flatMap(({ file, jobs: all }) =>
  Object.entries(all).map(([name, job]) => ({ name: `${file} ${name}`, ...job })),
);
const steps = jobs.flatMap((job) => job.steps);

describe('the workflows', () => {
  it('take each action in one exact version', () => {
    const used = steps.flatMap(({ uses }) => (uses === undefined ? [] : [uses]));
    expect(used).not.toEqual([]);
    expect(used.filter((action) => !/@v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  });

  it('may read the repository and nothing else', () => {
    expect(workflows.map(({ permissions }) => permissions)).toEqual(workflows.map(() => ({ contents: 'read' })));
    expect(jobs.filter(({ permissions }) => permissions !== undefined)).toEqual([]);
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  it('call commands that there are', () => {
    const called = steps.flatMap(({ run = '' }) => /^npm (?:run )?(?!sbom)([\w:-]+)/.exec(run)?.[1] ?? []);
    expect(['test:all', 'test:engines'].filter((script) => !called.includes(script))).toEqual([]);
    expect(called.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  it('build an image of every part', () => {
    const matrix = jobs.flatMap(({ strategy }) => strategy?.matrix.part ?? []);
    expect(matrix).toEqual([...SERVICE_NAMES, 'gateway', 'standalone'].toSorted());
    for (const part of matrix)
      expect(['services', 'deploy', '.'].some((folder) => existsSync(join(ROOT, folder, part, 'src', 'main.ts')))).toBe(
        true,
      );
  });
});

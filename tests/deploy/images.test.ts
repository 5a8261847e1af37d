import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVICE_NAMES } from '@wellspring/service-registry/services';
import { PARTS } from '@wellspring/testkit/processes/part-settings';
import { imageOf, startContainer } from '@wellspring/testkit/processes/container';
import { freePort } from '@wellspring/testkit/processes/free-port';
import { type Program, ready } from '@wellspring/testkit/processes/program';
import { z } from 'zod';
import { buildImage } from './testing/images.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Without a daemon all files of an image are copied before it runs. */
const UNTIL_READY_MS = 300_000;

const Manifest = z.object({
  devDependencies: z.record(z.string(), z.string()),
  optionalDependencies: z.record(z.string(), z.string()),
});
const manifest = Manifest.parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));

const Contents = z.object({ paths: z.array(z.string()), addons: z.array(z.string()) });
const contentsOf = async (image: string): Promise<z.output<typeof Contents>> => {
  const script = readFileSync(join(ROOT, 'tests/deploy/testing/contents.mjs'), 'utf8');
  const { ended } = startContainer(image, { nodeArguments: ['--input-type=module', '--eval', script] });
  const { code, stdout, stderr } = await ended;
  if (code !== 0) throw new Error(stderr);
  return Contents.parse(JSON.parse(stdout));
};

/** What works on the product and is no part of it. Types come with packages that name them, and two of the tools run in servers as well. */
const isTool = (name: string): boolean =>
  !name.startsWith('@types/') && !['graphql', '@apollo/composition'].includes(name);
const TOOLS = new Set([
  ...Object.keys({ ...manifest.devDependencies, ...manifest.optionalDependencies }).filter(isTool),
  ...['@wellspring/testkit', '@wellspring/web', 'playwright-core', 'fast-check', 'vite', 'react', 'maplibre-gl'],
]);
const packageIn = (path: string): string => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1] ?? '';

const OWN = /^\/app\/(services\/[^/]+|gateway|web|deploy\/[^/]+)$/;
const ownFoldersOf = (part: string): readonly string[] => {
  if (part === 'gateway') return ['gateway', 'web'];
  if (part !== 'standalone') return [`services/${part}`];
  return ['deploy/standalone', 'gateway', ...SERVICE_NAMES.map((name) => `services/${name}`).toSorted(), 'web'];
};

describe.each([...PARTS, 'standalone'])('the image of %s', (part) => {
  let paths: readonly string[];
  let addons: readonly string[];
  beforeAll(async () => {
    buildImage(part);
    ({ paths, addons } = await contentsOf(imageOf(part)));
  });
  /** Files of this house. */
  const ours = (): readonly string[] =>
    paths.filter((path) => path.startsWith('/app/') && !path.includes('/node_modules'));

  it('has the sources of its process, and the built client where it is served', () => {
    expect(
      ours()
        .flatMap((path) => OWN.exec(path)?.[1] ?? [])
        .toSorted(),
    ).toEqual(ownFoldersOf(part));
    const client = ours().filter((path) => path.startsWith('/app/web/') && /\.\w+$/.test(path));
    expect(client.filter((path) => !path.startsWith('/app/web/dist/'))).toEqual(
      client.length > 0 ? ['/app/web/src/generated/operations.json'] : [],
    );
  });

  it('has no test, no tool, and no trace of how it was made', () => {
    expect(ours().filter((path) => /\.test\.|\.fixture\.|\/testing(\/|$)/.test(path))).toEqual([]);
    expect(paths.filter((path) => TOOLS.has(packageIn(path)))).toEqual([]);
    expect(paths.filter((path) => /\/(\.npmrc|\.package-lock\.json|\.env[^/]*|\.git)$/.test(path))).toEqual([]);
    expect(paths).not.toContain('/app/package-lock.json');
    expect(paths.filter((path) => /\/bin\/(?!node$)[^/]+$/.test(path) && !path.startsWith('/app/'))).toEqual([]);
  });

  it('loads its native packages', () => {
    const hashes = part === 'identity' || part === 'standalone';
    const names = addons.map((path) => /(argon2|nice|sharp)[^/]*\.node$/.exec(path)?.[1] ?? path);
    expect(names.toSorted()).toEqual(hashes ? ['argon2', 'nice', 'sharp'] : ['sharp']);
  });
});

describe('a container of', () => {
  it.each(PARTS)('%s says what is missing of its settings, and ends', async (part) => {
    const { code, stderr } = await startContainer(imageOf(part)).ended;
    expect(stderr).toContain('KAFKA_BROKERS is missing');
    expect(code).toBe(1);
  });

  describe('the whole product', () => {
    let product: Program;
    let origin: string;
    let settings: Readonly<Record<string, string>>;
    beforeAll(async () => {
      settings = { PORT: String(await freePort()), ADMIN_PORT: String(await freePort()) };
      origin = `http://127.0.0.1:${settings['PORT']}`;
      product = startContainer(imageOf('standalone'), { settings });
      await ready(product, origin, UNTIL_READY_MS);
    });
    afterAll(async () => {
      if (product.isRunning()) product.signal('SIGKILL');
      await product.ended;
    });

    it('serves pages and places to every caller', async () => {
      const page = await fetch(origin);
      expect(page.status).toBe(200);
      expect(await page.text()).toMatch(/<script type="module"[^>]* src="\/assets\//);
      expect(await (await fetch(`${origin}/api/locations?limit=1`)).json()).toMatchObject({ locations: [{}] });
    });

    it('is healthy by its own check', async () => {
      const check = startContainer(imageOf('standalone'), { settings, nodeArguments: ['healthcheck.mjs'] });
      expect((await check.ended).code).toBe(0);
    });

    it('ends in order when it is stopped', async () => {
      product.signal('SIGTERM');
      expect((await product.ended).code).toBe(0);
      await expect(fetch(origin)).rejects.toThrow();
    });
  });
});

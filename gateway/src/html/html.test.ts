import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { PLACE } from '../answers.fixture.ts';
import { greetingPage, startGateway, TEMPLATE } from '../gateway.fixture.ts';
import { htmlShell, stateElement } from './shell.ts';

const folder = await temporaryFolder();

describe('the shell', () => {
  it('inserts the words unchanged', () => {
    const words = { head: '<!--body-->', body: '$& $1 <!--state-->', state: null, language: 'en' } as const;
    expect(htmlShell(TEMPLATE)(words)).toBe(
      '<!doctype html><html lang="en" dir="ltr"><head><!--body--></head><body><div id="root">$& $1 <!--state--></div></body></html>',
    );
  });

  it('keeps the state from ending its element', () => {
    const element = stateElement({ words: '</script><!-- <script>' });
    expect(element.match(/</g)).toHaveLength(2);
    expect(JSON.parse(element.replace(/^<[^>]*>|<[^>]*>$/g, ''))).toEqual({ words: '</script><!-- <script>' });
  });

  it('says what a template lacks', () => {
    expect(() => htmlShell('<html lang="en"></html>')).toThrow('<!--head-->');
  });
});

describe('a page', () => {
  it('has its text and is cached for visitors', async () => {
    let rendered = 0;
    const { ask } = await startGateway({
      renderPage: (request) => {
        rendered += 1;
        return greetingPage(request);
      },
    });
    const first = await ask('/location/place-1');
    await ask('/location/place-1');
    expect(first.status).toBe(200);
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(first.text).toContain('<title>Page</title>');
    expect(first.text).toContain('<h1>Hello $& $1</h1>');
    expect(rendered).toBe(1);
  });

  it('answers 404 with a text when it does not exist', async () => {
    const { ask } = await startGateway();
    const reply = await ask('/nowhere/at/all');
    expect({ status: reply.status, words: reply.text.includes('<h1>') }).toEqual({ status: 404, words: true });
  });

  it('receives its address and queries the graph in process', async () => {
    const { ask } = await startGateway({
      renderPage: async ({ path, origin, config, execute }) => {
        const query = 'query One($id: ID!) { location(id: $id) { name } }';
        const { data } = await execute({ query, operationName: 'One', variables: { id: PLACE.id } });
        return { status: 200, head: '', body: JSON.stringify({ path, origin, config, data }), state: null };
      },
    });
    const { text } = await ask('/home?search=onsen');
    expect(text).toContain('"path":"/home?search=onsen","origin":"http://localhost:4000"');
    expect(text).toContain(`"data":{"location":{"name":"${PLACE.name}"}}`);
  });

  it('without its data has Retry-After, and no other page has', async () => {
    const { ask } = await startGateway({
      renderPage: async ({ path }) => ({ status: path === '/' ? 200 : 503, head: '', body: 'Soon', state: null }),
    });
    const away = await ask('/location/place-1');
    expect([away.status, away.headers['retry-after']]).toEqual([503, '5']);
    expect((await ask('/')).headers['retry-after']).toBeUndefined();
  });

  it('answers 500 with the bare client when it cannot be rendered, is logged and not cached', async () => {
    const { ask, lines } = await startGateway({ renderPage: () => Promise.reject(new Error('no')) });
    await ask('/');
    const reply = await ask('/');
    expect(reply.status).toBe(500);
    expect(reply.text).toContain('<div id="root"></div>');
    expect(lines.filter(({ level }) => level === 'error')).toHaveLength(2);
  });
});

describe('files of the web client', () => {
  const code = `console.log("${'words '.repeat(500)}");`;

  const prepared = async () => {
    const assetsFolder = folder;
    await mkdir(join(assetsFolder, 'assets'));
    await writeFile(join(assetsFolder, 'index.html'), TEMPLATE);
    await mkdir(join(assetsFolder, '.vite'));
    await writeFile(join(assetsFolder, '.vite', 'manifest.json'), '{}');
    await writeFile(join(assetsFolder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await writeFile(join(assetsFolder, 'assets', 'app-DZ3x_a9Q.js'), code);
    await writeFile(join(assetsFolder, 'assets', 'app-DZ3x_a9Q.js.br'), brotliCompressSync(code));
    return startGateway({ assetsFolder });
  };
  const started = prepared();

  it('with a hash in their name are cached for ever, others for a short time', async () => {
    const { ask } = await started;
    const script = await ask('/assets/app-DZ3x_a9Q.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const icon = await ask('/icon.svg?v=1');
    expect(icon.headers['cache-control']).toBe('public, max-age=600');
    expect(icon.headers['content-type']).toBe('image/svg+xml');
  });

  it('go out compressed, also to members', async () => {
    const { ask } = await started;
    const headers = { 'accept-encoding': 'br', cookie: 'wellspring.sid=1' };
    const reply = await ask('/assets/app-DZ3x_a9Q.js', { headers });
    expect(reply.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(reply.bytes).toString()).toBe(code);
  });

  it('do not include the template, what is hidden, nor anything outside the folder', async () => {
    const { ask } = await started;
    expect((await ask('/index.html')).text).not.toContain('<!--');
    expect((await ask('/.vite/manifest.json')).headers['content-type']).toContain('text/html');
    for (const path of ['/assets/../../package.json', '/assets/..%2f..%2fpackage.json', '/assets/app-DZ3x_a9Q.js.br'])
      expect((await ask(path)).status).toBe(404);
  });
});

describe('sitemaps and robots.txt', () => {
  const placesOf = (count: number) => ({
    locations: ({ limit, offset }: Record<string, unknown>) => ({
      locations: Array.from({ length: Math.max(0, Math.min(Number(limit), count - Number(offset))) }, (_, at) => ({
        ...PLACE,
        id: `place-${Number(offset) + at}`,
      })),
      total: count,
    }),
  });
  const locationsIn = (text: string): string[] => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);

  it('list every place in one sitemap', async () => {
    const { ask } = await startGateway({ answers: placesOf(250) });
    const { headers, text } = await ask('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(locationsIn(text)).toHaveLength(254);
    expect(text).toContain('<loc>http://localhost:4000/home?category=20</loc>');
    expect(text).toContain(
      '<loc>http://localhost:4000/location/place-249</loc><lastmod>2026-01-02T00:00:00.000Z</lastmod>',
    );
  });

  it('leave out an empty category', async () => {
    const { ask } = await startGateway({ answers: { locations: () => ({ locations: [], total: 0 }) } });
    expect((await ask('/sitemap.xml')).text).not.toContain('category=');
  });

  it('are several files when there are many places', async () => {
    const { ask } = await startGateway({ answers: placesOf(2050) });
    const files = locationsIn((await ask('/sitemap.xml')).text);
    expect(files).toHaveLength(3);
    const texts = await Promise.all(files.map(async (url) => (await ask(new URL(url).pathname)).text));
    const places = texts.flatMap(locationsIn).filter((url) => url.includes('/location/'));
    expect(new Set(places).size).toBe(2050);
    for (const number of [4, 99_999]) expect((await ask(`/sitemap-${number}.xml`)).status).toBe(404);
  });

  it('are linked: robots.txt names the sitemap', async () => {
    const { ask } = await startGateway();
    expect((await ask('/robots.txt')).text).toContain('Sitemap: http://localhost:4000/sitemap.xml');
  });
});

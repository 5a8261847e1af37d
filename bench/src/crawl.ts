import { join } from 'node:path';
import { ask } from './ask.ts';
import { figure, milliseconds, type Figure } from './figure.ts';
import { percentile } from './middle.ts';
import { writePlaces } from './places.ts';
import { importFile, startProduct, withFolder, type Product } from './product.ts';

const PLACES = 5_000;
const PAGES = 100;
const SETTINGS = { DEMO_DATA: 'off', RATE_LIMIT: '50/500' };
const PAGE = /<loc>https?:\/\/[^/<]+(\/location\/[^<]+)<\/loc>/g;
const FILE = /<loc>https?:\/\/[^/<]+(\/sitemap[^<]+)<\/loc>/g;

const found = async (product: Product, path: string, pattern: RegExp): Promise<readonly string[]> => {
  const { body } = await ask(`${product.url}${path}`);
  return [...body.matchAll(pattern)].map(([, one = '']) => one);
};

/** Paths of places as a crawler finds them. */
const pagesOf = async (product: Product): Promise<readonly string[]> => {
  const files = await found(product, '/sitemap.xml', FILE);
  const pages = await Promise.all([...files, '/sitemap.xml'].map((path) => found(product, path, PAGE)));
  return pages.flat().slice(0, PAGES);
};

/** A crawler that comes right after a start, when nothing is in memory, and asks for a hundred pages at once. */
export const measureCrawl = () =>
  withFolder(async (folder): Promise<readonly Figure[]> => {
    const [data, file] = [join(folder, 'data'), join(folder, 'places.ndjson')];
    await writePlaces(file, PLACES);
    const filled = await startProduct(data, SETTINGS);
    await importFile(data, file).finally(filled.stop);
    const product = await startProduct(data, SETTINGS);
    try {
      const paths = await pagesOf(product);
      const answers = await Promise.all(paths.map((path) => ask(`${product.url}${path}`)));
      const good = answers.filter(({ status }) => status === 200);
      const last = percentile(
        answers.map((answer) => answer.milliseconds),
        1,
      );
      return [
        figure(`${PAGES} different pages at once, right after a start`, {
          target: 'all answered',
          measured: `${good.length} of ${paths.length}, the last after ${milliseconds(last)}`,
          comparedTo: `one address, limits as they are by default, ${PLACES.toLocaleString('en')} places`,
          isMet: good.length === PAGES,
        }),
      ];
    } finally {
      await product.stop();
    }
  });

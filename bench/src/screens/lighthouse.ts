import { freePort } from '@wellspring/testkit/processes/free-port';
import { findBrowser, launchBrowserOnPort } from '@wellspring/testkit/browser';
import lighthouse from 'lighthouse';
import { figure, kilobytes, milliseconds, type Figure } from '../figure.ts';
import { median } from '../middle.ts';
import { startProduct, withFolder } from '../product.ts';
import { addressesOf, MAP } from './addresses.ts';

/** What Lighthouse says of one load. */
type Report = {
  /** 0 to 100 */
  readonly score: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly bytes: number;
};

/** What a page may take: a place has limits of its own, and a map has to be drawn. */
type Limits = { readonly score: number; readonly tbt?: number; readonly bytes?: number };

const MOST_TBT = 300;
const MOST_BYTES = 300_000;
const LIMITS: Readonly<Record<string, Limits>> = {
  'the page of a place': { score: 90, tbt: MOST_TBT, bytes: MOST_BYTES },
  [MAP.name]: { score: 80 },
};
const ELSEWHERE: Limits = { score: 90 };

const METRICS = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;

/** Loads a page once with an empty cache. @throws Error when Lighthouse could not judge it */
const judge = async (url: string, port: number): Promise<Report> => {
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
  const { audits, categories, runtimeError } = result?.lhr ?? {};
  const score = categories?.['performance']?.score;
  if (typeof score !== 'number') throw new Error(`Lighthouse has no score for ${url}: ${runtimeError?.message ?? ''}`);
  const valueOf = (metric: keyof typeof METRICS): number => audits?.[METRICS[metric]]?.numericValue ?? NaN;
  return {
    score: 100 * score,
    lcp: valueOf('lcp'),
    tbt: valueOf('tbt'),
    cls: valueOf('cls'),
    bytes: valueOf('bytes'),
  };
};

const rowOf = (name: string, reports: readonly Report[]): Figure => {
  const middle = (metric: keyof Report): number => median(reports.map((report) => report[metric]));
  const { score, tbt = Infinity, bytes = Infinity } = LIMITS[name] ?? ELSEWHERE;
  const limits = [
    `score ≥ ${score}`,
    ...(tbt < Infinity ? [`TBT ≤ ${milliseconds(tbt)}`] : []),
    ...(bytes < Infinity ? [`≤ ${kilobytes(bytes)}`] : []),
  ];
  const [lcp, blocked] = [milliseconds(middle('lcp')), milliseconds(middle('tbt'))];
  return figure(`Lighthouse mobile, ${name}`, {
    target: limits.join(', '),
    measured: `score ${middle('score').toFixed(0)}, LCP ${lcp}, TBT ${blocked}, CLS ${middle('cls').toFixed(3)}, ${kilobytes(middle('bytes'))}`,
    comparedTo: `the limits themselves; medians of ${reports.length} loads with an empty cache, its simulated mobile throttling, maps drawn by software`,
    isMet: middle('score') >= score && middle('tbt') <= tbt && middle('bytes') <= bytes,
  });
};

/** The pages that most who come see, as Lighthouse judges them for a phone. The first load of each only warms the product. */
export const measureLighthouse = ({ rounds }: { readonly rounds: number }) =>
  withFolder(async (folder): Promise<readonly Figure[]> => {
    await findBrowser();
    const product = await startProduct(folder);
    const port = await freePort();
    const browser = await launchBrowserOnPort(port);
    try {
      const figures: Figure[] = [];
      for (const { name, path } of [...(await addressesOf(product.url)), MAP]) {
        const reports: Report[] = [];
        for (let round = 0; round <= rounds; round += 1) reports.push(await judge(`${product.url}${path}`, port));
        figures.push(rowOf(name, reports.slice(1)));
      }
      return figures;
    } finally {
      await browser.close();
      await product.stop();
    }
  });

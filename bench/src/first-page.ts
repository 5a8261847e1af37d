import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { figure, kilobytes, type Figure } from './figure.ts';

const MOST_BYTES = 185_000;
const LANDING = 'src/app/landing-page.tsx';
const BUILD = new URL('../../web/build.mjs', import.meta.url);
const BUILT = new URL('../../web/dist/client/.vite/manifest.json', import.meta.url);

const Weighing = z.object({
  screenWeights: z.custom<() => Promise<unknown>>((value) => typeof value === 'function'),
});
const Weights = z.record(z.string(), z.object({ script: z.number(), style: z.number() }));

/** What each screen loads before anything is clicked, from the build that is there. */
export const measureFirstPage = async (): Promise<readonly Figure[]> => {
  const row = { target: `≤ ${kilobytes(MOST_BYTES)}`, comparedTo: 'the limit itself; gzip' };
  const name = 'JavaScript of a first page';
  if (!existsSync(BUILT)) return [figure(name, { ...row, measured: 'the web client is not built', isMet: null })];
  const { screenWeights } = Weighing.parse(await import(BUILD.href));
  const weights = Weights.parse(await screenWeights());
  const [heaviest = '', most = { script: 0 }] =
    Object.entries(weights).toSorted(([, one], [, other]) => other.script - one.script)[0] ?? [];
  const { script = 0, style = 0 } = weights[LANDING] ?? {};
  const measured =
    `landing page ${kilobytes(script)}, and ${kilobytes(style)} of style; ` +
    `heaviest screen ${kilobytes(most.script)} (${basename(heaviest, '.tsx')})`;
  return [figure(name, { ...row, measured, isMet: most.script > 0 && most.script <= MOST_BYTES })];
};

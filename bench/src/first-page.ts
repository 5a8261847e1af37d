import { existsSync } from 'node:fs';
import { z } from 'zod';
import { figure, kilobytes, type Figure } from './figure.ts';

const MOST_BYTES = 185_000;
const BUILD = new URL('../../web/build.mjs', import.meta.url);
const BUILT = new URL('../../web/dist/client/.vite/manifest.json', import.meta.url);

const Weighing = z.object({
  firstPageWeight: z.custom<() => Promise<unknown>>((value) => typeof value === 'function'),
});
const Weight = z.object({ script: z.number(), style: z.number() });

/** What the first page loads before anything is clicked, from the build that is there. */
export const measureFirstPage = async (): Promise<readonly Figure[]> => {
  const row = { target: `≤ ${kilobytes(MOST_BYTES)}`, comparedTo: 'the limit itself; gzip' };
  const name = 'JavaScript of the first page';
  if (!existsSync(BUILT)) return [figure(name, { ...row, measured: 'the web client is not built', isMet: null })];
  const { firstPageWeight } = Weighing.parse(await import(BUILD.href));
  const { script, style } = Weight.parse(await firstPageWeight());
  const measured = `${kilobytes(script)}, and ${kilobytes(style)} of style`;
  return [figure(name, { ...row, measured, isMet: script <= MOST_BYTES })];
};

import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { figure, kilobytes, type Figure } from './figure.ts';

/** The first page is the landing page: most who come for the first time see it. */
const MOST_BYTES = 155_000;
const MOST_BYTES_ELSEWHERE = 185_000;
const LANDING = 'src/app/landing-page.tsx';
const BUILD = new URL('../../web/build.mjs', import.meta.url);
const BUILT = new URL('../../web/dist/client/.vite/manifest.json', import.meta.url);

const Weighing = z.object({
  screenWeights: z.custom<() => Promise<unknown>>((value) => typeof value === 'function'),
});
const Weights = z.record(z.string(), z.object({ script: z.number(), style: z.number() }));

const NAME = 'JavaScript of the first page';
const OTHERS = 'JavaScript of the heaviest other screen';

const row = (most: number) => ({ target: `≤ ${kilobytes(most)}`, comparedTo: 'the limit itself; gzip' });
const isWithin = (bytes: number, most: number): boolean => bytes > 0 && bytes <= most;

/** What each screen loads before anything is clicked, from the build that is there. */
export const measureFirstPage = async (): Promise<readonly Figure[]> => {
  const [first, others] = [row(MOST_BYTES), row(MOST_BYTES_ELSEWHERE)];
  const missing = { measured: 'the web client is not built', isMet: null };
  if (!existsSync(BUILT)) return [figure(NAME, { ...first, ...missing }), figure(OTHERS, { ...others, ...missing })];
  const { screenWeights } = Weighing.parse(await import(BUILD.href));
  const { [LANDING]: landing, ...screens } = Weights.parse(await screenWeights());
  const { script = 0, style = 0 } = landing ?? {};
  const [heaviest = '', most = { script: 0 }] =
    Object.entries(screens).toSorted(([, one], [, other]) => other.script - one.script)[0] ?? [];
  return [
    figure(NAME, {
      ...first,
      measured: `${kilobytes(script)}, and ${kilobytes(style)} of style`,
      isMet: isWithin(script, MOST_BYTES),
    }),
    figure(OTHERS, {
      ...others,
      measured: `${kilobytes(most.script)} (${basename(heaviest, '.tsx')})`,
      isMet: isWithin(most.script, MOST_BYTES_ELSEWHERE),
    }),
  ];
};

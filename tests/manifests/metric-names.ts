import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeMetrics } from '@wellspring/platform/telemetry/metrics';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const isTested = (path: string): boolean => !/\.(test|fixture)\.ts$|node_modules/.test(path);

/** The figures of our own, as the code names them. */
export const ownMetrics = (): ReadonlySet<string> =>
  new Set(
    globSync('{packages/platform,services/*,gateway}/src/**/*.ts', { cwd: ROOT })
      .filter(isTested)
      .flatMap((path) => readFileSync(`${ROOT}${path}`, 'utf8').match(/(?<=')wellspring_\w+(?=')/g) ?? []),
  );

/** Every name that a query may ask for: those of Node too, and of a histogram its three series. */
export const queryableMetrics = async (): Promise<ReadonlySet<string>> => {
  const names = new Set(ownMetrics());
  for (const [, name = '', type] of (await makeMetrics().text()).matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
    names.add(name);
    if (type !== 'histogram') continue;
    names.delete(name);
    for (const part of ['bucket', 'sum', 'count']) names.add(`${name}_${part}`);
  }
  return names;
};

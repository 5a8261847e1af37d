import { writeFile } from 'node:fs/promises';
import { arch, cpus, loadavg, platform } from 'node:os';
import type { Figure } from './figure.ts';

const RESULTS = new URL('../RESULTS.md', import.meta.url);

const verdict = ({ isMet }: Figure): string => (isMet === null ? 'not run' : isMet ? 'yes' : '**no**');

export const printFigure = (figure: Figure): void => {
  const { name, target, measured, comparedTo } = figure;
  console.log(
    `${name}\n  ${measured}   target ${target}: ${verdict(figure).replaceAll('*', '')}\n  beside ${comparedTo}`,
  );
};

const cell = (text: string): string => text.replaceAll('|', '\\|');

const missed = (figures: readonly Figure[]): string => {
  const names = figures.filter(({ isMet }) => isMet === false).map(({ name }) => name);
  return names.length === 0 ? 'Every figure that was measured was reached.' : `Not reached: ${names.join('; ')}.`;
};

/** Writes what was measured, when and on what, over the results of the last whole run. */
export const writeResults = async (figures: readonly Figure[]): Promise<void> => {
  const [core] = cpus();
  const load = loadavg().map((one) => one.toFixed(1));
  const rows = figures.map((figure) =>
    [figure.name, figure.target, figure.measured, figure.comparedTo, verdict(figure)].map(cell).join(' | '),
  );
  await writeFile(
    RESULTS,
    `# What the bench measured

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}. ${cpus().length} cores (${core?.model.trim() ?? 'unknown'}), ${platform()} ${arch()},
Node ${process.versions.node}; load average at the end (1, 5, 15 min): ${load.join(', ')}. The product ran with RATE_LIMIT=off. What is compared ran side by side in one run,
in turns, and the medians are shown; the load generator shares the cores with the servers.

| figure | target | measured | compared to | met |
|---|---|---|---|---|
${rows.map((row) => `| ${row} |`).join('\n')}

${missed(figures)}
`,
  );
};

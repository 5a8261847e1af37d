import { readFile, writeFile } from 'node:fs/promises';
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

const HEAD = ['| figure | target | measured | compared to | met | on |', '|---|---|---|---|---|---|'];
const NAME = /^\| (?<name>.+?) \| /;
const MISSED = /^\| (?<name>.+?) \| .* \| \*\*no\*\* \| [\d-]+ \|$/;

const rowOf = (figure: Figure, day: string): string => {
  const cells = [figure.name, figure.target, figure.measured, figure.comparedTo, verdict(figure), day];
  return `| ${cells.map(cell).join(' | ')} |`;
};

const nameIn = (row: string): string => NAME.exec(row)?.groups?.['name'] ?? '';

const rowsIn = async (): Promise<readonly string[]> => {
  const lines = (await readFile(RESULTS, 'utf8')).split('\n').filter((line) => line.startsWith('| '));
  return lines.filter((line) => nameIn(line) !== 'figure');
};

/** What `npm run chaos` wrote is not measured here. */
const isOfOthers = (row: string): boolean => nameIn(row).startsWith('Chaos: ');

/** The rows as they were, each that was measured again in its new words; what is new comes last. */
const merged = (before: readonly string[], rows: readonly string[]): readonly string[] => {
  const fresh = new Map(rows.map((row) => [nameIn(row), row]));
  const updated = before.map((row) => fresh.get(nameIn(row)) ?? row);
  return [...updated, ...rows.filter((row) => !updated.includes(row))];
};

const missed = (rows: readonly string[]): string => {
  const names = rows.flatMap((row) => MISSED.exec(row)?.groups?.['name'] ?? []);
  return names.length === 0 ? 'Every figure that was measured was reached.' : `Not reached: ${names.join('; ')}.`;
};

/**
 * Writes what was measured, when and on what, over the results of the last whole run; where it is a part, over the rows of the same
 * figures.
 */
export const writeResults = async (figures: readonly Figure[], { isWhole }: { isWhole: boolean }): Promise<void> => {
  const [core] = cpus();
  const load = loadavg().map((one) => one.toFixed(1));
  const day = new Date().toISOString().slice(0, 10);
  const measured = figures.map((figure) => rowOf(figure, day));
  const before = await rowsIn();
  const rows = merged(isWhole ? before.filter(isOfOthers) : before, measured);
  await writeFile(
    RESULTS,
    `# What the bench measured

Written by \`npm run bench\`, or for some rows by \`npm run bench -- --only NAME\` and \`npm run chaos -- --record\`, on the day that stands in the row. ${cpus().length} cores
(${core?.model.trim() ?? 'unknown'}), ${platform()} ${arch()}, Node ${process.versions.node}; load average at the end of the last run (1, 5, 15 min): ${load.join(', ')}. The product
ran with RATE_LIMIT=off. What is compared ran side by side in one run, in turns, and the medians are shown; the load generator shares the cores with the servers.

${[...HEAD, ...rows].join('\n')}

${missed(rows)}
`,
  );
};

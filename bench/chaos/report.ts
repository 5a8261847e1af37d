import { figure, type Figure } from '../src/figure.ts';
import { printFigure, writeResults } from '../src/results.ts';
import type { Report } from './measure-chaos.ts';

const SHOWN = 20;

/** What was promised, how often it was looked at, and each time that it was broken. */
export const printReport = (report: Report): void => {
  const { findings, done, writes, seed, seconds } = report;
  console.log(
    `\n--seed ${seed} --minutes ${seconds / 60}: ${done.kills} kills, ${done.faults} faults, ${writes} writes`,
  );
  for (const words of done.leftOut) console.log(`left out: ${words}`);
  for (const { promise, checked, broken } of findings) {
    console.log(`${broken.length === 0 ? 'kept  ' : 'BROKEN'}  ${promise}: ${broken.length} of ${checked}`);
    for (const words of broken.slice(0, SHOWN)) console.log(`          ${words}`);
  }
  figuresOf(report).forEach(printFigure);
};

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(3)} %`;

const figuresOf = ({ findings, reads, done, seed, seconds, clients }: Report): readonly Figure[] => {
  const circumstances = `${seconds / 60} min, ${clients} clients, ${done.kills} kills, ${done.faults} faults; --seed ${seed}`;
  const none = (name: string, promise: RegExp): Figure => {
    const found = findings.filter((finding) => promise.test(finding.promise));
    const [broken, checked] = [
      found.flatMap((one) => one.broken).length,
      found.reduce((sum, one) => sum + one.checked, 0),
    ];
    const measured = `${broken}, of ${checked} looked at`;
    return figure(`Chaos: ${name}`, { target: '0', measured, comparedTo: circumstances, isMet: broken === 0 });
  };
  return [
    none('acknowledged writes lost', /^acknowledged writes/),
    none('effects that came twice', /^effects|^mails that went twice/),
    none('rows that a rebuild mends', /^rows of/),
    none('dead letters', /^dead letters/),
    figure('Chaos: reads of visitors answered', {
      target: '≥ 99.9 %',
      measured: `${percent(reads.counted - reads.unanswered.length, reads.counted)}, of ${reads.counted}`,
      comparedTo: 'all reads while the gateway that was asked and MongoDB lived',
      isMet: reads.isMet,
    }),
  ];
};

/** Writes the figures beside those of the bench. */
export const recordReport = (report: Report): Promise<void> => writeResults(figuresOf(report), { isWhole: false });

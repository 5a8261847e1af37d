import { expectedNames, type JudgedKey } from './judged-queries.ts';
import { summarize, type JudgedAnswer, type Score, type Share } from './judged-score.ts';

const HEAD = ['queries', 'right', 'right %', 'no hit %', 'recall@10 %', 'name@5 %', 'typo@10 %', 'understood %'];
const SHOWN = 3;

/** A share in percent; a dash where nothing has it. */
export const percent = ({ of, count }: Share): string => (of === 0 ? '–' : ((100 * count) / of).toFixed(1));

const row = (name: string, scores: readonly Score[]): string => {
  const { queries, right, empty, recall, inFive, inTen, understood } = summarize(scores);
  const shares = [right, empty, recall, inFive, inTen, understood].map(percent);
  return `| ${[name, queries, right.count, ...shares].join(' | ')} |`;
};

/** A table in Markdown: a row for each kind, language or set, and one for all. */
export const tableBy = (key: JudgedKey, scores: readonly Score[]): string => {
  const values = [...new Set(scores.map(({ query }) => query[key]))];
  const rows = values.map((value) =>
    row(
      value,
      scores.filter(({ query }) => query[key] === value),
    ),
  );
  return [`| ${[key, ...HEAD].join(' | ')} |`, `|---|${'---:|'.repeat(HEAD.length)}`, ...rows, row('all', scores)].join(
    '\n',
  );
};

const interpretedInWords = ({ near, needs, interpretation }: JudgedAnswer['interpreted']): string => {
  const parts = { near: near?.label ?? near, needs, ...interpretation };
  const said = Object.entries(parts).filter(([, value]) => value !== null && !(Array.isArray(value) && !value.length));
  return said.map(([key, value]) => `${key} ${JSON.stringify(value)}`).join(', ');
};

/** What was expected of a page that is wrong, beside what came. */
export const failureInWords = ({ query, faults }: Score, { hits, interpreted }: JudgedAnswer): string => {
  const { query: text, kind, language, set, expect } = query;
  const { understood, ...page } = expect;
  const names = expectedNames(expect);
  const expected = names.length > 0 ? names.join(' / ') : JSON.stringify(page);
  const shown = hits.slice(0, SHOWN).map(({ name }) => name);
  return [
    `- ${set} set, ${language}, ${kind}: **${text}**. Wrong: ${faults.join(', ')}`,
    `  - expected: ${expected}${understood ? `; understood ${JSON.stringify(understood)}` : ''}`,
    `  - first of ${hits.length}: ${shown.join(' · ') || 'none'}`,
    `  - interpretation: ${interpretedInWords(interpreted) || 'none'}`,
  ].join('\n');
};

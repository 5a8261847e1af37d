import { percent } from './judged-table.ts';
import { summarizeTyping, type Letter } from './typing-score.ts';

/** What was measured of one interface. `milliseconds`: of processor for each answer; null if the process is not ours. */
export type Typed = {
  readonly title: string;
  readonly letters: readonly Letter[];
  readonly milliseconds: number | null;
};

const EXAMPLES = 15;
/** Lengths of beginnings that have a row: from here to the next. */
const LENGTHS = [1, 2, 3, 4, 5, 6, 9, 13];

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [
    `| ${head.join(' | ')} |`,
    `|---|${'---:|'.repeat(head.length - 1)}`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');

/** The figures in Markdown: a column for each interface. */
export const figuresTable = (all: readonly Typed[]): string => {
  const summaries = all.map(({ letters, milliseconds }) => ({ ...summarizeTyping(letters), milliseconds }));
  const row = (title: string, cell: (summary: (typeof summaries)[number]) => string | number) => [
    title,
    ...summaries.map(cell),
  ];
  return table(
    ['figure', ...all.map(({ title }) => title)],
    [
      row('letters', ({ letters }) => letters),
      row('letters that lose the place of the name', ({ lost }) => `${lost.count} of ${lost.of}`),
      row('… to a full page of other places that match', ({ displaced }) => displaced.count),
      row('letters that lose any matching place though there is room', ({ vanished }) => vanished),
      row('empty answers', ({ empty }) => empty),
      row('recall@10 %', ({ recall }) => percent(recall)),
      row(
        'recall@10 %, at most 5 names begin so',
        ({ recallOfRare }) => `${percent(recallOfRare)} of ${recallOfRare.of}`,
      ),
      row('processor for a letter, ms', ({ milliseconds }) => milliseconds?.toFixed(2) ?? '–'),
    ],
  );
};

/** Recall and empty answers by the number of letters typed, in Markdown. */
export const lengthsTable = (all: readonly Typed[]): string => {
  const rows = LENGTHS.map((from, at) => {
    const end = LENGTHS[at + 1] ?? Infinity;
    const parts = all.map(({ letters }) =>
      summarizeTyping(letters.filter(({ length }) => length >= from && length < end)),
    );
    const title = end === from + 1 ? String(from) : end === Infinity ? `${from} or more` : `${from}–${end - 1}`;
    return [title, parts[0]?.letters ?? 0, ...parts.flatMap(({ recall, empty }) => [percent(recall), empty])];
  });
  const heads = all.flatMap(({ title }) => [`${title}: recall@10 %`, 'empty']);
  return table(['letters typed', 'beginnings', ...heads], rows);
};

const list = (title: string, letters: readonly Letter[]): string => {
  const examples = letters.slice(0, EXAMPLES).map(({ text, name }) => `  - “${text}” (${name})`);
  return [`- ${title}: ${letters.length}`, ...examples].join('\n');
};

/** The first examples of what is wrong with an interface. */
export const examplesOf = ({ title, letters }: Typed): string =>
  [
    `${title}:`,
    list(
      'loses the place of the name',
      letters.filter(({ isLost, isFull }) => isLost === true && !isFull),
    ),
    list(
      'is empty',
      letters.filter(({ isEmpty }) => isEmpty),
    ),
    list(
      'at most 5 names begin so, and it is not among the first',
      letters.filter(({ isRare, isFound, isEmpty, isLost }) => isRare && !isFound && !isEmpty && isLost !== true),
    ),
  ].join('\n');

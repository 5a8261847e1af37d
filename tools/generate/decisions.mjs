// Writes the index of the decisions, docs/decisions/README.md, from their first lines.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runAsCommand, settle } from './settle.mjs';

const FOLDER = 'docs/decisions';
const INDEX = join(FOLDER, 'README.md');
const DECISION = /^(\d{4})-.+\.md$/;
const HEAD = /^# (?<number>\d+)\. (?<title>.+)\n\nStatus: (?<status>.+)\. Date: (?<date>\d{4}-\d\d-\d\d)\n/;

/** Decisions that were notes on tuning: they are in bench/profiles. */
const MOVED = new Map([
  [60, 'keep-all-rows-of-the-embedded-index-in-columns-of-numbers.md'],
  [62, 'put-quick-searches-first-in-the-priority-queue.md'],
  [63, 'cache-cards-by-their-version.md'],
  [66, 'pass-responses-of-services-through-without-parsing.md'],
  [68, 'start-deep-pages-on-mongodb-at-stored-keyset-anchors.md'],
  [106, 'leave-reacts-renderer-as-it-is.md'],
]);

const readDecision = async (file) => {
  const head = HEAD.exec(await readFile(join(FOLDER, file), 'utf8'));
  if (!head) throw new Error(`${file} does not begin with "# N. Title", and "Status: … . Date: YYYY-MM-DD"`);
  const { number, title, status, date } = head.groups;
  if (Number(number) !== Number(file.slice(0, 4))) throw new Error(`${file} has the number ${number}`);
  return { number: Number(number), file, title, status, date };
};

/** Each number of another decision becomes a link to it, also one that is a link already; the numbers of a date do not. */
const linked = (status, decisions) =>
  status.replace(/\[(\d+)\]\([^)]*\)/g, '$1').replace(/(?<![\d-])\d{1,3}(?![\d-])/g, (number) => {
    const file =
      decisions.find((each) => each.number === Number(number))?.file ??
      (MOVED.has(Number(number)) ? `../../bench/profiles/${MOVED.get(Number(number))}` : undefined);
    return file ? `[${number}](${file})` : number;
  });

const rowOf = (number, decisions) => {
  const decision = decisions.find((each) => each.number === number);
  if (decision)
    return `| ${number} | [${decision.title}](${decision.file}) | ${linked(decision.status, decisions)} | ${decision.date} |`;
  if (MOVED.has(number))
    return `| ${number} | | moved to [a note on tuning](../../bench/profiles/${MOVED.get(number)}) | |`;
  return `| ${number} | | number not used | |`;
};

/** Makes the index. Returns what was stale; when checking it writes nothing. @throws where a decision does not begin as all do */
export const generate = async ({ check }) => {
  const files = (await readdir(FOLDER)).filter((file) => DECISION.test(file)).sort();
  const decisions = await Promise.all(files.map(readDecision));
  const last = Math.max(...decisions.map(({ number }) => number));
  const rows = Array.from({ length: last }, (_, at) => rowOf(at + 1, decisions));
  const text = `# Decisions

Each decision has its context, its consequences and the alternatives. A number is never used again.

- **accepted**: the decision is in effect.
- **superseded by N**: decision N replaces it. The page stays, because it explains the history.
- **changed by N**, **extended by N**: it is in effect, except for the part that decision N describes.

A new decision takes the next number. Its page begins with \`# N. Title\` and \`Status: … . Date: YYYY-MM-DD\`. \`npm run generate\` writes this index from
these lines.

| number | decision | status | date |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
  return settle(new Map([[INDEX, text]]), { check });
};

if (import.meta.main) await runAsCommand(generate);

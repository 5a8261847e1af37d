// Writes the index of the decisions, docs/decisions/README.md, from their first lines.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runAsCommand, settle } from './settle.mjs';

const FOLDER = 'docs/decisions';
const INDEX = join(FOLDER, 'README.md');
const DECISION = /^(\d{4})-.+\.md$/;
const HEAD = /^# (?<number>\d+)\. (?<title>.+)\n\nStatus: (?<status>.+)\. Date: (?<date>\d{4}-\d\d-\d\d)\n/;

/** Decisions that were notes on tuning: they stand in bench/profiles. */
const MOVED = new Set([60, 62, 63, 66, 68, 106]);

const readDecision = async (file) => {
  const head = HEAD.exec(await readFile(join(FOLDER, file), 'utf8'));
  if (!head) throw new Error(`${file} does not begin with "# N. Title", and "Status: … . Date: YYYY-MM-DD"`);
  const { number, title, status, date } = head.groups;
  if (Number(number) !== Number(file.slice(0, 4))) throw new Error(`${file} has the number ${number}`);
  return { number: Number(number), row: `| ${number} | [${title}](${file}) | ${status} | ${date} |` };
};

const rowOf = (number, decisions) => {
  const decision = decisions.find((each) => each.number === number);
  if (decision) return decision.row;
  return `| ${number} | | ${MOVED.has(number) ? 'moved to [bench/profiles](../../bench/profiles)' : 'number not used'} | |`;
};

/** Makes the index. Returns what was stale; when checking it writes nothing. @throws where a decision does not begin as all do */
export const generate = async ({ check }) => {
  const files = (await readdir(FOLDER)).filter((file) => DECISION.test(file)).sort();
  const decisions = await Promise.all(files.map(readDecision));
  const last = Math.max(...decisions.map(({ number }) => number));
  const rows = Array.from({ length: last }, (_, at) => rowOf(at + 1, decisions));
  const text = `# Decisions

Each decision has its reasons, its consequences and the alternatives. A number is never used again. A superseded decision
is not deleted: it names the decision that replaces it. A new one takes the next number; \`npm run generate\` writes this index from the first lines.

| number | decision | status | date |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
  return settle(new Map([[INDEX, text]]), { check });
};

if (import.meta.main) await runAsCommand(generate);

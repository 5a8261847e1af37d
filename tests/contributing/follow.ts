import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Checkout } from './checkout.ts';

const TEMPLATES = fileURLToPath(new URL('templates', import.meta.url));
const SUFFIX = '.txt';
const INSERTION = /^@@ (at the beginning|at the end|before:|after:|instead of:)(.*)\n/gm;

/** The text with some lines put in, by a line that it has once. @throws when it has not */
const inserted = (text: string, where: string, line: string, lines: string): string => {
  if (where === 'at the beginning') return lines + text;
  if (where === 'at the end') return text + lines;
  const parts = `\n${text}`.split(`\n${line}\n`);
  const [before, after] = parts;
  if (before === undefined || after === undefined || parts.length !== 2)
    throw new Error(`There is no such line, or more than one: ${line}`);
  const around = { 'after:': [`${line}\n`, ''], 'before:': ['', `${line}\n`] }[where] ?? ['', ''];
  return `${before}\n${around.join(lines)}${after}`.slice(1);
};

/** A template without insertions is a new file. */
const applied = (template: string, present: () => Promise<string>): Promise<string> | string => {
  const marks = [...template.matchAll(INSERTION)];
  if (marks.length === 0) return template;
  return marks.reduce<Promise<string>>(async (text, mark, index) => {
    const lines = template.slice(mark.index + mark[0].length, marks[index + 1]?.index);
    return inserted(await text, mark[1] ?? '', mark[2] ?? '', lines);
  }, present());
};

/** The files that a section adds or changes, each with its template. */
export const filesOf = async (
  section: string,
): Promise<readonly { readonly path: string; readonly template: string }[]> => {
  const folder = join(TEMPLATES, section);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((template) => ({ path: template.slice(folder.length + 1, -SUFFIX.length), template }));
};

/** Does what one section of CONTRIBUTING.md says: `templates/<section>` has new files, and lines for those there are. */
export const follow = async ({ read, write }: Checkout, section: string): Promise<void> => {
  for (const { path, template } of await filesOf(section))
    await write(path, await applied(await readFile(template, 'utf8'), () => read(path)));
};

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATES = fileURLToPath(new URL('templates', import.meta.url));
const SUFFIX = '.txt';
const INSERTION = /^@@ (at the beginning|at the end|before:|after:)(.*)\n/gm;

/** What can be made. */
export const KINDS = readdirSync(TEMPLATES).toSorted();

const filled = (text, values) =>
  text.replaceAll(/\{\{(\w+)\}\}|__(\w+)__/g, (mark, inText, inPath) => values[inText ?? inPath] ?? mark);

/** The text with some lines put in, by a line that it has once. @throws when it has not */
const inserted = (text, { path, where, line, lines }) => {
  if (where === 'at the beginning') return lines + text;
  if (where === 'at the end') return text + lines;
  const parts = `\n${text}`.split(`\n${line}\n`);
  if (parts.length !== 2) throw new Error(`${path}: there is no such line, or more than one: ${line}`);
  const around = where === 'after:' ? [`${line}\n`, ''] : ['', `${line}\n`];
  return `${parts[0]}\n${around.join(lines)}${parts[1]}`.slice(1);
};

/** A template without insertions is a new file. @throws Error when what it makes is there */
const applied = (template, path, file) => {
  const marks = [...template.matchAll(INSERTION)];
  if (marks.length === 0) {
    if (existsSync(file)) throw new Error(`${path} is there already`);
    return template;
  }
  return marks.reduce(
    (text, mark, index) => {
      const lines = template.slice(mark.index + mark[0].length, marks[index + 1]?.index);
      if (text.includes(lines)) throw new Error(`${path} has these lines already:\n${lines}`);
      return inserted(text, { path, where: mark[1], line: mark[2], lines });
    },
    readFileSync(file, 'utf8'),
  );
};

const templatesOf = (kind) => {
  const folder = join(TEMPLATES, kind);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: file.slice(folder.length + 1, -SUFFIX.length) }))
    .toSorted((a, b) => a.path.localeCompare(b.path));
};

/**
 * Writes new files and lines of a kind below `root`: all of them, or none.
 * @param others { path, text } of new files that no template has
 * @throws Error when one does not fit
 */
export const applyTemplates = (root, kind, values, others = []) => {
  const made = templatesOf(kind).map(({ file, path: pattern }) => {
    const path = filled(pattern, values);
    return { path, text: applied(filled(readFileSync(file, 'utf8'), values), path, join(root, path)) };
  });
  const texts = [...made, ...others.map(({ path, text }) => ({ path, text: applied(text, path, join(root, path)) }))];
  for (const { path, text } of texts) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return texts.map(({ path }) => path);
};

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './install.mjs';

// Words that are no terms of the field do not name parts of the code. `private-words.json` says how often each still does: at most so often,
// and a run that finds fewer writes that down. `node tools/private-words.mjs WORD` shows where.
const LIMITS = join(ROOT, 'tools', 'private-words.json');

const IS_CODE = /\.(?:ts|tsx|mjs)$/;
const IS_PROSE = /^docs\/.*\.md$|^[A-Z]+\.md$/;
const IS_EXEMPT = /(?:^|\/)generated\/|^docs\/decisions\/|^CHANGELOG\.md$/;

const DECLARATIONS = new Set([
  ts.SyntaxKind.VariableDeclaration,
  ts.SyntaxKind.BindingElement,
  ts.SyntaxKind.Parameter,
  ts.SyntaxKind.FunctionDeclaration,
  ts.SyntaxKind.ClassDeclaration,
  ts.SyntaxKind.TypeAliasDeclaration,
]);

/** The words of a name: `isToldTwice` and `is-told-twice` have three. */
export const wordsOf = (name) => name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase());

/** The names that a file declares, each with its line: variables, parameters, functions, classes and types. Fields belong to contracts. */
export const namesIn = (path, text) => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const found = [{ name: basename(path), line: 1 }];
  const visit = (node) => {
    if (DECLARATIONS.has(node.kind) && node.name && ts.isIdentifier(node.name))
      found.push({
        name: node.name.text,
        line: source.getLineAndCharacterOfPosition(node.name.getStart(source)).line + 1,
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** The lines of a text that have a phrase. */
const linesWith = (text, phrase) =>
  text.split('\n').flatMap((line, at) => (line.toLowerCase().includes(phrase) ? [{ name: phrase, line: at + 1 }] : []));

/**
 * Where each word names something, and each phrase is written: word → ["file:line name"].
 * @param files [path, text]
 */
export const usesIn = (files, { names, phrases }) => {
  const uses = new Map([...Object.keys(names), ...Object.keys(phrases)].map((word) => [word, []]));
  const add = (word, path, { name, line }) => uses.get(word).push(`${path}:${line} ${name}`);
  for (const [path, text] of files) {
    if (IS_CODE.test(path))
      for (const each of namesIn(path, text))
        for (const word of new Set(wordsOf(each.name))) if (Object.hasOwn(names, word)) add(word, path, each);
    if (IS_PROSE.test(path))
      for (const phrase of Object.keys(phrases)) for (const each of linesWith(text, phrase)) add(phrase, path, each);
  }
  return uses;
};

/** What is used more often than it may be, as lines for people; and the limits, each lowered to what is used. */
export const judged = (uses, limits) => {
  const lower = (rows) =>
    Object.fromEntries(
      Object.entries(rows).map(([word, row]) => [word, { ...row, most: Math.min(row.most, uses.get(word).length) }]),
    );
  const problems = Object.entries({ ...limits.names, ...limits.phrases })
    .filter(([word, { most }]) => uses.get(word).length > most)
    .map(
      ([word, { instead, most }]) =>
        `"${word}" ${uses.get(word).length} times, at most ${most}: write ${instead} (node tools/private-words.mjs "${word}")`,
    );
  return { problems, lowered: { names: lower(limits.names), phrases: lower(limits.phrases) } };
};

const main = ([word]) => {
  const written = readFileSync(LIMITS, 'utf8');
  const limits = JSON.parse(written);
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(
      (path) => (IS_CODE.test(path) || IS_PROSE.test(path)) && !IS_EXEMPT.test(path) && existsSync(join(ROOT, path)),
    )
    .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]);
  const uses = usesIn(files, limits);
  if (word) return console.log((uses.get(word) ?? []).join('\n'));
  const { problems, lowered } = judged(uses, limits);
  const text = `${JSON.stringify(lowered, null, 2)}\n`;
  if (text !== written) {
    writeFileSync(LIMITS, text);
    console.log('fewer than before: tools/private-words.json is lowered, commit it');
  }
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
};

if (import.meta.main) main(process.argv.slice(2));

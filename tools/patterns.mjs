import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './install.mjs';

const PRODUCT = ['packages', 'services', 'gateway', 'web/src', 'commands', 'deploy'];
const IS_CODE = /\.(?:ts|tsx|mjs)$/;
const IS_BESIDE = /\.(?:test|fixture)\.|\/(?:generated|testing|testkit)\//;

/** Steps that a pattern may take at most on the longest text that it meets: some milliseconds. */
const STEPS_MAX = 2e7;
const BOUND = /Bounded: at most ([\d,]+) characters/;

const patternsOf = (path) => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lines = text.split('\n');
  const found = [];
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line;
      const [, bound] = BOUND.exec(lines.slice(Math.max(0, line - 1), line + 1).join('\n')) ?? [];
      found.push({
        where: `${path}:${line + 1}`,
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
        bound: bound === undefined ? Number.POSITIVE_INFINITY : Number(bound.replaceAll(',', '')),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** Every pattern of the product's own code, with the most characters that a comment beside it promises. */
export const patterns = () =>
  execFileSync('git', ['ls-files', ...PRODUCT], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((path) => IS_CODE.test(path) && !IS_BESIDE.test(path))
    .flatMap(patternsOf);

/** Whether a pattern that was found to take as many steps as a power of the length is fine for texts of at most `bound` characters. */
export const isShortEnough = ({ degree }, bound) => degree !== undefined && bound ** degree <= STEPS_MAX;

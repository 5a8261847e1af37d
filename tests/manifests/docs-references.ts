import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '..', '..');

/** What a page can name: the files of the repository, the folders that contain them, the scripts of npm, and the headings of pages. */
export type Names = {
  readonly files: readonly string[];
  readonly scripts: ReadonlySet<string>;
  readonly textOf: (page: string) => string;
};

const Package = z.object({ scripts: z.record(z.string(), z.string()) });

export const readNames = (): Names => ({
  files: execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(ROOT, path))),
  scripts: new Set(Object.keys(Package.parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))).scripts)),
  textOf: (page) => readFileSync(join(ROOT, page), 'utf8'),
});

/** The id that a heading gets, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const anchorsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

const LINK = /\]\(([^)\s]+)\)/g;
const SCRIPT = /\bnpm run ([a-z][\w:-]*)/g;
const CODE = /`([^`\s]+)`/g;
const SOURCE = /\.(?:ts|tsx|mjs|graphql|proto)$/;
const PLACEHOLDER = /[<>{}*…$=]|\b[A-Z]{2,}\b/;
const MEMBER = /^(?:packages|services|commands|deploy)\/([\w-]+)\//;

/** The folders of the root, and the packages by name: a path that begins with one of them is a path of the repository. */
const firstNames = (files: readonly string[]): ReadonlySet<string> =>
  new Set([...files.map((file) => file.split('/')[0] ?? ''), ...files.map((file) => MEMBER.exec(file)?.[1] ?? '')]);

const isPath = (code: string, first: ReadonlySet<string>): boolean =>
  !PLACEHOLDER.test(code) &&
  /^\w/.test(code) &&
  (SOURCE.test(code) || (code.includes('/') && first.has(code.split('/')[0] ?? '')));

/**
 * What a page names and the repository does not have, a line each: links and their anchors, scripts of npm, and paths in code style.
 * A path may begin at the root, at the page's folder, or be the end of a longer path (`wire.ts`).
 */
export const missingIn = (page: string, { files, scripts, textOf }: Names): readonly string[] => {
  const text = textOf(page);
  const folder = posix.dirname(page);
  const all = new Set(files);
  const hasPath = (path: string): boolean => all.has(path) || files.some((file) => file.startsWith(`${path}/`));
  const first = firstNames(files);

  const isLinkBroken = (link: string): boolean => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? page : posix.join(folder, path).replace(/\/$/, '');
    if (!hasPath(target)) return true;
    return anchor !== undefined && target.endsWith('.md') && !anchorsOf(textOf(target)).includes(anchor);
  };
  const isPathBroken = (code: string): boolean => {
    const path = code.replace(/\/$/, '');
    return (
      !hasPath(path) && !hasPath(posix.join(folder, path)) && !files.some((file) => `${file}/`.includes(`/${path}/`))
    );
  };
  return [
    ...matches(text, LINK)
      .filter(isLinkBroken)
      .map((link) => `${page}: link to ${link}`),
    ...matches(text, SCRIPT)
      .filter((script) => !scripts.has(script))
      .map((script) => `${page}: npm run ${script}`),
    ...matches(text, CODE)
      .filter((code) => isPath(code, first) && isPathBroken(code))
      .map((path) => `${page}: ${path}`),
  ];
};

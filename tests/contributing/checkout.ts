import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OURS = '@wellspring';
const MOST_OUTPUT = 32 * 1024 * 1024;

const Package = z.object({ name: z.string() });

export type Ended = { readonly code: number; readonly output: string };

/** @throws Error with what was printed, where it failed */
export const succeeds = async (ended: Promise<Ended>): Promise<void> => {
  const { code, output } = await ended;
  if (code !== 0) throw new Error(output);
};

/** A copy of the repository that a newcomer works in. */
export type Checkout = {
  readonly root: string;
  readonly read: (path: string) => Promise<string>;
  readonly write: (path: string, text: string) => Promise<void>;
  /** One of our programs or tools, on this Node. */
  readonly node: (...args: readonly string[]) => Promise<Ended>;
  /** Makes the links of all workspaces, as `npm install` does. */
  readonly link: () => Promise<void>;
};

const run = (command: string, args: readonly string[], cwd: string): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(command, args, { cwd, maxBuffer: MOST_OUTPUT }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : typeof error.code === 'number' ? error.code : 1, output: stdout + stderr }),
    );
  });

const linkAll = async (from: string, to: string, without: readonly string[]): Promise<void> => {
  await mkdir(to, { recursive: true });
  const names = (await readdir(from)).filter((name) => !without.includes(name));
  for (const name of names) await symlink(join(from, name), join(to, name));
};

const workspacesIn = async (root: string): Promise<readonly string[]> => {
  const children = async (folder: string) => (await readdir(join(root, folder))).map((name) => join(folder, name));
  const all = [...(await children('packages')), ...(await children('services')), ...(await children('commands'))];
  return [...all, 'deploy/standalone', 'gateway', 'web', 'bench', 'tests', 'tools/drawings'];
};

const linkWorkspaces = async (root: string): Promise<void> => {
  const target = join(root, 'node_modules', OURS);
  await mkdir(target, { recursive: true });
  const there = await readdir(target);
  for (const folder of await workspacesIn(root)) {
    const { name } = Package.parse(JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')));
    const link = name.slice(OURS.length + 1);
    if (!there.includes(link)) await symlink(join(root, folder), join(target, link));
  }
};

/** Copies what git knows to a new folder: packages of others are linked, ours are the copy's own. */
export const copyOfRepository = async (): Promise<Checkout> => {
  const root = await temporaryFolder();
  const { output } = await run('git', ['ls-files', '-co', '--exclude-standard'], ROOT);
  for (const path of output.split('\n').filter(Boolean))
    await cp(join(ROOT, path), join(root, path)).catch((error: NodeJS.ErrnoException) => {
      // deleted, and not committed yet
      if (error.code !== 'ENOENT') throw error;
    });
  for (const folder of ['', ...(await workspacesIn(root))]) {
    const modules = join(folder, 'node_modules');
    await linkAll(join(ROOT, modules), join(root, modules), [OURS, '.cache']).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  // The client is not what is changed here.
  await symlink(join(ROOT, 'web', 'dist'), join(root, 'web', 'dist'));
  await linkWorkspaces(root);
  return {
    root,
    read: (path) => readFile(join(root, path), 'utf8'),
    write: async (path, text) => {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    },
    node: (...args) => run(process.execPath, ['--no-warnings', ...args], root),
    link: () => linkWorkspaces(root),
  };
};

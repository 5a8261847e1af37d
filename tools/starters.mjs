import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const SHELLS = /(^|\/)-?(sh|bash|dash|zsh|ash|cmd)(\s|$)/;

/** On Linux by /proc, which is always there: `ps` is a package of its own, and may be missing. */
const fromProc = (pid) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { args: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim(), parent: Number(parent) };
};

const fromPs = (pid) => {
  const ask = (what) => spawnSync('ps', ['-o', `${what}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  return { args: ask('args').trim(), parent: Number(ask('ppid')) };
};

/** The command line and the parent of a process; undefined: nobody tells. */
const processAt = (pid) => {
  if (process.platform === 'win32') return undefined;
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    return undefined; // it has just ended
  }
};

/** Ids of the processes that started this one: its parent, and npm behind the shell in which it runs a script. */
export const starters = () => {
  const { ppid } = process;
  const parent = process.env.npm_lifecycle_event ? processAt(ppid) : undefined;
  return parent && SHELLS.test(parent.args) ? [ppid, parent.parent] : [ppid];
};

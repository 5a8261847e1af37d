import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

const run = (java: string, argument: string): string => {
  const { stdout, stderr } = spawnSync(java, [argument], { encoding: 'utf8' });
  return `${stdout ?? ''}${stderr ?? ''}`;
};

/** A Java of that major version or newer that has the module. @throws when this machine has none */
export const findJava = (major: number, module: string): string => {
  const home = process.env['JAVA_HOME'];
  const places = [...(home === undefined ? [] : [`${home}/bin/java`]), 'java', ...globSync('/usr/lib/jvm/*/bin/java')];
  const found = places.find((java) => {
    const version = /version "(?:1\.)?(\d+)/.exec(run(java, '-version'))?.[1];
    return Number(version ?? 0) >= major && new RegExp(`^${module}@`, 'm').test(run(java, '--list-modules'));
  });
  if (found === undefined) throw new Error(`A JDK ${major} or newer is needed: set JAVA_HOME`);
  return found;
};

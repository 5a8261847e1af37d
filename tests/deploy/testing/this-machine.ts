import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICE_NAMES, SERVICES } from '@wellspring/service-registry/services';
import { freePort } from '@wellspring/testkit/processes/free-port';
import { ROOT, type Container, type Project } from './compose-project.ts';

/** Where the containers' hosts and mounts are while they run without containers. */
export type ThisMachine = {
  /** host:port as the file has it → host:port here */
  readonly addresses: ReadonlyMap<string, string>;
  /** where a volume, a tmpfs or the image's own folder is: path in the container → folder here */
  readonly foldersOf: (name: string, container: Container) => ReadonlyMap<string, string>;
  /** a setting or an argument of that container, for here */
  readonly translated: (name: string, container: Container, text: string) => string;
};

/** The ports inside of the network. */
const PORTS: Readonly<Record<string, number>> = {
  mongodb: 27_017,
  kafka: 9_092,
  elasticsearch: 9_200,
  minio: 9_000,
  mail: 1_025,
  ...Object.fromEntries(SERVICE_NAMES.map((name) => [name, SERVICES[name].port])),
};

const addressesOf = async ({ services }: Project): Promise<ReadonlyMap<string, string>> => {
  const addresses = new Map<string, string>();
  for (const [host, port] of Object.entries(PORTS)) addresses.set(`${host}:${port}`, `127.0.0.1:${await freePort()}`);
  for (const { ports } of Object.values(services))
    for (const { published } of ports) addresses.set(`localhost:${published}`, `localhost:${await freePort()}`);
  return addresses;
};

/** Gives every host, port and mount of the file a place on this machine. */
export const thisMachine = async (project: Project, folder: string): Promise<ThisMachine> => {
  const addresses = await addressesOf(project);
  const foldersOf: ThisMachine['foldersOf'] = (name, { volumes, tmpfs }) => {
    const folders = new Map([['/app', ROOT.replace(/\/$/, '')]]);
    for (const { type, source, target, volume } of volumes)
      folders.set(target, type === 'volume' ? join(folder, 'volumes', source, volume?.subpath ?? '') : source);
    for (const [target = ''] of tmpfs.map((each) => each.split(':')))
      folders.set(target, join(folder, 'tmpfs', name, target));
    for (const here of folders.values()) if (here.startsWith(folder)) mkdirSync(here, { recursive: true, mode: 0o700 });
    return folders;
  };
  const translated: ThisMachine['translated'] = (name, container, text) => {
    let here = text;
    for (const [there, address] of addresses) here = here.replaceAll(there, address);
    const folders = [...foldersOf(name, container)];
    const [target, place] = folders.find(([path]) => here === path || here.startsWith(`${path}/`)) ?? ['', ''];
    return place + here.slice(target.length);
  };
  return { addresses, foldersOf, translated };
};

/** The table, for readers of the test's output. */
export const printed = (machine: ThisMachine, { services }: Project): string => {
  const hosts = [...machine.addresses].map(([there, here]) => `  ${there.padEnd(44)} ${here}`);
  const mounts = Object.entries(services).flatMap(([name, container]) =>
    [...machine.foldersOf(name, container)].map(([there, here]) => `  ${`${name} ${there}`.padEnd(44)} ${here}`),
  );
  return ['In the file                                   On this machine', ...hosts, ...mounts, ''].join('\n');
};

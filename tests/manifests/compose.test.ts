import { existsSync, readFileSync } from 'node:fs';
import { settingsTable } from '@wellspring/platform/config/settings-table';
import { SERVICE_NAMES, SERVICES } from '@wellspring/service-registry/services';
import { StandaloneSettings } from '@wellspring/standalone/config';
import { PARTS } from '@wellspring/testkit/processes/part-settings';
import { z } from 'zod';
import { compose, composeText, type Container } from './compose-file.ts';
import { PROCESS_SETTINGS } from './process-settings.ts';

const ROOT = new URL('../../', import.meta.url);
const docs = readFileSync(new URL('docs/operations.md', ROOT), 'utf8');
const versions = z
  .record(z.string(), z.string().nullable())
  .parse(JSON.parse(readFileSync(new URL('deploy/versions.json', ROOT), 'utf8')));

const containers = Object.entries(compose.services);
const ours = containers.filter(([, { image }]) => image.startsWith('wellspring/'));
const settingsOf = ([name, { image }]: [string, Container]): z.ZodObject =>
  image.startsWith('wellspring/standalone:')
    ? StandaloneSettings
    : (Object.entries(PROCESS_SETTINGS).find(([part]) => part === name)?.[1] ?? z.object({}));

const MB = { m: 1, g: 1_024 };
const megabytes = ({ mem_limit: limit }: Container): number => {
  const [, number = '', unit = ''] = /^(\d+)([mg])$/.exec(limit) ?? [];
  return Number(number) * (unit === 'g' ? MB.g : MB.m);
};
/** A job ends before what waits for it begins. */
const isJob = ({ restart }: Container): boolean => restart === 'no';
const seconds = (text = '0s'): number => Number(/^(\d+)s$/.exec(text)?.[1]);

describe('docker-compose.yml', () => {
  it.each(PARTS)('runs %s from its own image', (part) => {
    const container = compose.services[part];
    expect(container?.image).toMatch(new RegExp(`^wellspring/${part}:\\d+\\.\\d+\\.\\d+$`));
    expect(container?.build).toMatchObject({ dockerfile: 'deploy/docker/Dockerfile', args: { PART: part } });
  });

  it.each(ours)('gives %s only settings that it has, and all required ones', (name, container) => {
    const rows = settingsTable(settingsOf([name, container]));
    const allowed = rows.flatMap((row) => [row.name, ...(row.secret ? [`${row.name}_FILE`] : [])]);
    const given = Object.keys(container.environment);
    expect(given.filter((setting) => !allowed.includes(setting))).toEqual([]);
    // Making keys needs nothing.
    const required = name === 'keys' ? [] : rows.filter((row) => row.required);
    expect(
      required.filter((row) => !given.some((setting) => [row.name, `${row.name}_FILE`].includes(setting))),
    ).toEqual([]);
  });

  it.each(ours)('names hosts and ports to %s that there are', (_name, { environment }) => {
    const addresses = Object.entries(environment).filter(
      ([setting]) => /_(URL|ENDPOINT|BROKERS)$/.test(setting) && setting !== 'PUBLIC_URL',
    );
    for (const [setting, address] of addresses.filter(([, text]) => text !== '')) {
      const [, host = '', port] = /^(?:\w+:\/\/)?([a-z-]+):(\d+)/.exec(address) ?? [];
      expect([setting, host, Object.hasOwn(compose.services, host)]).toEqual([setting, host, true]);
      const service = SERVICE_NAMES.find((each) => each === host);
      if (service) expect([setting, Number(port)]).toEqual([setting, SERVICES[service].port]);
    }
  });

  it.each(ours)('gives %s no more than it needs of the machine', (_name, container) => {
    expect(container).toMatchObject({
      pull_policy: 'never',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    // A process has 10 s to end in order.
    expect(seconds(container.stop_grace_period)).toBeGreaterThan(10);
  });

  it('publishes only the gateway, by default to this machine', () => {
    const published = containers.filter(([, { ports }]) => ports.length > 0);
    expect(published.map(([name, { ports }]) => [name, ports])).toEqual([['gateway', ['127.0.0.1:4000:4000']]]);
    expect(compose.networks['internal']).toEqual({ internal: true });
    const engines = containers.filter(([, { image }]) => !image.startsWith('wellspring/'));
    for (const [, { networks }] of engines) expect(networks).toEqual(['internal']);
  });

  it('fits into a machine of 8 GB with every profile', () => {
    const running = containers.filter(([, container]) => !isJob(container));
    const jobs = containers.filter(([, container]) => isJob(container)).map(([, container]) => megabytes(container));
    const sum = running.reduce((all, [, container]) => all + megabytes(container), 0);
    // Beside everything else one job runs at a time.
    expect(sum + Math.max(...jobs)).toBeLessThanOrEqual(6.5 * 1_024);
    for (const [name, container] of containers) expect([name, megabytes(container)]).not.toEqual([name, NaN]);
  });

  it('waits for what it names: jobs to their end, all else until it is healthy', () => {
    for (const [name, { depends_on: waits }] of containers)
      for (const [awaited, { condition }] of Object.entries(waits)) {
        const other = compose.services[awaited];
        const right = other && isJob(other) ? 'service_completed_successfully' : 'service_healthy';
        expect([name, awaited, condition]).toEqual([name, awaited, right]);
        if (right === 'service_healthy') expect([awaited, other?.healthcheck?.test]).not.toEqual([awaited, undefined]);
      }
  });

  it('names images by exact versions, each beside the one that the suites ran', () => {
    const external = new Set(
      containers.map(([, { image }]) => image).filter((image) => !image.startsWith('wellspring/')),
    );
    for (const image of external) expect(image).toMatch(/:(v?\d+\.\d+\.\d+|RELEASE\.[\dTZ-]+)$/);
    expect([...external].filter((image) => !Object.hasOwn(versions, image))).toEqual([]);
    for (const [image, ran] of Object.entries(versions)) expect(docs).toContain(`| \`${image}\` | ${ran ?? '–'} |`);
  });

  it('mounts what is in the repository or a volume, and runs commands that there are', () => {
    for (const { source } of containers.flatMap(([, { volumes }]) => volumes)) {
      expect([source, source.startsWith('./') ? existsSync(new URL(source, ROOT)) : source in compose.volumes]).toEqual(
        [source, true],
      );
    }
    for (const [name, { working_dir: folder, command }] of ours.filter(([, { command: own }]) => own))
      expect([name, existsSync(new URL(`.${(folder ?? '/app').slice('/app'.length)}/${command?.[0]}`, ROOT))]).toEqual([
        name,
        true,
      ]);
  });

  it('has a row in the docs for every variable, with its default', () => {
    const defaults = new Map<string, string>();
    const variables = [...composeText.matchAll(/\$\{([A-Z0-9_]+):-((?:[^${}]|\$\{[^}]*\})*)\}/g)];
    for (const [, name = '', byDefault = ''] of variables) defaults.set(name, byDefault);
    for (const name of ['WELLSPRING_PORT']) defaults.set(name, '4000');
    for (const [name, byDefault] of defaults) {
      const shown = byDefault === '' ? '–' : `\`${byDefault.replace('${WELLSPRING_PORT:-4000}', 'WELLSPRING_PORT')}\``;
      expect(docs).toContain(`| \`${name}\` | ${shown} |`);
    }
  });
});

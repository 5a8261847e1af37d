import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateActorKeys } from '@wellspring/platform/subgraph/actor-keys';
import { SERVICE_NAMES } from '@wellspring/service-registry/services';
import { eventually } from '@wellspring/testkit/eventually';
import { rowsFile, startProcesses } from '@wellspring/testkit/processes/distributed';
import { PARTS, type Part } from '@wellspring/testkit/processes/part-settings';
import { identitySettings } from '@wellspring/testkit/processes/identity-settings';
import { startMailServer } from '@wellspring/testkit/processes/mail-server';
import { endPrograms, startProgram } from '@wellspring/testkit/processes/program';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { CALLS, type Callee } from '../manifests/edges.ts';
import { newWord, rowsOf } from '@wellspring/testkit/import-rows';
import { list } from './requests.ts';
import { startTraceReceiver } from './trace-receiver.ts';

const ADDRESSES = ['MONGODB_URL', 'KAFKA_BROKERS', 'ELASTICSEARCH_URL', 'S3_ENDPOINT'] as const;
const KEYS = ['S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;
const folder = await temporaryFolder();
const connections = join(folder, 'connections');
const [mailServer, collector] = [await startMailServer(), await startTraceReceiver()];
const settings = {
  ...Object.fromEntries([...ADDRESSES, ...KEYS].map((name) => [name, process.env[name] ?? ''])),
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  CONNECTIONS_FILE: connections,
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'record-connections.mjs')).href}`,
};
afterAll(async () => {
  await endPrograms();
  await Promise.all([mailServer.close(), collector.close()]);
});
const { origins } = await startProcesses(settings, generateActorKeys(), mailServer.url);

const command = async (name: string, ...args: readonly string[]): Promise<void> => {
  const own = { ...settings, ...identitySettings(mailServer.url), DATA_DIR: join(folder, 'commands') };
  const { code, stderr } = await startProgram(`deploy/standalone/src/commands/${name}.ts`, own, args).ended;
  expect([stderr, code]).toEqual([stderr, 0]);
};

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const form = (file: string, fields: Readonly<Record<string, string>> = {}): FormData => {
  const made = new FormData();
  for (const [field, value] of Object.entries(fields)) made.append(field, value);
  made.append(file, new Blob([PIXEL], { type: 'image/png' }), 'pool.png');
  return made;
};

/** A member who joins and is made an owner; answers how to call /api as that member. */
const joinAsOwner = async () => {
  const email = `${newWord()}@example.org`;
  const joined = await fetch(`${origins.gateway}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a quiet Water in the hills' }),
  });
  const cookie = joined.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await command('grant-owner', email);
  return async (method: string, path: string, body?: FormData): Promise<unknown> => {
    const response = await fetch(`${origins.gateway}${path}`, { method, headers: { cookie }, ...(body && { body }) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
};

const importPlace = async (): Promise<string> => {
  const word = newWord();
  await command('import', await rowsFile(folder, rowsOf(word, 1)));
  return eventually(async () => {
    const [found] = (await list(origins.gateway, `search=${word}`)).locations;
    if (!found) throw new Error('Not found yet');
    return found.id;
  }, 30_000);
};

const HeroImages = z.array(z.object({ id: z.string() }));
const Photos = z.object({ photos: z.array(z.object({ url: z.string() })) });

/** All that makes a process call another, or an engine. */
const liveThroughAll = async (): Promise<void> => {
  const call = await joinAsOwner();
  const place = `/api/locations/${await importPlace()}`;
  const review = form('photos', { rating: '4', title: 'Calm', content: 'Warm and clean all day long.' });
  const { photos } = await eventually(async () => Photos.parse(await call('POST', `${place}/reviews`, review)), 30_000);
  expect((await fetch(`${origins.gateway}${photos[0]?.url ?? ''}`)).status).toBe(200);
  await call('POST', `${place}/photos`, form('photos'));
  await call('PUT', '/api/user/photo', form('photo'));
  await call('POST', '/api/admin/hero-images', form('heroImages'));
  // The files that come later share the engines, and find the site as it was.
  for (const { id } of HeroImages.parse(await call('GET', '/api/admin/hero-images')))
    await call('DELETE', `/api/admin/hero-images/${id}`);
  for (const path of ['/api/stats', '/api/favorites', '/api/reports']) await call('GET', path);
  await command('rebuild', 'ratings');
  await command('bootstrap', 'engines');
  await eventually(() => expect(mailServer.mails.length).toBeGreaterThan(0), 30_000);
};

const portOf = (address: string): string => /:(\d+)(?:[/,?]|$)/.exec(address)?.[1] ?? '';
const [mongodb = '', kafka = '', elasticsearch = '', s3 = ''] = ADDRESSES.map((name) =>
  portOf(process.env[name] ?? ''),
);
const CALLEES: ReadonlyMap<string, Callee> = new Map<string, Callee>([
  ...PARTS.map((part): [string, Callee] => [portOf(origins[part]), part]),
  [mongodb, 'mongodb'],
  [kafka, 'kafka'],
  [elasticsearch, 'elasticsearch'],
  [s3, 's3'],
  [portOf(mailServer.url), 'smtp'],
  [portOf(collector.url), 'collector'],
]);

const callerOf = (main: string): Part | 'commands' => PARTS.find((part) => main.includes(`/${part}/`)) ?? 'commands';

const edges = (calls: Readonly<Record<string, readonly string[]>>): readonly string[] =>
  Object.entries(calls).flatMap(([from, callees]) => callees.map((to) => `${from} → ${to}`)).sort(); // prettier-ignore

/** Every connection that was opened, by whom and to what. */
const opened = async (): Promise<readonly string[]> => {
  const lines = (await readFile(connections, 'utf8')).trim().split('\n');
  const found = lines.map((line) => {
    const [main = '', port = ''] = line.split(' ');
    return `${callerOf(main)} → ${CALLEES.get(port) ?? `port ${port}`}`;
  });
  return [...new Set(found)].sort();
};

/** Calls from process to process, as traces tell them: a span whose parent is another process's. */
const traced = (): readonly string[] => {
  const services = new Map(collector.spans.map(({ spanId, service }) => [spanId, service]));
  const found = collector.spans.flatMap(({ parentSpanId = '', service, attributes }) => {
    const caller = services.get(parentSpanId);
    const isByEvent = attributes.has('messaging.consumer.group.name');
    return caller === undefined || caller === service || isByEvent ? [] : [`${caller} → ${service}`];
  });
  return [...new Set(found)].sort();
};

describe('the edges of the architecture', () => {
  it('are those that processes call along, each of them and no other', async () => {
    await liveThroughAll();
    await endPrograms();
    expect(await opened()).toEqual(edges(CALLS));
    expect(traced()).toEqual(edges({ gateway: [...SERVICE_NAMES] }));
  }, 180_000);
});

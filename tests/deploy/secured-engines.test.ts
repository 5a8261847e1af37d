import { eventually, eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import { PARTS } from '@wellspring/testkit/processes/part-settings';
import { startProgram } from '@wellspring/testkit/processes/program';
import { z } from 'zod';
import { admin, submitAsMember } from '../engines/actors.ts';
import { newWord } from '@wellspring/testkit/import-rows';
import { callCatalog, caughtUp, get, makeSearchCount, statsMatchStore } from '../engines/requests.ts';
import { PASSWORDS, startSecuredEngines, startSecuredProduct } from './testing/secured-product.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const Review = z.object({ photos: z.tuple([z.object({ url: z.string() })]) });
const Readiness = z.object({ checks: z.record(z.string(), z.object({ state: z.string() })) });

const engines = await startSecuredEngines();
const product = await startSecuredProduct(engines);
const { origins, admins } = product;

const join = async (email: string): Promise<string> => {
  const response = await fetch(`${origins.gateway}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a quiet Water in the hills' }),
  });
  expect(response.status).toBe(201);
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
};

describe('the product over engines that want TLS, passwords and keys', () => {
  const word = newWord();
  let place: string;

  it.each(PARTS)('has every dependency of %s', async (part) => {
    await eventually(async () => {
      const { checks } = Readiness.parse((await get(`${admins[part]}/readyz`)).body);
      expect(Object.keys(checks)).toContain('bus');
      expect(Object.entries(checks).filter(([, { state }]) => state !== 'up')).toEqual([]);
    }, 60_000);
  });

  it('finds a submitted place', async () => {
    place = await submitAsMember(product)(word);
    await callCatalog(product)(admin, 'mutation ($id: ID!) { verifyLocation(id: $id) { id } }', { id: place });
    await eventually(async () => expect(await makeSearchCount(product)(word)).toBe(1), 30_000);
  });

  it('keeps a picture and serves it, and mails new members', async () => {
    const cookie = await join(`${newWord()}@example.org`);
    const body = new FormData();
    const words = { rating: '5', title: 'Calm water', content: 'Warm and clean all day long.' };
    for (const [name, value] of Object.entries(words)) body.append(name, value);
    body.append('photos', new Blob([PIXEL], { type: 'image/png' }), 'pool.png');
    const path = `${origins.gateway}/api/locations/${place}/reviews`;
    const { photos } = await eventually(async () => {
      const response = await fetch(path, { method: 'POST', headers: { cookie }, body });
      return Review.parse(await response.json());
    }, 30_000);
    const served = await fetch(new URL(photos[0].url, origins.gateway));
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await eventuallyAcrossProcesses(() => expect(engines.mail.mails.length).toBeGreaterThan(0));
  });

  it('lets events flow to every service', async () => {
    await caughtUp(product);
    await statsMatchStore(product);
  });

  it('sends its traces to a collector that wants a key', async () => {
    await eventually(() => expect(engines.collector.counts.taken).toBeGreaterThan(0), 30_000);
    expect(engines.collector.counts.refused).toBe(0);
  });

  it('is found well by the doctor, who looks at the same engines', async () => {
    const { code, stdout, stderr } = await startProgram('deploy/standalone/src/commands/doctor.ts', product.forCommands)
      .ended;
    const lines = stdout.trim().split('\n');
    // One broker is all that there is here.
    expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([
      expect.stringContaining('the cluster has one broker'),
    ]);
    const answering = [
      /documents of catalog: MongoDB \S+ answers as a replica set/,
      /search: Elasticsearch \S+ answers/,
      /mail: the mail server answers/,
    ];
    expect(answering.filter((pattern) => !lines.some((line) => pattern.test(line)))).toEqual([]);
    expect([code, stderr]).toEqual([0, '']);
  });

  it('says nothing secret', async () => {
    const said = PARTS.map(product.outputOf).join('');
    const secrets = [...Object.values(PASSWORDS), encodeURIComponent(PASSWORDS.mongodb), PASSWORDS.mongodb];
    expect(secrets.filter((secret) => said.includes(secret))).toEqual([]);
  });
});

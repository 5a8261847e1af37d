import { createHash, createHmac, generateKeyPairSync, randomBytes } from 'node:crypto';
import { TOPICS } from '@wellspring/events/topics';
import { openBus } from '@wellspring/platform/bus/open-bus';
import type { Message } from '@wellspring/platform/bus/port';
import { makeLogger } from '@wellspring/platform/log/log';
import { type Actor, VISITOR } from '@wellspring/platform/subgraph/actor';
import { signActor } from '@wellspring/platform/subgraph/signed-actor';
import { eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import { startDistributed } from '@wellspring/testkit/processes/distributed';
import jwt from 'jsonwebtoken';
import { callCatalog, callService, caughtUp, makeSearchCount, get, list, stats } from './requests.ts';
import { admin, CHANGE, member, MODERATION, other, SUBMIT, submitAsMember } from './actors.ts';
import { placeInput } from '@wellspring/testkit/place-input';
import { newWord } from '@wellspring/testkit/import-rows';

const product = await startDistributed();
const { origins, keys } = product;
const call = callCatalog(product);
const searchCount = makeSearchCount(product);
const total = async (query: string): Promise<number> => (await list(origins.gateway, query)).total;

const submit = submitAsMember(product);
const moderate = (verb: keyof typeof MODERATION, id: string, actor: Actor = admin) =>
  call(actor, `mutation ($id: ID!) { ${MODERATION[verb]} }`, { id });

describe('the publication of a place', () => {
  const [word, later] = [newWord(), newWord()];
  let id: string;
  let before: Awaited<ReturnType<typeof stats>>;
  const page = async (): Promise<number> => (await get(`${origins.gateway}/api/locations/${id}`)).status;
  const counted = async (places: number): Promise<void> => {
    await caughtUp(product);
    await eventuallyAcrossProcesses(async () =>
      expect(await stats(origins.gateway)).toMatchObject({
        totalLocations: before.totalLocations + places,
      }),
    );
  };
  const listed = async (search: string, places: number): Promise<void> => {
    await eventuallyAcrossProcesses(async () => expect(await total(`search=${search}`)).toBe(places));
  };

  it('leaves what a member submits pending: only its submitter and admins see it', async () => {
    await caughtUp(product);
    // A count that takes long answers the one before meanwhile.
    await eventuallyAcrossProcesses(async () => {
      before = await stats(origins.gateway);
      expect(before.totalLocations).toBe(await total('limit=1'));
    });
    const totalBefore = await total('categoryId=21&limit=1');
    id = await submit(word, {}, member);
    const marker = await submit(newWord());
    await moderate('verify', marker);
    await counted(1); // what comes after it has been handled, so has it
    await moderate('delete', marker);
    await counted(0);
    expect(await searchCount(word)).toBe(0);
    expect(await page()).toBe(404);
    await eventuallyAcrossProcesses(async () => expect(await total('categoryId=21&limit=1')).toBe(totalBefore));
    const sees = async (actor: Actor): Promise<unknown> =>
      (await call(actor, 'query ($id: ID!) { location(id: $id) { name submittedBy } }', { id })).data?.['location'];
    expect(await Promise.all([VISITOR, other, member, admin].map(sees))).toEqual([
      null,
      null,
      { name: word, submittedBy: 'a-member' },
      { name: word, submittedBy: 'a-member' },
    ]);
  });

  it('shows it everywhere once an admin has verified it', async () => {
    await moderate('verify', id);
    await listed(word, 1);
    await counted(1);
    expect(await page()).toBe(200);
    expect((await get(`${origins.gateway}/api/locations/${id}`)).body).toMatchObject({ submittedBy: null });
  });

  it('takes it back when an admin withdraws it', async () => {
    await moderate('unverify', id);
    await listed(word, 0);
    await counted(0);
    await eventuallyAcrossProcesses(async () => expect(await page()).toBe(404));
  });

  it('finds a changed place by its new words and not by the old', async () => {
    await moderate('verify', id);
    await listed(word, 1);
    await call(admin, CHANGE, { id, input: placeInput(later) });
    await listed(later, 1);
    await listed(word, 0);
    await counted(1);
  });

  it('forgets a deleted place', async () => {
    await moderate('delete', id);
    await listed(later, 0);
    await counted(0);
    await eventuallyAcrossProcesses(async () => expect(await page()).toBe(404));
    expect((await moderate('verify', id)).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });

  it('hands the trace of the request on to those who hear of it', async () => {
    const log = makeLogger({ service: 'test', level: 'silent' });
    const brokers = [`127.0.0.1:${product.proxies.kafka.port}`];
    const bus = await openBus({ kafka: { brokers }, folder: () => '', clientId: 'engines-suite', log });
    try {
      const received: Message[] = [];
      await bus.broadcast([TOPICS.catalog], (message) => received.push(message));
      const traceId = randomBytes(16).toString('hex');
      const place = await submit(newWord(), { traceparent: `00-${traceId}-${randomBytes(8).toString('hex')}-01` });
      await eventuallyAcrossProcesses(() => expect(received.map(({ key }) => key)).toContain(place));
      const message = received.find(({ key }) => key === place);
      expect(message).toMatchObject({ type: 'wellspring.catalog.v1.LocationSubmitted', source: 'catalog' });
      expect(message?.traceparent).toContain(traceId);
    } finally {
      await bus.close();
    }
  });
});

describe('who may call a service', () => {
  const QUERY = '{ categories { id } }';
  const claims = (body: string) => ({
    actor: admin,
    body: createHash('sha256').update(body).digest('base64url'),
    iss: 'wellspring-gateway',
  });
  const kid = jwt.decode(signActor(admin, 'catalog', '', keys.privateKey), { complete: true })?.header.kid ?? '';
  const sign =
    (options: jwt.SignOptions, key = keys.privateKey) =>
    (body: string): string =>
      jwt.sign(claims(body), key, { algorithm: 'ES256', audience: 'catalog', keyid: kid, expiresIn: 10, ...options });

  const signedBySecret = (body: string): string => {
    const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
    const exp = Math.floor(Date.now() / 1000) + 30;
    const text = `${encoded({ alg: 'HS256', typ: 'JWT', kid })}.${encoded({ ...claims(body), aud: 'catalog', iat: exp - 30, exp })}`;
    const secret = keys.publicKey.export({ type: 'spki', format: 'pem' });
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };

  it('lets in whom the gateway has signed', async () => {
    expect(await callService(origins.catalog, sign({}), QUERY)).toMatchObject({ status: 200 });
  });

  it.each<[string, (body: string) => string]>([
    ['is not there', () => ''],
    ['is made up', () => 'made.up.token'],
    ['somebody else has signed', sign({}, generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey)],
    ['was signed for another service', sign({ audience: 'analytics' })],
    ['has expired', sign({ expiresIn: -60 })],
    ['was signed for another body', () => sign({})('{}')],
    ['was signed with the public key, as if that were a secret', signedBySecret],
  ])('refuses with 401 a token that %s', async (_, token) => {
    const answer = await callService(origins.catalog, token, QUERY);
    expect(answer).toMatchObject({ status: 401, errors: [{ message: 'Unauthorized' }] });
    expect(answer.data).toBeUndefined();
  });

  it('tells a visitor and a member in words that they may not', async () => {
    const code = (error: string, message: string) => [{ message, extensions: { code: error } }];
    const submitted = await call(VISITOR, SUBMIT, { input: placeInput(newWord()) });
    expect(submitted.errors).toMatchObject(code('UNAUTHENTICATED', 'Unauthorized'));
    const place = await submit(newWord());
    for (const verb of ['verify', 'unverify', 'delete'] as const) {
      expect((await moderate(verb, place, VISITOR)).errors).toMatchObject(code('UNAUTHENTICATED', 'Unauthorized'));
      expect((await moderate(verb, place, member)).errors).toMatchObject(code('FORBIDDEN', 'Forbidden'));
    }
    const changed = await call(member, CHANGE, { id: place, input: placeInput(newWord()) });
    expect(changed.errors).toMatchObject(code('FORBIDDEN', 'Forbidden'));
  });

  it('treats every visitor of the gateway as a visitor, with any token', async () => {
    const token = (body: string) => signActor(admin, 'catalog', body, keys.privateKey);
    const query = 'mutation ($id: ID!) { deleteLocation(id: $id) }';
    const answer = await callService(origins.gateway, token, query, { id: 'x' });
    expect(answer.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});

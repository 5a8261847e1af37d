import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { placeInput } from '@wellspring/testkit/place-input';
import { type Client, persist, askOnce } from './clients.ts';
import type { Action, Member } from './ledger.ts';

const PASSWORD = 'a quiet Water in the hills';
const STEPS = 25;
const Made = z.object({ id: z.string() });
const LETTERS = 'bcdfghjklmnpqrstvwxz';
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A word that no other place has. */
const newWord = ({ chance }: Client): string => Array.from({ length: 12 }, () => chance.pick([...LETTERS])).join('');

/** Joins. An account whose making was not answered may be there: then signing in tells. */
export const join = async (client: Client): Promise<Member | null> => {
  const email = `${newWord(client)}@example.org`;
  const credentials = { email, password: PASSWORD };
  const joined = await persist(
    client,
    { method: 'POST', path: '/api/register', body: credentials },
    (status, isFirst) => status === 201 || (status === 409 && !isFirst),
  );
  const answer =
    joined?.status === 409 ? await persist(client, { method: 'POST', path: '/api/login', body: credentials }) : joined;
  client.ledger.actions.push({ kind: 'register', by: email, about: '', value: '', isAcknowledged: answer !== null });
  if (!answer) return null;
  const member = { ...Made.parse(JSON.parse(answer.text)), email, cookie: answer.cookie };
  client.ledger.members.set(member.id, member);
  return member;
};

const photo = (): FormData => {
  const form = new FormData();
  form.append('photos', new Blob([PIXEL], { type: 'image/png' }), 'pool.png');
  return form;
};

type Step = (client: Client, self: Member) => Promise<unknown>;

const recorderOf = (client: Client, self: Member) => (action: Omit<Action, 'by'>) =>
  void client.ledger.actions.push({ ...action, by: self.id });

const isNew = ({ ledger }: Client, self: Member, kind: Action['kind'], about: string): boolean =>
  !ledger.actions.some((action) => action.by === self.id && action.kind === kind && action.about === about);

const aPlace = ({ ledger, chance }: Client): string => chance.pick([...ledger.published.keys()]);

const submit: Step = async (client, self) => {
  const name = newWord(client);
  const call = {
    method: 'POST',
    path: '/api/locations',
    body: placeInput(name),
    cookie: self.cookie,
    key: randomUUID(),
  } as const;
  const answer = await persist(client, call);
  recorderOf(client, self)({ kind: 'submit', about: name, value: name, isAcknowledged: answer !== null });
  if (answer) client.ledger.pending.push({ ...Made.parse(JSON.parse(answer.text)), name, by: self.id });
};

const review: Step = async (client, self) => {
  const place = aPlace(client);
  if (!isNew(client, self, 'review', place)) return;
  const rating = client.chance.between(1, 5);
  const body = { rating, title: 'Calm water', content: 'Warm and clean all day long.' };
  const path = `/api/locations/${place}/reviews`;
  const answer = await persist(client, { method: 'POST', path, body, cookie: self.cookie, key: randomUUID() });
  recorderOf(client, self)({ kind: 'review', about: place, value: String(rating), isAcknowledged: answer !== null });
};

const mark =
  (kind: 'favorite' | 'visit', body: object): Step =>
  async (client, self) => {
    const place = aPlace(client);
    if (!isNew(client, self, kind, place)) return;
    const path = `/api/locations/${place}/${kind}`;
    const answer = await persist(client, { method: 'POST', path, body, cookie: self.cookie });
    recorderOf(client, self)({ kind, about: place, value: '', isAcknowledged: answer !== null });
  };

const upload: Step = async (client, self) => {
  const own = client.ledger.pending.find(({ by }) => by === self.id);
  if (!own || !isNew(client, self, 'upload', own.id)) return;
  const path = `/api/locations/${own.id}/photos`;
  const call = { method: 'POST', path, body: photo(), cookie: self.cookie, key: randomUUID() } as const;
  const answer = await persist(client, call);
  recorderOf(client, self)({ kind: 'upload', about: own.id, value: '', isAcknowledged: answer !== null });
};

const signIn: Step = (client, self) =>
  persist(client, { method: 'POST', path: '/api/login', body: { email: self.email, password: PASSWORD } });

/** Reads are called once: they may fail during a fault. */
const look =
  (pathOf: (client: Client) => string): Step =>
  async (client, self) => {
    const path = pathOf(client);
    const { status, text, requestId } = await askOnce(client, { path, cookie: self.cookie });
    if (![0, 200, 503].includes(status))
      client.ledger.surprises.push({ call: `GET ${path}`, status, words: text.slice(0, 300), requestId });
  };

/** Each as often as it stands here. */
const DECK: readonly Step[] = [
  ...[submit, submit, upload, upload, review, review, review, signIn],
  ...[mark('favorite', { isFavorite: true }), mark('visit', { visitStatus: 'visited' })],
  look(() => '/api/user'),
  look((client) => `/api/locations/${aPlace(client)}`),
  look(({ ledger, chance }) => `/api/locations?search=${chance.pick([...ledger.published.values()])}`),
  look(() => '/api/favorites'),
];

/** One member after the other joins and uses the product. */
export const liveAsMembers = async (client: Client): Promise<void> => {
  while (!client.isOver()) {
    client.lives += 1;
    const self = await join(client);
    for (let step = 0; self && step < STEPS && !client.isOver(); step += 1) {
      await client.chance.pick(DECK)(client, self);
      await sleep(client.chance.between(1_000, 2_500));
    }
  }
};

/** An admin publishes what members submit. */
export const liveAsAdmin = async (client: Client, admin: Member): Promise<void> => {
  const { ledger } = client;
  for (let at = 0; !client.isOver() || at < ledger.pending.length;) {
    const place = ledger.pending[at];
    if (!place) {
      await sleep(500);
      continue;
    }
    at += 1;
    const path = `/api/admin/locations/${place.id}/verify`;
    const answer = await persist(client, { method: 'PUT', path, body: { isVerified: true }, cookie: admin.cookie });
    ledger.actions.push({
      kind: 'verify',
      by: place.by,
      about: place.id,
      value: place.name,
      isAcknowledged: answer !== null,
    });
  }
};

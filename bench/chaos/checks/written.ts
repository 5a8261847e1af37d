import { z } from 'zod';
import { askOnce, type Client } from '../clients.ts';
import type { Action, Member } from '../ledger.ts';
import { eachOf, type Finding } from './finding.ts';

const Places = z.array(z.object({ id: z.string(), name: z.string() }));
const Visits = z.array(z.object({ location: z.object({ id: z.string() }) }));
const Reviews = z.array(z.object({ rating: z.number(), author: z.object({ id: z.string() }).nullable() }));
const Photos = z.array(z.object({ url: z.string() }));
const Card = z.object({ averageRating: z.number(), reviewCount: z.number() });

/** What came of the deeds of one kind: `found` names each as often as it is there. */
type Counted = { readonly lost: string[]; readonly twice: string[]; checked: number };

const compare = (
  counted: Counted,
  actions: readonly Action[],
  found: readonly string[],
  nameOf: (action: Action) => string,
): void => {
  for (const action of actions) {
    const times = found.filter((name) => name === nameOf(action)).length;
    const words = `${action.kind} ${action.about} by ${action.by}: ${times} times`;
    if (action.isAcknowledged) counted.checked += 1;
    if (action.isAcknowledged && times === 0) counted.lost.push(words);
    if (times > 1) counted.twice.push(words);
  }
};

/** Answers JSON of a path. @throws with what came instead */
const reader =
  (client: Client) =>
  async <T>(path: string, schema: z.ZodType<T>, cookie = ''): Promise<T> => {
    const { status, text } = await askOnce(client, { path, cookie });
    if (status !== 200) throw new Error(`${path} is answered with ${status}: ${text.slice(0, 200)}`);
    return schema.parse(JSON.parse(text));
  };

const checkMember = async (client: Client, counted: Counted, member: Member): Promise<void> => {
  const read = reader(client);
  const of = (kind: Action['kind']): readonly Action[] =>
    client.ledger.actions.filter((action) => action.kind === kind && action.by === member.id);
  const list = async (path: string): Promise<readonly { id: string; name: string }[]> =>
    read(`${path}?limit=100`, Places, member.cookie);
  await read('/api/user', z.object({ email: z.literal(member.email) }), member.cookie);
  counted.checked += 1;
  if (of('submit').length > 0)
    compare(
      counted,
      of('submit'),
      (await list('/api/my-locations')).map(({ name }) => name),
      ({ about }) => about,
    );
  if (of('favorite').length > 0)
    compare(
      counted,
      of('favorite'),
      (await list('/api/favorites')).map(({ id }) => id),
      ({ about }) => about,
    );
  if (of('visit').length > 0) {
    const visits = await read('/api/visits?limit=100', Visits, member.cookie);
    compare(
      counted,
      of('visit'),
      visits.map(({ location }) => location.id),
      ({ about }) => about,
    );
  }
  for (const action of of('upload')) {
    const photos = await read(`/api/locations/${action.about}/photos`, Photos, member.cookie);
    compare(
      counted,
      [action],
      photos.map(() => action.about),
      ({ about }) => about,
    );
    for (const { url } of photos) {
      const { status } = await askOnce(client, {
        path: new URL(url, 'http://gateway').pathname,
        cookie: member.cookie,
      });
      if (status !== 200) counted.lost.push(`the file ${url} is answered with ${status}`);
    }
  }
};

const checkReviews = async (client: Client, counted: Counted, placeId: string): Promise<void> => {
  const read = reader(client);
  const actions = client.ledger.actions.filter(({ kind, about }) => kind === 'review' && about === placeId);
  const reviews = await read(`/api/locations/${placeId}/reviews?limit=100`, Reviews);
  compare(
    counted,
    actions,
    reviews.map(({ author, rating }) => `${author?.id ?? ''} ${rating}`),
    ({ by, value }) => `${by} ${value}`,
  );
  const { averageRating, reviewCount } = await read(`/api/locations/${placeId}`, Card);
  const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
  if (reviewCount !== reviews.length || Math.abs(averageRating - mean) > 0.06)
    counted.twice.push(
      `place ${placeId} shows ${averageRating} of ${reviewCount}, its ${reviews.length} reviews give ${mean}`,
    );
};

const checkPublished = async (
  client: Client,
  counted: Counted,
  { about, value, isAcknowledged }: Action,
): Promise<void> => {
  if (!isAcknowledged) return;
  const found = await reader(client)(
    `/api/locations?search=${value}&limit=5`,
    z.object({ locations: Places, total: z.number() }),
  );
  counted.checked += 1;
  if (!found.locations.some(({ id }) => id === about)) counted.lost.push(`published place ${value} is not found`);
  if (found.total > 1) counted.twice.push(`published place ${value} is found ${found.total} times`);
};

/** Reads again all acknowledged writes of the clients. */
export const checkWritten = async (client: Client): Promise<readonly [lost: Finding, twice: Finding]> => {
  const { members, actions } = client.ledger;
  const counted: Counted = { lost: [], twice: [], checked: 0 };
  const recorded = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => void counted.lost.push(String(error)));
  await eachOf([...members.values()], (member) => recorded(checkMember(client, counted, member)));
  const reviewed = new Set(actions.filter(({ kind }) => kind === 'review').map(({ about }) => about));
  await eachOf([...reviewed], (place) => recorded(checkReviews(client, counted, place)));
  await eachOf(
    actions.filter(({ kind }) => kind === 'verify'),
    (action) => recorded(checkPublished(client, counted, action)),
  );
  const { lost, twice, checked } = counted;
  return [
    { promise: 'acknowledged writes lost', checked, broken: lost },
    { promise: 'effects that came twice', checked, broken: twice },
  ];
};

import sharp from 'sharp';
import { pick } from '../chance.ts';
import { PASSWORD, type Member } from '../new-members.ts';
import { persistedQueries } from '../persisted-operations.ts';
import { forwardedFor, post } from '../post.ts';

/** Sends one request and returns the status. */
export type Action = (random: () => number) => Promise<number>;

/** Statuses alone are of interest; what is not read would hold its connection. */
const statusOf = async (answer: Response): Promise<number> => {
  await answer.arrayBuffer();
  return answer.status;
};

/** A photo of twelve megapixels, as phones take them. */
export const phonePhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 1_000,
      height: 750,
      channels: 3,
      background: '#786',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .resize(4_000, 3_000)
    .jpeg({ quality: 80 })
    .toBuffer();

/** What members do, and how often of a hundred. */
export const membersAction = async (
  url: string,
  {
    members,
    ids,
    photo,
  }: { readonly members: readonly Member[]; readonly ids: readonly string[]; readonly photo: Buffer },
): Promise<Action> => {
  const hashOf = await persistedQueries();
  const graph = (operationName: string, variables: (random: () => number) => object): Action => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(operationName) } };
    return async (random) => {
      const { cookie } = pick(random, members);
      return statusOf(
        await post(`${url}/graphql`, { operationName, variables: variables(random), extensions }, { cookie }),
      );
    };
  };
  const login: Action = async (random) => {
    const at = Math.floor(random() * members.length);
    const member = members[at];
    return statusOf(
      await post(`${url}/api/login`, { email: member?.email, password: PASSWORD }, forwardedFor(at + 1, 8)),
    );
  };
  const favorite: Action = async (random) => {
    const { cookie } = pick(random, members);
    const isFavorite = random() < 0.6;
    return statusOf(await post(`${url}/api/locations/${pick(random, ids)}/favorite`, { isFavorite }, { cookie }));
  };
  const review =
    (photos: number): Action =>
    async (random) => {
      const form = new FormData();
      const fields = { rating: '5', title: 'Warm and quiet', content: 'Steam over the river in the morning.' };
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      const blob = new Blob([new Uint8Array(photo)], { type: 'image/jpeg' });
      for (let at = 0; at < photos; at += 1) form.append('photos', blob, 'photo.jpg');
      const headers = { cookie: pick(random, members).cookie };
      const path = `/api/locations/${pick(random, ids)}/reviews`;
      return statusOf(await fetch(url + path, { method: 'POST', headers, body: form }));
    };
  const all: readonly (readonly [often: number, action: Action])[] = [
    [35, graph('Locations', (random) => ({ limit: 9, offset: Math.floor(random() * 2_000) }))],
    [15, graph('Categories', () => ({}))],
    [10, graph('Favorites', () => ({}))],
    [20, favorite],
    [8, login],
    [8, review(0)],
    [4, review(1)],
  ];
  const actions = all.flatMap(([often, action]) => Array.from({ length: often }, () => action));
  return (random) => pick(random, actions)(random);
};

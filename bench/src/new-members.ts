import { forwardedFor, post } from './post.ts';

export const PASSWORD = 'quiet water 42';

export type Member = { readonly email: string; readonly cookie: string };

/** New members of a product that has none of ours yet, each from their own address. @throws when one could not join */
export const joinAll = async (url: string, count: number): Promise<readonly Member[]> => {
  const members: Member[] = [];
  for (let at = 0; at < count; at += 1) {
    const email = `member-${at}@example.org`;
    const answer = await post(`${url}/api/register`, { email, password: PASSWORD }, forwardedFor(at + 1, 7));
    await answer.arrayBuffer();
    if (answer.status !== 201) throw new Error(`Joining was answered with ${answer.status}`);
    members.push({ email, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' });
  }
  return members;
};

import { z } from 'zod';

const PASSWORD = 'warm water in the hills';
/** Views of programs are not counted. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const Made = z.object({ id: z.string() });

type Origin = { readonly origin: string };
type Names = Readonly<Record<'email' | 'firstName' | 'lastName', string>>;

/** A member who has just joined, with a session of their own. */
export const joinAs = async ({ origin }: Origin, names: Names) => {
  let cookie = '';
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { cookie, 'user-agent': BROWSER, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const session = /^wellspring\.sid=[^;]+/.exec(response.headers.getSetCookie()[0] ?? '')?.[0];
    if (session !== undefined) cookie = session;
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}: ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
  const { id } = Made.parse(await send('POST', '/api/register', { ...names, password: PASSWORD }));
  return {
    id,
    /** @throws when it is refused */
    send,
    /** Answers the id of what was made. @throws when it is refused */
    make: async (path: string, body: object): Promise<string> => Made.parse(await send('POST', path, body)).id,
    leave: (): Promise<unknown> => send('DELETE', '/api/user', { password: PASSWORD }),
  };
};

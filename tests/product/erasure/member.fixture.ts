import { z } from 'zod';

const PASSWORD = 'warm water in the hills';
/** Views of programs are not counted. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const Made = z.object({ id: z.string() });
const Receipt = z.object({ receiptId: z.string() });

type Origin = { readonly origin: string };
type Names = Readonly<Record<'email' | 'firstName' | 'lastName', string>>;

/** Calls with the cookie of a session, once there is one. @throws when a call is refused */
const callerAt = ({ origin }: Origin) => {
  let cookie = '';
  return async (method: string, path: string, body?: object): Promise<unknown> => {
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
};

const enter = async (at: Origin, path: '/api/register' | '/api/login', body: object) => {
  const send = callerAt(at);
  const { id } = Made.parse(await send('POST', path, { ...body, password: PASSWORD }));
  return {
    id,
    /** @throws when it is refused */
    send,
    /** Answers the id of what was made. @throws when it is refused */
    make: async (to: string, content: object): Promise<string> => Made.parse(await send('POST', to, content)).id,
    /** Answers the id of the receipt. */
    leave: async (): Promise<string> =>
      Receipt.parse(await send('DELETE', '/api/user', { password: PASSWORD })).receiptId,
  };
};

/** A member who has just joined, with their own session. */
export const joinAs = (at: Origin, names: Names) => enter(at, '/api/register', names);

/** The same member in another browser. */
export const signInAs = (at: Origin, email: string) => enter(at, '/api/login', { email });

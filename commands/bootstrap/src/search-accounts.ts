import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';

/** An account of Elasticsearch. */
export type SearchAccount = { readonly name: string; readonly password: string };

/** Where Elasticsearch is, and the account that makes others. */
export type SearchAdministrator = { readonly url: string; readonly username: string; readonly password: string };

const ROLE = 'wellspring-search';
/** Its own indexes, and how the cluster fares. */
const RIGHTS = { cluster: ['monitor'], indices: [{ names: ['wellspring-locations*'], privileges: ['all'] }] };
const ANSWER_MS = 10_000;

/** Made with the cause, so that the message can name the reason. */
class Refused extends Error {
  readonly statusCode: number;
  constructor(statusCode: number) {
    super(`Elasticsearch answered ${statusCode}`);
    this.statusCode = statusCode;
  }
}

/**
 * Makes accounts in Elasticsearch that may do what the search of catalog does, and gives those that are there these passwords.
 * @throws AppError UNAVAILABLE when Elasticsearch is away or does not let the administrator in
 */
export const ensureSearchAccounts = async (
  { url, username, password: secret }: SearchAdministrator,
  accounts: readonly SearchAccount[],
): Promise<void> => {
  const authorization = `Basic ${Buffer.from(`${username}:${secret}`).toString('base64')}`;
  const put = async (path: string, body: object): Promise<void> => {
    const response = await fetch(`${url}/_security/${path}`, {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Refused(response.status);
  };
  try {
    await put(`role/${ROLE}`, RIGHTS);
    for (const { name, password } of accounts) await put(`user/${name}`, { password, roles: [ROLE] });
  } catch (cause) {
    throw new AppError('UNAVAILABLE', verbatim('Search does not answer'), { cause });
  }
};

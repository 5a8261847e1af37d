import type { Actor } from '@wellspring/platform/subgraph/actor';
import { z } from 'zod';
import { dataOf } from '../graph/data-of.ts';
import type { GraphPort } from '../graph/graph-port.ts';
import { TOKEN_MAX, type SessionOf } from './session.ts';

const SESSION = `query Session($token: String!, $renews: Boolean!) {
  session(token: $token, renews: $renews) { userId isAdmin isOwner renewedToken }
}`;

const Data = z.object({
  session: z
    .object({
      userId: z.string(),
      isAdmin: z.boolean(),
      isOwner: z.boolean(),
      renewedToken: z.string().nullable(),
    })
    .nullable(),
});

const GATEWAY: Actor = { kind: 'visitor', overRest: true };

/**
 * Asks identity, once a request, whose session a token is; nothing of it is cached.
 * @param renews whether asking is a use of the session; where no cookie can be set any more, it must not be one
 */
export const sessionOfGraph = (
  graph: Pick<GraphPort, 'prepare'>,
  { renews = true }: { readonly renews?: boolean } = {},
): SessionOf => {
  const operation = graph.prepare(SESSION, 'Session');
  return async (token) => {
    if (token.length > TOKEN_MAX) return null;
    const { data } = dataOf(await operation.run({ token, renews }, GATEWAY));
    const { session } = Data.parse(data);
    if (session === null) return null;
    const { userId: id, isAdmin, isOwner, renewedToken } = session;
    return { actor: { kind: 'member', id, isAdmin, isOwner }, renewedToken };
  };
};

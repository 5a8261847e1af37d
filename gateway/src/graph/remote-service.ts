import type { Actor } from '@wellspring/platform/subgraph/actor';
import type { ErrorLog, SubgraphAnswer, SubgraphQuery } from '@wellspring/platform/subgraph/run-subgraph';
import { currentTraceparent } from '@wellspring/platform/telemetry/tracing';
import { z } from 'zod';
import { postJson } from './post-json.ts';

const AWAY: SubgraphAnswer = {
  data: null,
  errors: [
    { message: 'This is not available right now. Please try again in a moment.', extensions: { code: 'UNAVAILABLE' } },
  ],
};

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullable().exactOptional(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        path: z.array(z.union([z.string(), z.number()])).exactOptional(),
        extensions: z.record(z.string(), z.unknown()).exactOptional(),
      }),
    )
    .exactOptional(),
});

/**
 * A service in another process. It is asked once: a call that fails is answered with UNAVAILABLE, never repeated,
 * and why it failed is said in the log alone.
 */
export const remoteService = (
  name: string,
  url: string,
  signActor: (actor: Actor, audience: string) => string,
  log: ErrorLog,
) => {
  const address = new URL(url);
  const ask = async (body: string, actor: Actor): Promise<SubgraphAnswer> => {
    const traceparent = currentTraceparent();
    const trace = traceparent === undefined ? {} : { traceparent };
    const answer = await postJson(address, body, { authorization: `Bearer ${signActor(actor, name)}`, ...trace });
    return answerSchema.parse(answer);
  };
  return (query: string, operationName?: string): SubgraphQuery =>
    async (variables, actor) => {
      try {
        return await ask(JSON.stringify({ query, operationName, variables }), actor);
      } catch (err) {
        log.error({ err, service: name }, 'a service did not answer');
        return AWAY;
      }
    };
};

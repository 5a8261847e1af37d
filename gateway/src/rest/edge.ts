import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnswerCache, Made } from '../cache/answer-cache.ts';
import type { ReadyAnswer } from '../cache/ready-answer.ts';
import type { Topic } from '@wellspring/events/topics';
import type { ActorOf, GraphPort, Log } from './ports.ts';

/** What the edge remembers of a request while it answers. */
export type RequestNote = { readonly requestId: string; route: string };

/** What every part of the edge needs for answering. */
export type Edge = {
  readonly graph: GraphPort;
  readonly cache: AnswerCache;
  readonly log: Log;
  readonly actorOf: ActorOf;
  /** origin without a slash at its end */
  readonly publicUrl: string;
  readonly send: (request: IncomingMessage, response: ServerResponse, answer: ReadyAnswer) => void | Promise<void>;
  readonly noteOf: (request: IncomingMessage) => RequestNote;
  /** Through the byte cache for visitors, round it for whoever has a session. */
  readonly answered: (
    request: IncomingMessage,
    topics: readonly Topic[],
    make: () => Promise<Made>,
  ) => Promise<ReadyAnswer>;
};

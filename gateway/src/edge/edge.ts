import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BufferedResponse } from '../http/buffered-response.ts';
import type { Caller, RecordedGraph } from '../cache/recorded-graph.ts';
import type { Made } from '../cache/response-cache.ts';
import type { Sessions } from '../security/session.ts';
import type { Log } from '../http/error-response.ts';
import type { UploadPort } from './uploads.ts';

/** What the edge knows of a request while it answers. `route`: the template, for log, metrics and spans. */
export type RequestContext = { readonly requestId: string; route: string };

/** What every part of the edge needs for answering. */
export type Edge = {
  readonly graph: RecordedGraph;
  readonly log: Log;
  readonly sessions: Sessions;
  /** where files of forms go */
  readonly uploads: UploadPort;
  /** each answer of /api is held to its contract; for development and tests */
  readonly checksAnswers: boolean;
  /** origin without a slash at its end */
  readonly publicUrl: string;
  readonly send: (
    request: IncomingMessage,
    response: ServerResponse,
    buffered: BufferedResponse,
  ) => void | Promise<void>;
  readonly contextOf: (request: IncomingMessage) => RequestContext;
  /**
   * Makes a response for the caller and sends it. A response for a visitor is made once for all of them and cached
   * until something that it shows changes; a response for a member is never shared.
   */
  readonly respond: (
    request: IncomingMessage,
    response: ServerResponse,
    make: (caller: Caller) => Promise<Made>,
    /** everybody may read it: while identity is away it is made as for a visitor */
    about: { readonly isPublic: boolean },
  ) => Promise<void>;
};

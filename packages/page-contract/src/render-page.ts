import type { ClientConfig } from '@wellspring/rest-contract/client-config';
import type { Language } from '@wellspring/words/languages';

export type Operation = {
  readonly query: string;
  readonly operationName: string;
  readonly variables: Record<string, unknown>;
};

export type OperationResult = {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: Record<string, unknown> }[];
};

/** One page to be rendered on the server. */
export type PageRequest = {
  /** path and query of the request, such as /home?search=onsen */
  readonly path: string;
  /** public origin without a slash at its end, for canonical links and previews */
  readonly origin: string;
  readonly config: ClientConfig;
  readonly language: Language;
  /** whether the caller is signed in */
  readonly isMember: boolean;
  /** queries the graph in process, as the caller */
  readonly execute: (operation: Operation) => Promise<OperationResult>;
};

/** The words of a page, ready to be put into the HTML shell. Every piece is escaped already. */
export type RenderedPage = {
  readonly status: 200 | 403 | 404 | 503;
  /** title, description, previews, canonical link, schema.org data, preloads of the first picture */
  readonly head: string;
  readonly body: string;
  /** the data for the client's hydration: plain JSON */
  readonly state: unknown;
};

/** Made by the web client's server build (web/dist/server/entry-server.js, export `renderPage`), called by the gateway. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** A request that is refused before any page is made, such as one with an invalid address. */
export type RefusedRequest = {
  readonly status: number;
  /** why, in the reader's words */
  readonly message: string;
  readonly language: Language;
};

/** Made by the same build (export `renderRefused`): a page that needs neither the graph nor a script. */
export type RenderRefused = (request: RefusedRequest) => Pick<RenderedPage, 'head' | 'body'>;

import type { z } from 'zod';
import type { CookieChange } from '../security/cookies.ts';

/** What may go along with an answer. */
export type Extras = {
  /** those that the answer's definition names */
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly CookieChange[];
  /** of a page of a list: all there are. The headers of a page follow from it (page-links.ts) */
  readonly total?: number;
};

export type Content =
  | { readonly kind: 'json'; readonly value: unknown; readonly schema: z.ZodType }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'file'; readonly type: string; readonly bytes: string | Buffer; readonly name: string }
  | { readonly kind: 'events'; readonly events: AsyncIterable<string> };

/** An answer to one call, before it is bytes. */
export type Reply = Extras & { readonly status: number; readonly content: Content };

type AnswerKind = Content['kind'];

/** What the documentation says of an answer. */
export type AnswerAbout = {
  readonly description?: string;
  /** headers by name, with what they say */
  readonly headers?: Readonly<Record<string, string>>;
  readonly setsCookie?: boolean;
};

type Meta = AnswerAbout & {
  readonly status: number;
  readonly kind: AnswerKind;
  /** media types; none where there is no body */
  readonly types: readonly string[];
  readonly schema: z.ZodType | null;
};

/** One good answer of a call: described for the documentation, and the function that makes it. */
export type Answer = Meta & ((...parts: never[]) => Reply);

/** JSON of a shape; what is handed to it is checked by the compiler, and in development and tests by the shape. */
export const json = <Schema extends z.ZodType>(status: 200 | 201 | 202, schema: Schema, about: AnswerAbout = {}) =>
  Object.assign(
    (value: z.input<Schema>, extras: Extras = {}): Reply => ({
      ...extras,
      status,
      content: { kind: 'json', value, schema },
    }),
    { ...about, status, kind: 'json' as const, types: ['application/json'], schema },
  );

/** Done, and nothing to say. */
export const noContent = (about: AnswerAbout = {}) =>
  Object.assign((extras: Extras = {}): Reply => ({ ...extras, status: 204, content: { kind: 'nothing' } }), {
    ...about,
    status: 204,
    kind: 'nothing' as const,
    types: [],
    schema: null,
  });

/** Sends the caller on to a path of this site. */
export const redirect = (about: AnswerAbout = {}) =>
  Object.assign(
    (path: `/${string}`, { headers, ...extras }: Extras = {}): Reply => ({
      ...extras,
      headers: { ...headers, Location: path },
      status: 302,
      content: { kind: 'nothing' },
    }),
    {
      ...about,
      headers: { ...about.headers, Location: 'where to go' },
      status: 302,
      kind: 'nothing' as const,
      types: [],
      schema: null,
    },
  );

/** A file to be saved, of one of some media types. */
export const file = (types: readonly string[], about: AnswerAbout = {}) =>
  Object.assign(
    (type: string, name: string, bytes: string | Buffer, extras: Extras = {}): Reply => ({
      ...extras,
      status: 200,
      content: { kind: 'file', type, name, bytes },
    }),
    { ...about, status: 200, kind: 'file' as const, types, schema: null },
  );

/** Server-sent events for as long as the caller listens. Each event is its own text of lines, without the blank one. */
export const eventStream = (about: AnswerAbout = {}) =>
  Object.assign(
    (events: AsyncIterable<string>, extras: Extras = {}): Reply => ({
      ...extras,
      status: 200,
      content: { kind: 'events', events },
    }),
    { ...about, status: 200, kind: 'events' as const, types: ['text/event-stream'], schema: null },
  );

/** The headers of a page of a list. */
export const PAGE = {
  'X-Total-Count': 'all there are, not only these',
  Link: 'the first, previous, next and last page, as far as there are (RFC 8288)',
} as const;

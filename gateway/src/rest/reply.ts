import { create as contentDisposition } from 'content-disposition';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import type { Request, Response } from 'express';
import { bufferedResponse, NOT_STORED, PRIVATE, SHARED, type BufferedResponse } from '../http/buffered-response.ts';
import type { Content, Reply } from './answers.ts';
import { cookieWriter } from '../security/cookies.ts';
import type { Edge } from '../edge/edge.ts';
import type { Route } from './route.ts';

/** Sent at once, so that proxies and browsers know that the stream stands. */
const STREAM_OPENING = ': open\n\n';

/** No proxy may store, compress or buffer a stream. */
const NOT_HELD_BACK = { 'Cache-Control': `${NOT_STORED}, no-transform`, 'X-Accel-Buffering': 'no' } as const;

/** @throws Error naming the call, for what a row answers against its own contract */
const checkReply = ({ method, path, answers }: Route, { status, headers = {}, cookies = [], content }: Reply): void => {
  const answer = answers.find((each) => each.status === status && each.kind === content.kind);
  const wrong = (what: string): never => {
    throw new Error(`${method} ${path} answered ${what}, which its row does not say`);
  };
  if (!answer) return wrong(`${status} ${content.kind}`);
  if (cookies.length > 0 && !answer.setsCookie) return wrong('a cookie');
  const unnamed = Object.keys(headers).find((name) => !Object.hasOwn(answer.headers ?? {}, name));
  if (unnamed !== undefined) return wrong(`the header ${unnamed}`);
  if (content.kind === 'file' && !answer.types.includes(content.type)) return wrong(content.type);
};

const checkShape = ({ method, path }: Route, content: Content): void => {
  if (content.kind !== 'json') return;
  const { error } = content.schema.safeParse(content.value);
  if (error) throw new Error(`${method} ${path} answered against its contract: ${error.message}`);
};

/** Writes the answers of one row. */
export const replyWriter = (route: Route, { publicUrl, checksAnswers, send }: Edge) => {
  const setCookie = cookieWriter(publicUrl);
  /** The browser stores no copy of an answer to a signed-in caller. */
  const isOpen = route.who === 'everyone' && !route.countsCalls;
  const cacheControlFor = ({ kind }: Actor): string => {
    if (route.method !== 'GET' || kind !== 'visitor') return NOT_STORED;
    return isOpen ? SHARED : PRIVATE;
  };

  const headOf = ({ headers = {}, cookies = [] }: Reply): string[] => [
    ...Object.entries(headers).flat(),
    ...cookies.flatMap((cookie) => ['Set-Cookie', setCookie(cookie)]),
  ];

  /** An answer of JSON or of a file as bytes. */
  const buffered = (reply: Reply, actor: Actor): BufferedResponse => {
    const { status, content } = reply;
    const cacheControl = cacheControlFor(actor);
    checkReply(route, reply);
    if (checksAnswers) checkShape(route, content);
    const headers = headOf(reply);
    if (content.kind === 'file') {
      const named = [...headers, 'Content-Disposition', contentDisposition(content.name)];
      const { type, bytes: body } = content;
      return bufferedResponse({ status, type, body, cacheControl, headers: named, isInLanguage: true });
    }
    const body = content.kind === 'json' ? JSON.stringify(content.value) : '';
    return bufferedResponse({ status, type: 'application/json; charset=utf-8', body, cacheControl, headers });
  };

  const sendEvents = async (request: Request, response: Response, events: AsyncIterable<string>): Promise<void> => {
    response.flushHeaders();
    if (request.method === 'HEAD') return void response.end();
    response.write(STREAM_OPENING);
    for await (const event of events) {
      if (response.destroyed) return;
      if (!response.write(`${event}\n\n`))
        await new Promise((resolve) => response.once('drain', resolve).once('close', resolve));
    }
    response.end();
  };

  return {
    buffered,
    send: async (request: Request, response: Response, reply: Reply, actor: Actor): Promise<void> => {
      const { content } = reply;
      if (content.kind === 'json' || content.kind === 'file') return send(request, response, buffered(reply, actor));
      checkReply(route, reply);
      response.statusCode = reply.status;
      response.setHeader('Cache-Control', NOT_STORED);
      for (const [name, value] of Object.entries(reply.headers ?? {})) response.setHeader(name, value);
      for (const cookie of reply.cookies ?? []) response.appendHeader('Set-Cookie', setCookie(cookie));
      if (content.kind === 'nothing') return void response.end();
      response.setHeaders(
        new Map(Object.entries({ ...NOT_HELD_BACK, 'Content-Type': 'text/event-stream; charset=utf-8' })),
      );
      return sendEvents(request, response, content.events);
    },
  };
};

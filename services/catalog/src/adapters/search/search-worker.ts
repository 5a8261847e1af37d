import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '@wellspring/errors';
import { collectWhenIdle } from '@wellspring/platform/process/idle-garbage-collector';
import { verbatim } from '@wellspring/words/message';
import { z } from 'zod';
import { openGenerations, type Generations } from './generations.ts';
import { toAppError } from './sqlite-errors.ts';
import { clock, type Answer, type CallName, type Failure, type Request, type SearchCalls } from './worker-messages.ts';

/** The thread that holds the embedded index. It handles calls in order, and does not start a call whose caller no longer waits. */
const { folder } = z.object({ folder: z.string() }).parse(workerData);
let opened: Generations | undefined;

/** Opened by the first call, and tried again by the next one while that fails. */
const generations = (): Generations => (opened ??= openGenerations(folder));

type Handlers = { readonly [Name in CallName]: (of: SearchCalls[Name]['of']) => SearchCalls[Name]['answer'] };

const handlers: Handlers = {
  search: (query) => generations().read((index) => index.search(query)),
  suggest: ({ parsed, limit }) => generations().read((index) => index.suggest(parsed, limit)),
  map: (query) => generations().read((index) => index.map(query)),
  ping: () => void generations(),
  status: () => generations().status(),
  entries: ({ generation, after, limit }) => {
    if (generation !== null) return generations().withNext(generation, (index) => index.entriesAfter(after, limit));
    return generations().hasLive() ? generations().read((index) => index.entriesAfter(after, limit)) : [];
  },
  write: (changes) => generations().write((index) => index.write(changes)),
  begin: () => generations().begin(),
  fill: ({ generation, changes }) => generations().withNext(generation, (index) => index.write(changes)),
  swap: (generation) => generations().swap(generation),
  discard: (generation) => generations().discard(generation),
  close: () => {
    opened?.close();
    opened = undefined;
    parentPort?.close();
  },
};

const handle = <Name extends CallName>({ id, name, of, expires }: Request<Name>): Answer<Name> => {
  if (expires !== null && clock() > expires)
    throw new AppError('UNAVAILABLE', verbatim('Nobody waits for this answer any more.'));
  return { id, name, answer: handlers[name](of) };
};

const failure = ({ id, name }: Request, thrown: unknown): Failure => {
  const error = toAppError(thrown);
  const cause = error instanceof AppError ? error.cause : error;
  return {
    id,
    name,
    error: {
      code: error instanceof AppError ? error.code : 'INTERNAL',
      words: error instanceof AppError ? error.words : verbatim(error instanceof Error ? error.message : String(error)),
      cause: cause instanceof Error ? (cause.stack ?? cause.message) : '',
    },
  };
};

collectWhenIdle();

/** How long deleted data stays at most in the log beside a file. */
const EMPTY_EVERY_MS = 10_000;

setInterval(() => {
  try {
    opened?.emptyLogs();
  } catch {
    // The next call fails because of the file, and reports it.
  }
}, EMPTY_EVERY_MS).unref();

parentPort?.on('message', (request: Request) => {
  try {
    parentPort?.postMessage(handle(request));
  } catch (error) {
    parentPort?.postMessage(failure(request, error));
  }
});

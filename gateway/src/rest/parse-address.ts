import { AppError } from '@wellspring/errors';
import { NO_SUCH_CALL } from '@wellspring/rest-contract/request-messages';
import { decodeMessage, encodeMessage } from '@wellspring/words/encoded-message';
import { list, say, type Message } from '@wellspring/words/message';
import type { z } from 'zod';

const NAME_SHOWN = 40;
const shown = (name: string): string => (name.length > NAME_SHOWN ? `${name.slice(0, NAME_SHOWN)}…` : name);

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/** Messages for refusals of a query schema without its own message. */
const wordsFor = (issue: RawIssue): Message => {
  if (issue.code === 'invalid_value')
    return say('contract.notOneOf', { values: list('commas', issue.values.map(String)) });
  if (issue.code === 'too_big' && issue.origin === 'string')
    return say('contract.textTooLong', { max: Number(issue.maximum) });
  return say('errors.isMalformed');
};

const inWords = { error: (issue: RawIssue) => encodeMessage(wordsFor(issue)) };

/** The names in braces of a path. */
export const namesIn = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** A path with its names replaced by what was given for them. */
export const filledPath = (path: string, given: Readonly<Record<string, unknown>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])));

/** Reads what stands in the path. @throws AppError NOT_FOUND in the words of the schema: what looks like none of ours names nothing */
export const parseParameters = <Parameters extends z.ZodObject>(
  schema: Parameters,
  given: Readonly<Record<string, unknown>>,
): z.output<Parameters> => {
  const parsed = schema.safeParse(given, { error: () => encodeMessage(NO_SUCH_CALL) });
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  throw new AppError('NOT_FOUND', first ? decodeMessage(first.message) : NO_SUCH_CALL);
};

/** Reads a query string. @throws AppError VALIDATION naming the parameter that is unknown, repeated or malformed */
export const parseQuery = <Query extends z.ZodObject>(schema: Query, search: string): z.output<Query> => {
  const given = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) {
    if (!Object.hasOwn(schema.shape, name))
      throw new AppError('VALIDATION', say('errors.parameterUnknown', { name: shown(name) }));
    if (given.has(name)) throw new AppError('VALIDATION', say('errors.parameterRepeated', { name }));
    given.set(name, value);
  }
  const parsed = schema.safeParse(Object.fromEntries(given), inWords);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  const name = String(first?.path[0] ?? 'query');
  const problem = first ? decodeMessage(first.message) : say('errors.isMalformed');
  throw new AppError('VALIDATION', say('errors.parameterWrong', { name, problem }));
};

import { types } from 'node:util';

/**
 * All that an entry may say beside its message. A field that is not in this list is shown without its value, wherever it lies, so that
 * nothing personal can slip out with an object that is logged whole.
 */
const ALLOWED: ReadonlySet<string> = new Set([
  ...['service', 'part', 'port', 'signal', 'command', 'failures', 'traceId', 'requestId'],
  ...['method', 'route', 'status', 'ms', 'path', 'subgraph', 'missing'],
  ...['group', 'groups', 'groupId', 'topics', 'brokers', 'type', 'id', 'key', 'origin', 'kafka', 'detail', 'behind'],
  ...['rows', 'locations', 'designPoint', 'filled', 'changed', 'ahead', 'reason', 'err', 'code', 'at'],
]);

const REDACTED = '[redacted]';
const DEEPEST = 6;

const describeError = (error: Error, depth: number): Record<string, unknown> => ({
  type: error.name,
  message: error.message,
  ...('code' in error && { code: error.code }),
  stack: error.stack,
  ...(error.cause !== undefined && { cause: redact(error.cause, depth + 1) }),
});

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

const speaksJson = (value: object): value is { toJSON(): unknown } =>
  'toJSON' in value && typeof value.toJSON === 'function';

/** Errors are reduced to what explains them, other instances to their class: libraries hang whole requests on theirs. */
const redact = (value: unknown, depth: number): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (types.isNativeError(value)) return describeError(value, depth);
  if (depth > DEEPEST) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  if (speaksJson(value)) return redact(value.toJSON(), depth + 1);
  return isPlain(value) ? redactFields(value, depth) : `[${value.constructor.name}]`;
};

const redactFields = (fields: object, depth: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      ALLOWED.has(name) ? redact(value, depth + 1) : REDACTED,
    ]),
  );

export const allowedFields = (fields: object): Record<string, unknown> => redactFields(fields, 0);

/** What slips into messages all the same: e-mail addresses, and the account in an address such as mongodb://user:word@host. */
export const withoutPersonalText = (line: string): string =>
  line.includes('@')
    ? line
        .replace(/:\/\/[^\s/@"\\]+@/g, `://${REDACTED}@`)
        .replace(/(?<![\w.+%-])[\w.+%-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi, REDACTED)
    : line;

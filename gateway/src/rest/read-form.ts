import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { AppError } from '@wellspring/errors';
import { BODY_TOO_LARGE, FORM_MALFORMED } from '@wellspring/rest-contract/request-messages';
import { say } from '@wellspring/words/message';
import type { FileRule, FileRules, RawBody } from './bodies.ts';
import type { RefusedFile, TakenFile, UploadPort } from '../edge/uploads.ts';

const FIELDS_MAX = 50;
const FIELD_NAME_BYTES_MAX = 100;
const FIELD_BYTES_MAX = 32 * 1024;
const PART_HEADERS_MAX = 20;
const PART_HEADER_BYTES_MAX = 8 * 1024;
/** Around each part. */
const PART_OVERHEAD = 1024;

const malformed = (cause?: unknown): AppError => new AppError('VALIDATION', FORM_MALFORMED, { cause });
const tooLarge = (): AppError => new AppError('TOO_LARGE', BODY_TOO_LARGE);

/** What is refused by name comes in all the same: as many files again. */
const mostFiles = ({ count, reportsEachFile = false }: FileRule): number => (reportsEachFile ? 2 * count : count);

/** The most that an honest form can have, in bytes. */
const mostBytes = (files: FileRules): number =>
  Object.values(files).reduce((sum, rule) => sum + mostFiles(rule) * (rule.bytes + PART_OVERHEAD), 0) +
  FIELDS_MAX * (FIELD_BYTES_MAX + PART_OVERHEAD);

const openParser = (request: IncomingMessage, files: FileRules) => {
  const { 'content-type': type = '' } = request.headers;
  const headers: BusboyHeaders = { ...request.headers, 'content-type': type };
  const filesMax = Object.values(files).reduce((sum, rule) => sum + mostFiles(rule), 0);
  try {
    return new Busboy({
      headers,
      limits: {
        fieldNameSize: FIELD_NAME_BYTES_MAX,
        fieldSize: FIELD_BYTES_MAX,
        fields: FIELDS_MAX,
        parts: FIELDS_MAX + filesMax + 1,
        headerPairs: PART_HEADERS_MAX,
        headerSize: PART_HEADER_BYTES_MAX,
      },
    });
  } catch (cause) {
    throw malformed(cause);
  }
};

/** The bytes of a file, counted. A reader that stops leaves the rest to be discarded. */
const counted = async function* (content: Readable, { bytes, tooLarge: words }: FileRule): AsyncIterable<Buffer> {
  let sum = 0;
  for await (const chunk of content.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) continue;
    sum += chunk.length;
    if (sum > bytes) throw new AppError('TOO_LARGE', words);
    yield chunk;
  }
};

/** The fault of only one file; any other error ends the call. */
const isAboutFile = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === 'VALIDATION' || error.code === 'TOO_LARGE');

const FILE_NAME_MAX = 200;

/** By their fields, in their order. */
const byField = <File>(files: readonly (readonly [string, File])[]): ReadonlyMap<string, readonly File[]> =>
  new Map([...Map.groupBy(files, ([field]) => field)].map(([field, each]) => [field, each.map(([, file]) => file)]));

/**
 * Reads a form while it comes in: files go to the port as they arrive, only texts are held in memory. Any error ends the reading at
 * once, and files stored by then are deleted.
 * @throws AppError VALIDATION or TOO_LARGE in words for the sender
 */
export const readForm = async (
  request: IncomingMessage,
  files: FileRules,
  uploads: UploadPort,
  signal: AbortSignal,
): Promise<RawBody> => {
  if (Number(request.headers['content-length'] ?? 0) > mostBytes(files)) throw tooLarge();
  const parser = openParser(request, files);
  const fields = new Map<string, string | string[]>();
  const receiving: Promise<readonly [string, TakenFile | RefusedFile]>[] = [];
  const seen = new Map<string, number>();
  const open = new Set<Readable>();
  const { promise: parsed, resolve: finish, reject: fail } = Promise.withResolvers<void>();

  const takeField = (name: string, value: string, nameCut: boolean, valueCut: boolean): void => {
    if (nameCut || valueCut) return fail(tooLarge());
    const before = fields.get(name);
    fields.set(name, before === undefined ? value : [before, value].flat());
  };

  const takeFile = async (field: string, at: number, content: Readable, name: string, claimedType: string) => {
    const rule = Object.hasOwn(files, field) ? files[field] : undefined;
    if (!rule) throw new AppError('VALIDATION', say('errors.fieldUnknown', { field: field.slice(0, 40) }));
    open.add(content);
    const isTooMany = at >= rule.count;
    try {
      if (isTooMany) throw new AppError('VALIDATION', rule.tooMany);
      const upload = await uploads.receive({ field, name, claimedType, content: counted(content, rule) }, signal);
      open.delete(content);
      return [field, { ...upload, name, at }] as const;
    } catch (error) {
      if (rule.reportsEachFile !== true || !isAboutFile(error)) throw error;
      // The files behind it are still to come.
      content.resume();
      const isNoImage = !isTooMany && error.code === 'VALIDATION';
      const words = isNoImage ? (rule.noImage ?? error.words) : error.words;
      return [field, { name: name.slice(0, FILE_NAME_MAX).toWellFormed(), at, words, code: error.code }] as const;
    }
  };

  parser.on('field', takeField);
  parser.on('file', (field, content, name, _encoding, claimedType) => {
    // what a browser sends for a field where nothing was chosen
    if (!name) return void content.resume();
    // an abandoned stream must not end the process
    content.on('error', () => undefined);
    const at = seen.get(field) ?? 0;
    seen.set(field, at + 1);
    const file = takeFile(field, at, content, name, claimedType);
    receiving.push(file);
    file.catch(fail);
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, () => fail(tooLarge()));
  parser.on('error', (error) => fail(malformed(error)));
  parser.on('finish', finish);
  const brokenOff = (): void => fail(malformed());
  signal.addEventListener('abort', brokenOff, { once: true });

  try {
    request.pipe(parser);
    await parsed;
    const all = await Promise.all(receiving);
    const taken = all.flatMap(([field, file]) => ('id' in file ? [[field, file] as const] : []));
    const refused = all.flatMap(([field, file]) => ('id' in file ? [] : [[field, file] as const]));
    return { kind: 'form', fields: Object.fromEntries(fields), files: byField(taken), refused: byField(refused) };
  } catch (error) {
    request.unpipe(parser);
    for (const content of open) content.destroy(malformed());
    const settled = await Promise.allSettled(receiving);
    const taken = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value[1]] : []));
    await uploads.discard(taken.filter((file) => 'id' in file));
    throw error;
  } finally {
    signal.removeEventListener('abort', brokenOff);
  }
};

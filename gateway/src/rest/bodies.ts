import { AppError } from '@wellspring/errors';
import { BODY_MISSING } from '@wellspring/rest-contract/request-messages';
import { decodeMessage, encodeMessage } from '@wellspring/words/encoded-message';
import { say, type Message } from '@wellspring/words/message';
import type { z } from 'zod';
import type { RefusedFile, TakenFile } from '../edge/uploads.ts';

/** The files of one field of a form. The messages are for a caller that sends too many or too large ones. */
export type FileRule = {
  readonly count: number;
  readonly bytes: number;
  /** what a file may be, in words for the contract */
  readonly formats?: string;
  readonly tooMany: Message;
  readonly tooLarge: Message;
  /** each refused file is named in the response, and the others are stored; else the first one ends the call */
  readonly reportsEachFile?: boolean;
  /** what is then said of a file that is no image, in place of the usual words */
  readonly noImage?: Message;
};
export type FileRules = Readonly<Record<string, FileRule>>;

/** A body as it came in, before its row has looked at it. */
export type RawBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly value: unknown }
  | {
      readonly kind: 'form';
      readonly fields: Readonly<Record<string, unknown>>;
      readonly files: ReadonlyMap<string, readonly TakenFile[]>;
      readonly refused: ReadonlyMap<string, readonly RefusedFile[]>;
    };

/** The body of a call. */
export type Body<Value> = {
  readonly json: z.ZodType | null;
  readonly form: { readonly fields: z.ZodObject; readonly files: FileRules } | null;
  readonly isRequired: boolean;
  /** @throws AppError VALIDATION in the words of the schema */
  readonly read: (raw: RawBody) => Value;
};

const SHOWN_MAX = 40;
const shown = (name: string): string => (name.length > SHOWN_MAX ? `${name.slice(0, SHOWN_MAX)}…` : name);

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/** Messages for refusals of a schema without its own message: they name the field. */
const wordsFor = (issue: RawIssue): Message => {
  const field = issue.path?.length ? shown(issue.path.map(String).join('.')) : say('errors.theBody');
  if (issue.code === 'unrecognized_keys') return say('errors.fieldUnknown', { field: shown(issue.keys[0] ?? '') });
  if (issue.input === undefined) return say('errors.fieldMissing', { field });
  if (issue.code === 'invalid_type') return say('errors.fieldTypeWrong', { field, type: issue.expected });
  return say('errors.fieldInvalid', { field });
};

/** @throws AppError VALIDATION with the first mistake */
const checked = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(value, { error: (issue) => encodeMessage(wordsFor(issue)) });
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  const field = first?.path.length ? shown(first.path.map(String).join('.')) : undefined;
  throw new AppError(
    'VALIDATION',
    first ? decodeMessage(first.message) : say('errors.fieldInvalid', { field: say('errors.theBody') }),
    { field },
  );
};

const missing = (): never => {
  throw new AppError('VALIDATION', BODY_MISSING);
};

/** No body; one that comes all the same is not read. */
export const NO_BODY: Body<undefined> = { json: null, form: null, isRequired: false, read: () => undefined };

export const jsonBody = <Schema extends z.ZodType>(schema: Schema): Body<z.output<Schema>> => ({
  json: schema,
  form: null,
  isRequired: true,
  read: (raw) => (raw.kind === 'json' ? checked(schema, raw.value) : missing()),
});

export type Form<Fields, Name> = {
  readonly fields: Fields;
  readonly filesOf: (field: Name) => readonly TakenFile[];
  /** those of a field whose rule reports each file */
  readonly refusedOf: (field: Name) => readonly RefusedFile[];
};

/** A form (multipart/form-data): texts, read by a schema as a query string is, and files. */
export const formBody = <Fields extends z.ZodObject, const Files extends FileRules>(
  fields: Fields,
  files: Files,
): Body<Form<z.output<Fields>, keyof Files & string>> => ({
  json: null,
  form: { fields, files },
  isRequired: true,
  read: (raw) =>
    raw.kind === 'form'
      ? {
          fields: checked(fields, raw.fields),
          filesOf: (field) => raw.files.get(field) ?? [],
          refusedOf: (field) => raw.refused.get(field) ?? [],
        }
      : missing(),
});

/** Either of two: which one it was shows in what it holds. */
export const jsonOrForm = <Json, Fields>(json: Body<Json>, form: Body<Fields>): Body<Json | Fields> => ({
  json: json.json,
  form: form.form,
  isRequired: json.isRequired && form.isRequired,
  read: (raw) => (raw.kind === 'form' ? form.read(raw) : json.read(raw)),
});

export const optionalBody = <Value>(body: Body<Value>): Body<Value | undefined> => ({
  ...body,
  isRequired: false,
  read: (raw) => (raw.kind === 'none' ? undefined : body.read(raw)),
});

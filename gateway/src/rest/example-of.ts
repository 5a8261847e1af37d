import { isSchema, textOf, type Schema } from './describe-schema.ts';
import { EXAMPLE_VALUES } from './example-values.ts';

/** Named schemas of a document. */
export type NamedSchemas = Readonly<Record<string, unknown>>;

type Place = {
  readonly schemas: NamedSchemas;
  /** the named schema that is being filled, and the field of it; '' for none */
  readonly shape: string;
  readonly field: string;
  /** fields that may be absent are, as long as there are others */
  readonly isShort: boolean;
};

const REFERENCE = /^#\/components\/schemas\/(.+)$/;

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-05-01T08:30:00.000Z',
  date: '2026-05-01',
  email: 'ann@example.org',
  binary: '',
};

const numberIn = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

const textFor = (schema: Schema): string => {
  const format = FORMATS[textOf(schema.format)];
  if (format !== undefined) return format;
  return 'a'.repeat(Math.max(1, numberIn(schema.minLength, 0)));
};

const objectOf = (schema: Schema, place: Place): Readonly<Record<string, unknown>> => {
  const properties = isSchema(schema.properties) ? Object.entries(schema.properties) : [];
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const shown =
    place.isShort && required.length > 0 ? properties.filter(([name]) => required.includes(name)) : properties;
  return Object.fromEntries(
    shown.map(([field, of]) => [field, isSchema(of) ? exampleOf(of, { ...place, field }) : null] as const),
  );
};

/** The first of several kinds that is not null. */
const firstKind = (kinds: unknown): unknown =>
  Array.isArray(kinds) ? kinds.find((kind) => (isSchema(kind) ? kind.type !== 'null' : kind !== 'null')) : kinds;

/** A value that a schema of the document accepts: the example of its field where there is one, else the simplest. */
const exampleOf = (schema: Schema, place: Place): unknown => {
  const shape = REFERENCE.exec(textOf(schema.$ref))?.[1];
  const named = shape === undefined ? undefined : place.schemas[shape];
  if (shape !== undefined && isSchema(named)) return exampleOf(named, { ...place, shape, field: '' });
  const example = EXAMPLE_VALUES[`${place.shape}.${place.field}`] ?? EXAMPLE_VALUES[place.field];
  const examples: readonly unknown[] = Array.isArray(schema.examples) ? schema.examples : [];
  const [given] = examples;
  if (given !== undefined) return given;
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const choice = firstKind(schema.anyOf);
  if (isSchema(choice)) return exampleOf(choice, place);
  const type = firstKind(schema.type);
  if (type === 'object') return objectOf(schema, place);
  if (type === 'array') return isSchema(schema.items) ? [exampleOf(schema.items, place)] : [];
  if (example !== undefined && typeof example === (type === 'integer' ? 'number' : type)) return example;
  if (schema.default !== undefined) return schema.default;
  if (type === 'integer' || type === 'number') return Math.max(1, numberIn(schema.minimum, 1));
  return type === 'boolean' ? true : textFor(schema);
};

/** An example of a request: the required fields of a call, or all fields where none is required. */
export const exampleSent = (schema: Schema, schemas: NamedSchemas): unknown =>
  exampleOf(schema, { schemas, shape: '', field: '', isShort: true });

/** An example of what is answered, with all its fields. */
export const exampleGiven = (schema: Schema, schemas: NamedSchemas): unknown =>
  exampleOf(schema, { schemas, shape: '', field: '', isShort: false });

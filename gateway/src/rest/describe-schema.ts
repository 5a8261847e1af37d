import { escapeHtml } from '../html/escape-html.ts';

export type Schema = Readonly<Record<string, unknown>>;

const REFERENCE = /^#\/components\/schemas\/(.+)$/;

export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemasIn = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A type as one short phrase of HTML, with links to the named ones. */
export const typeOf = (schema: Schema): string => {
  const name = REFERENCE.exec(textOf(schema.$ref))?.[1];
  if (name) return `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`;
  if (Array.isArray(schema.enum))
    return listIn(schema.enum)
      .map((value) => `<q>${escapeHtml(String(value))}</q>`)
      .join(' or ');
  if (Array.isArray(schema.anyOf)) return schemasIn(schema.anyOf).map(typeOf).join(' or ');
  if (schema.type === 'array') return `list of ${isSchema(schema.items) ? typeOf(schema.items) : 'anything'}`;
  if (schema.type === 'object' && isSchema(schema.properties))
    return `{ ${Object.entries(schema.properties)
      .map(([field, inner]) => `${escapeHtml(field)}: ${isSchema(inner) ? typeOf(inner) : 'anything'}`)
      .join(', ')} }`;
  if (Array.isArray(schema.type))
    return listIn(schema.type)
      .map((type) => escapeHtml(String(type)))
      .join(' or ');
  if (schema.format === 'date-time') return 'moment';
  if (schema.format === 'binary') return 'file';
  return escapeHtml(textOf(schema.type) || 'anything');
};

/** Bounds beyond this are there for arithmetic and tell a reader nothing. */
const WORTH_SAYING = 1_000_000;

/** The bounds of a value, as a phrase. */
export const limitsOf = (schema: Schema): string => {
  const { minimum, maximum, maxLength } = schema;
  const isBounded = typeof maximum === 'number' && maximum < WORTH_SAYING;
  return [
    typeof minimum === 'number' && isBounded ? `${minimum} to ${maximum}` : '',
    typeof maxLength === 'number' ? `at most ${maxLength} characters` : '',
    schema.default === undefined ? '' : `without it ${JSON.stringify(schema.default)}`,
  ]
    .filter(Boolean)
    .join(', ');
};

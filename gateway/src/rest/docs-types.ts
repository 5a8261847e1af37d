import { escapeHtml } from '../html/escape-html.ts';
import { isSchema, textOf, type Schema } from './describe-schema.ts';
import { htmlOf, joined, type DocsWords } from './docs-words.ts';

const REFERENCE = /^#\/components\/schemas\/(.+)$/;

const schemasIn = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A type as one short phrase of HTML, with links to the named ones. */
export const typeOf = (t: DocsWords, schema: Schema): string => {
  const inner = (value: unknown): string => (isSchema(value) ? typeOf(t, value) : t('docs.anything'));
  const oneOf = (phrases: readonly string[]): string => joined(t('docs.or'), phrases);
  const name = REFERENCE.exec(textOf(schema.$ref))?.[1];
  if (name) return `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`;
  if (Array.isArray(schema.enum))
    return oneOf(listIn(schema.enum).map((value) => `<q lang="en">${escapeHtml(String(value))}</q>`));
  if (Array.isArray(schema.anyOf)) return oneOf(schemasIn(schema.anyOf).map(inner));
  if (schema.type === 'array') return htmlOf(t('docs.listOf'), { type: () => inner(schema.items) });
  if (schema.type === 'object' && isSchema(schema.properties))
    return `<bdi dir="ltr">{ ${Object.entries(schema.properties)
      .map(([field, value]) => `${escapeHtml(field)}: ${inner(value)}`)
      .join(', ')} }</bdi>`;
  if (Array.isArray(schema.type)) return oneOf(listIn(schema.type).map((type) => escapeHtml(String(type))));
  if (schema.format === 'date-time') return t('docs.moment');
  if (schema.format === 'binary') return t('docs.file');
  return escapeHtml(textOf(schema.type) || t('docs.anything'));
};

/** Media types with what they hold, in a phrase. */
export const contentPhrase = (t: DocsWords, content: unknown): string =>
  joined(
    t('docs.or'),
    Object.entries(isSchema(content) ? content : {}).map(([type, of]) => {
      const shape = isSchema(of) && isSchema(of.schema) ? typeOf(t, of.schema) : t('docs.anything');
      if (type === 'application/json') return shape;
      return htmlOf(t('docs.as'), { shape: () => shape, type: () => `<code>${escapeHtml(type)}</code>` });
    }),
  );

/** Bounds beyond this are there for arithmetic and tell a reader nothing. */
const WORTH_SAYING = 1_000_000;

/** The bounds of a value, as a phrase of HTML. */
export const limitsOf = (t: DocsWords, schema: Schema): string => {
  const { minimum, maximum, maxLength } = schema;
  const isBounded = typeof maximum === 'number' && maximum < WORTH_SAYING;
  const value = () => `<bdi>${escapeHtml(JSON.stringify(schema.default))}</bdi>`;
  return joined(t('docs.and'), [
    typeof minimum === 'number' && isBounded ? t('docs.range', { min: minimum, max: maximum }) : '',
    typeof maxLength === 'number' ? t('docs.atMostCharacters', { max: maxLength }) : '',
    schema.default === undefined ? '' : htmlOf(t('docs.without'), { value }),
  ]);
};

import { z } from 'zod';

/** A JSON schema of draft 2020-12. */
export type Schema = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same schema, with its references pointing into an OpenAPI document. */
const relocated = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(relocated);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' ? [key, String(inner).replace('#/$defs/', '#/components/schemas/')] : [key, relocated(inner)],
    ),
  );
};

const relocatedAll = (schemas: unknown): Record<string, Schema> => {
  const moved = relocated(schemas);
  if (!isRecord(moved)) return {};
  return Object.fromEntries(Object.entries(moved).map(([name, schema]) => [name, isRecord(schema) ? schema : {}]));
};

/** JSON schemas of what is answered; what has an id stands once, under `named`, and is referred to. */
export const jsonSchemas = (
  answers: Readonly<Record<string, z.ZodType>>,
): { readonly schemas: Record<string, Schema>; readonly named: Record<string, Schema> } => {
  const { properties, $defs } = z.toJSONSchema(z.object(answers));
  return { schemas: relocatedAll(properties), named: relocatedAll($defs ?? {}) };
};

import { z } from 'zod';

/** One row of the settings table in the docs. */
export type SettingRow = {
  readonly name: string;
  readonly meaning: string;
  /** completes the sentence "use …" */
  readonly allowed: string;
  /** as one would write it in the environment; null: none */
  readonly byDefault: string | null;
  readonly required: boolean;
  /** settings of one group come together or not at all */
  readonly together: string | null;
  /** the setting beside which this one must be given; null: none */
  readonly beside: string | null;
  /** may also be given as NAME_FILE, a file that holds it */
  readonly secret: boolean;
};

const asWritten = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return Array.isArray(value) ? value.join(',') : String(value);
};

/** A described schema may lie inside `.optional()` or `.default()`, or around it. */
const readMeta = (schema: z.core.$ZodType, name: string): unknown => {
  const found = z.globalRegistry.get(schema)?.[name];
  if (found !== undefined) return found;
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return isWrapped ? readMeta(schema.unwrap(), name) : undefined;
};

const textOf = (schema: z.core.$ZodType, name: string): string | null => {
  const found = readMeta(schema, name);
  return typeof found === 'string' ? found : null;
};

/** What can be set, read from the schema itself, so that the docs cannot disagree with the code. */
export const settingsTable = (schema: z.ZodObject): readonly SettingRow[] =>
  Object.entries<z.core.$ZodType>(schema.shape).map(([name, field]) => ({
    name,
    meaning: textOf(field, 'description') ?? '',
    allowed: textOf(field, 'allowed') ?? 'a value',
    byDefault: field instanceof z.ZodDefault ? asWritten(field.def.defaultValue) : null,
    required: !(field instanceof z.ZodOptional || field instanceof z.ZodDefault),
    together: textOf(field, 'together'),
    beside: textOf(field, 'beside'),
    secret: readMeta(field, 'secret') === true,
  }));

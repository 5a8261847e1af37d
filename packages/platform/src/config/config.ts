import { AppError } from '@wellspring/errors';
import type { z } from 'zod';
import { settingsTable } from './settings-table.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Empty is as good as absent: that is how compose files and shells leave a setting out. */
const present = (environment: Environment): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );

/** Settings that are absent although their group is begun. */
const missingFromGroups = (schema: z.ZodObject, given: Record<string, string>): readonly string[] => {
  const grouped = settingsTable(schema).filter(({ together }) => together !== null);
  return grouped
    .filter(({ name }) => !(name in given))
    .flatMap(({ name, together }) => {
      const group = grouped.filter((row) => row.together === together).map((row) => row.name);
      const isBegun = group.some((member) => member in given);
      return isBegun ? [`${name} is missing: ${group.join(', ')} come together or not at all`] : [];
    });
};

/**
 * Settings from the environment, checked once, at start. Values are never repeated in the message: they may be secret.
 * @throws AppError VALIDATION that lists every mistake, one a line, with what is allowed
 */
export const readSettings = <S extends z.ZodObject>(schema: S, environment: Environment): z.output<S> => {
  const given = present(environment);
  const result = schema.safeParse(given);
  const missing = missingFromGroups(schema, given);
  if (result.success && missing.length === 0) return result.data;
  const rows = settingsTable(schema);
  const wrong = (result.error?.issues ?? []).map(({ path, message }) => {
    const row = rows.find(({ name }) => name === path[0]);
    if (row === undefined) return message;
    return row.name in given
      ? `${row.name} is not right: use ${row.allowed}`
      : `${row.name} is missing: use ${row.allowed}`;
  });
  throw new AppError(
    'VALIDATION',
    ['These settings are to be put right:', ...new Set([...wrong, ...missing])].join('\n  '),
  );
};

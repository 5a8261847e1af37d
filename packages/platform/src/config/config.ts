import { readFileSync } from 'node:fs';
import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import type { z } from 'zod';
import { settingsTable } from './settings-table.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Empty is as good as absent: that is how compose files and shells leave a setting out. */
const present = (environment: Environment): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );

type Given = { readonly values: Record<string, string>; readonly mistakes: readonly string[] };

const readSecret = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').trim() || undefined;
  } catch {
    return undefined; // said below, with its setting
  }
};

/** Secrets that were given as files: container platforms mount them, and the environment is seen by more eyes. */
const withSecretsFromFiles = (schema: z.ZodObject, values: Record<string, string>): Given => {
  const mistakes: string[] = [];
  const read: Record<string, string> = {};
  for (const { name } of settingsTable(schema).filter(({ secret }) => secret)) {
    const path = values[`${name}_FILE`];
    if (path === undefined) continue;
    const text = readSecret(path);
    if (name in values) mistakes.push(`${name} and ${name}_FILE are both given: use one of them`);
    else if (text === undefined)
      mistakes.push(`${name}_FILE is not right: use a file with text that this user may read`);
    else read[name] = text;
  }
  return { values: { ...values, ...read }, mistakes };
};

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

/** Settings that are absent although another one that asks for them is given. */
const missingBeside = (schema: z.ZodObject, given: Record<string, string>): readonly string[] =>
  settingsTable(schema).flatMap(({ name, beside, allowed }) =>
    beside !== null && beside in given && !(name in given) && !(`${name}_FILE` in given)
      ? [`${name} is missing: beside ${beside} use ${allowed}`]
      : [],
  );

/**
 * Settings from the environment, checked once, at start; a secret may be in the file that NAME_FILE names. Values are never repeated in the message: they may be secret.
 * @throws AppError VALIDATION that lists every mistake, one a line, with what is allowed
 */
export const readSettings = <S extends z.ZodObject>(schema: S, environment: Environment): z.output<S> => {
  const { values: given, mistakes } = withSecretsFromFiles(schema, present(environment));
  const result = schema.safeParse(given);
  const missing = [...missingFromGroups(schema, given), ...missingBeside(schema, given)];
  if (result.success && missing.length === 0 && mistakes.length === 0) return result.data;
  const rows = settingsTable(schema);
  const wrong = (result.error?.issues ?? []).flatMap(({ path, message }) => {
    const row = rows.find(({ name }) => name === path[0]);
    if (row === undefined) return [message];
    if (row.name in given) return [`${row.name} is not right: use ${row.allowed}`];
    // What is wrong with its file is said by itself.
    return `${row.name}_FILE` in given ? [] : [`${row.name} is missing: use ${row.allowed}`];
  });
  throw new AppError(
    'VALIDATION',
    verbatim(['These settings are to be put right:', ...new Set([...mistakes, ...wrong, ...missing])].join('\n  ')),
  );
};

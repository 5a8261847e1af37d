import { parseArgs } from 'node:util';
import { AppError } from '@wellspring/errors';

export type ImportArguments = {
  readonly files: readonly string[];
  readonly categoryId?: number;
  /** where rows without a source come from */
  readonly source?: string;
  /** files win over what people set, and bring back what was deleted */
  readonly overwrite: boolean;
  /** our field → the file's column */
  readonly columns: Readonly<Record<string, string>>;
};

const USAGE = 'npm run import -- [--category ID] [--source NAME] [--map field=column]… [--overwrite] FILE…';

const wrong = (what: string): AppError => new AppError('VALIDATION', `${what}\nUse: ${USAGE}`);

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        category: { type: 'string' },
        source: { type: 'string' },
        overwrite: { type: 'boolean', default: false },
        map: { type: 'string', multiple: true, default: [] },
      },
    });
  } catch (error) {
    throw wrong(error instanceof Error ? `${error.message.split(/[.\n]/)[0] ?? ''}.` : String(error));
  }
};

const columnsOf = (maps: readonly string[], fields: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    maps.map((map) => {
      const [, field, column] = /^(\w+)=(.+)$/.exec(map) ?? [];
      if (!field || !column) throw wrong('--map takes field=column.');
      if (!fields.includes(field)) throw wrong(`There is no field ${field}. Fields: ${fields.join(', ')}.`);
      return [field, column];
    }),
  );

/** Reads what was typed after `npm run import --`. @throws AppError VALIDATION with how to use it */
export const importArguments = (args: readonly string[], fields: readonly string[]): ImportArguments => {
  const { values, positionals: files } = parsed(args);
  const { category, source, overwrite, map } = values;
  if (category !== undefined && !/^\d{1,4}$/.test(category)) throw wrong('--category takes the number of a category.');
  if (source !== undefined && source.trim() === '') throw wrong('--source takes a name.');
  const columns = columnsOf(map, fields);
  if (files.length === 0) throw wrong('Which files?');
  return {
    files,
    columns,
    overwrite,
    ...(category === undefined ? {} : { categoryId: Number(category) }),
    ...(source === undefined ? {} : { source: source.trim() }),
  };
};

import { parseArgs } from 'node:util';
import { argumentProblem } from './argument-problem.ts';
import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';

export type ImportArguments = {
  readonly files: readonly string[];
  /** for new places whose rows have none */
  readonly categoryId?: number;
  /** where rows without a source come from */
  readonly source?: string;
  /** files win over what people set, and bring back what was deleted */
  readonly overwrite: boolean;
  /** empty columns empty their fields */
  readonly clear: boolean;
  /** what would change is said, and nothing is written */
  readonly dryRun: boolean;
  /** our field → the file's column */
  readonly columns: Readonly<Record<string, string>>;
};

const USAGE =
  'npm run import -- [--category ID] [--source NAME] [--map field=column]… [--dry-run] [--clear] [--overwrite] FILE…';

const wrong = (what: string): AppError => new AppError('VALIDATION', verbatim(`${what}\nUse: ${USAGE}`));

const refuseArgument = (what: string): never => {
  throw wrong(what);
};

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        category: { type: 'string' },
        source: { type: 'string' },
        overwrite: { type: 'boolean', default: false },
        clear: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        map: { type: 'string', multiple: true, default: [] },
      },
    });
  } catch (error) {
    throw wrong(argumentProblem(error));
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

type Category = { readonly id: number; readonly name: string; readonly slug: string };

/** A category by its number, its name or the end of its address. */
const categoryIn = (typed: string, categories: readonly Category[]): number => {
  const word = typed.trim().toLowerCase();
  const category = categories.find(({ id, name, slug }) => [String(id), name.toLowerCase(), slug].includes(word));
  const all = categories.map(({ id, name }) => `${id} ${name}`).join(', ');
  return category?.id ?? refuseArgument(`There is no category ${typed}. Categories: ${all}.`);
};

/** What an import knows: the fields that --map takes, and the categories that there are. */
type Schema = { readonly fields: readonly string[]; readonly categories: readonly Category[] };

/** Reads what was typed after `npm run import --`. @throws AppError VALIDATION with how to use it */
export const importArguments = (args: readonly string[], { fields, categories }: Schema): ImportArguments => {
  const { values, positionals: files } = parsed(args);
  const { category, source, overwrite, map } = values;
  if (source !== undefined && source.trim() === '') throw wrong('--source takes a name.');
  const columns = columnsOf(map, fields);
  if (files.length === 0) throw wrong('Which files?');
  return {
    files,
    columns,
    overwrite,
    clear: values.clear,
    dryRun: values['dry-run'],
    ...(category === undefined ? {} : { categoryId: categoryIn(category, categories) }),
    ...(source === undefined ? {} : { source: source.trim() }),
  };
};

import { AppError } from '@wellspring/errors';

export type ImportArguments = {
  readonly files: readonly string[];
  readonly categoryId?: number;
  /** our field → the file's column */
  readonly columns: Readonly<Record<string, string>>;
};

const USAGE = 'npm run import -- [--category ID] [--map field=column]… FILE…';

const wrong = (what: string): AppError => new AppError('VALIDATION', `${what}\nUse: ${USAGE}`);

/** Reads what was typed after `npm run import --`. @throws AppError VALIDATION with how to use it */
export const importArguments = (args: readonly string[], fields: readonly string[]): ImportArguments => {
  const files: string[] = [];
  const columns: Record<string, string> = {};
  let categoryId: number | undefined;
  for (let at = 0; at < args.length; at++) {
    const word = args[at] ?? '';
    if (word === '--category') {
      const id = args[++at] ?? '';
      if (!/^\d{1,4}$/.test(id)) throw wrong('--category takes the number of a category.');
      categoryId = Number(id);
    } else if (word === '--map') {
      const [, field, column] = /^(\w+)=(.+)$/.exec(args[++at] ?? '') ?? [];
      if (!field || !column) throw wrong('--map takes field=column.');
      if (!fields.includes(field)) throw wrong(`There is no field ${field}. Fields: ${fields.join(', ')}.`);
      columns[field] = column;
    } else if (word.startsWith('-')) throw wrong(`${word} is not known.`);
    else files.push(word);
  }
  if (files.length === 0) throw wrong('Which files?');
  return { files, columns, ...(categoryId === undefined ? {} : { categoryId }) };
};

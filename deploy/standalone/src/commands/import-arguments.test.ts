import { importArguments } from './import-arguments.ts';

const read = (...args: string[]) => importArguments(args, ['name', 'categoryId']);

describe('what is typed after "npm run import --"', () => {
  it('names files, a category for rows without one, and columns by our fields', () => {
    expect(read('--category', '20', 'a.ndjson', '--map', 'categoryId=kind', 'b.ndjson.gz')).toEqual({
      files: ['a.ndjson', 'b.ndjson.gz'],
      categoryId: 20,
      columns: { categoryId: 'kind' },
      overwrite: false,
    });
  });

  it('may name a source for rows without one, and let the file win over people', () => {
    expect(read('--source', 'Survey of springs', '--overwrite', 'a')).toEqual({
      files: ['a'],
      columns: {},
      source: 'Survey of springs',
      overwrite: true,
    });
  });

  it.each([
    [[], 'Which files?'],
    [['--category', 'springs', 'a'], '--category takes the number of a category.'],
    [['--map', 'categoryId', 'a'], '--map takes field=column.'],
    [['--map', 'colour=kind', 'a'], 'There is no field colour.'],
    [['--source', '--overwrite', 'a'], "Option '--source' argument is ambiguous."],
    [['--force', 'a'], "Unknown option '--force'."],
  ])('%j is refused with how to do it', (args, reason) => {
    expect(() => read(...args)).toThrow(reason);
    expect(() => read(...args)).toThrow('Use: npm run import');
  });
});

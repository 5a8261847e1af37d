import { importArguments } from './import-arguments.ts';

const read = (...args: string[]) =>
  importArguments(args, {
    fields: ['name', 'categoryId'],
    categories: [
      { id: 20, name: 'Hot Springs & Spas', slug: 'hot-springs-spas' },
      { id: 21, name: 'Wellness Centers', slug: 'wellness-centers' },
    ],
  });

describe('what is typed after "npm run import --"', () => {
  it('names files, a category for rows without one, and columns by our fields', () => {
    expect(read('--category', '20', 'a.ndjson', '--map', 'categoryId=kind', 'b.ndjson.gz')).toEqual({
      files: ['a.ndjson', 'b.ndjson.gz'],
      categoryId: 20,
      columns: { categoryId: 'kind' },
      overwrite: false,
      clear: false,
      dryRun: false,
    });
  });

  it('may name a source for rows without one, and let the file win over people', () => {
    expect(read('--source', 'Survey of springs', '--overwrite', 'a')).toEqual({
      files: ['a'],
      columns: {},
      source: 'Survey of springs',
      overwrite: true,
      clear: false,
      dryRun: false,
    });
  });

  it('may try the file, and let empty columns empty their fields', () => {
    expect(read('--dry-run', '--clear', 'a')).toMatchObject({ dryRun: true, clear: true, overwrite: false });
  });

  it.each(['20', 'hot-springs-spas', 'Hot Springs & Spas'])('may name a category as %j', (category) => {
    expect(read('--category', category, 'a').categoryId).toBe(20);
  });

  it.each([
    [[], 'Which files?'],
    [
      ['--category', 'springs', 'a'],
      'There is no category springs. Categories: 20 Hot Springs & Spas, 21 Wellness Centers.',
    ],
    [['--category', '99', 'a'], 'There is no category 99.'],
    [['--map', 'categoryId', 'a'], '--map takes field=column.'],
    [['--map', 'colour=kind', 'a'], 'There is no field colour.'],
    [['--source', '--overwrite', 'a'], "Option '--source' argument is ambiguous."],
    [['--force', 'a'], "Unknown option '--force'."],
  ])('%j is refused with how to do it', (args, reason) => {
    expect(() => read(...args)).toThrow(reason);
    expect(() => read(...args)).toThrow('Use: npm run import');
  });
});

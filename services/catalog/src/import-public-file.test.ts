import { importLines } from './commands/import-command.ts';
import { openCatalog } from './testing/catalog.ts';
import type { Notice } from './domain/import-notices.ts';

/**
 * A typical public file of springs: it has other columns, words for nothing in place of names and towns, and a
 * temperature that is a number in most rows, and the letter of a class (boiling, hot, warm) in the other rows.
 */
const NAMES = ['Ainsworth Spring', 'null', 'N/A', 'Mud Pots', '?', 'undefined'];
const TEMPERATURES = ['41', 'B', '', 'H', '38.5', 'W', 'NaN'];
const COUNT = 84;
const ROWS = Array.from({ length: COUNT }, (_, at) => ({
  State: 'NV',
  'Spring Name': NAMES[at % NAMES.length],
  Town: at % 2 ? '-' : '#N/A',
  TC: TEMPERATURES[at % TEMPERATURES.length],
  latitude: 39 + at / 100,
  longitude: -117 - at / 100,
}));

const { useCases, index, deliver, published } = await openCatalog();

const importFile = async () => {
  const file = (async function* () {
    yield Buffer.from(ROWS.map((row) => `${JSON.stringify(row)}\n`).join(''));
  })();
  const notices: Notice[] = [];
  const columns = { name: 'Spring Name', city: 'Town', state: 'State', temperatureC: 'TC' };
  const options = {
    categoryId: 20,
    source: 'Springs of the West',
    columns,
    overwrite: false,
    clear: false,
    dryRun: false,
  };
  const { counts } = await useCases.importLocations(importLines(file), options, {
    onNotices: (more) => notices.push(...more),
  });
  return { counts, notices };
};

describe('a public file of springs', () => {
  let first: Awaited<ReturnType<typeof importFile>>;
  beforeAll(async () => {
    first = await importFile();
    await deliver(await published());
  });

  it('is imported with every row; letters for temperatures leave the field empty, and are reported once', async () => {
    const { counts, notices } = first;
    expect(counts).toMatchObject({ added: COUNT, refused: 0 });
    expect(notices).toEqual([
      { words: 'temperatureC: "B", "H", or "W" is not a number', isRefused: false, rows: 36, firstLines: [2, 4, 6] },
    ]);
  });

  it('makes no place with the name null, and no town with the name N/A', async () => {
    const { items } = await index.search({ limit: 100, offset: 0, sort: 'name' });
    const places = await Promise.all(items.map((id) => useCases.findLocation(id, null)));
    const names = places.map((place) => place?.name ?? '');
    expect(names).toHaveLength(COUNT);
    expect(names.filter((name) => name.startsWith('Unnamed hot spring near '))).toHaveLength((COUNT / 6) * 4);
    expect(new Set(names.filter((name) => !name.startsWith('Unnamed')))).toEqual(
      new Set(['Ainsworth Spring', 'Mud Pots']),
    );
    expect(places.filter((place) => place?.city !== null)).toEqual([]);
  });

  it('changes nothing when it is imported again', async () => {
    expect((await importFile()).counts).toMatchObject({ unchanged: COUNT });
  });
});

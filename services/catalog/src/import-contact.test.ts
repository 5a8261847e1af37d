import { openImports, row } from './testing/imports.ts';

const { useCases, importRows, stored } = await openImports();

/** The shown telephone of a row. */
const linksOf = async (sourceId: string) => (await useCases.telephonesOf(await stored(sourceId))).map(({ uri }) => uri);

describe('the telephones of an import', () => {
  it('are stored as they are written, and read by the country of their row', async () => {
    const phones = [
      ['+49 (0) 30 555 01 00', 'Germany', ['tel:+49305550100']],
      ['030 5550100; 0171 2345678', 'DE', ['tel:+49305550100', 'tel:+491712345678']],
      ['(212) 736-5000 x12', 'USA', ['tel:+12127365000;ext=12']],
      ['+81-3-5550-1234 (9:00-18:00)', 'Japan', ['tel:+81355501234']],
      ['1-800-FLOWERS', 'USA', []],
      ['call us!', 'USA', []],
      ['٠٢ ٢٧٣٥ ٠٠٠٠', 'مصر', ['tel:+20227350000']],
      ['01 42 68 53 00, 06 12 34 56 78', 'France', ['tel:+33142685300', 'tel:+33612345678']],
      ['＋８１－３－５５５０－１２３４', '日本', ['tel:+81355501234']],
    ] as const;
    const imported = await importRows(
      ...phones.map(([phoneNumber, country], at) => row(`phone-${at}`, { phoneNumber, country, latitude: undefined })),
    );
    expect(imported).toMatchObject({ added: phones.length, refused: 0 });
    for (const [at, [phoneNumber, , links]] of phones.entries()) {
      expect((await stored(`phone-${at}`)).phoneNumber).toBe(phoneNumber);
      expect(await linksOf(`phone-${at}`)).toEqual(links);
    }
  });

  it('are empty where the row empties them, and accept a number', async () => {
    const { notices } = await importRows(
      row('no-number', { phoneNumber: 'N/A' }),
      row('number', { phoneNumber: 3544208800 }),
    );
    expect(notices).toEqual([]);
    expect((await stored('no-number')).phoneNumber).toBeNull();
    expect((await stored('number')).phoneNumber).toBe('3544208800');
  });
});

describe('the websites of an import', () => {
  it('may be a list, as telephones may', async () => {
    const website = ['a.example', null, 'https://b.example/x'];
    await importRows(row('list', { website, phoneNumber: ['420 8800', '420 8801'] }));
    expect((await stored('list')).website).toBe('https://a.example; https://b.example/x');
    expect(await linksOf('list')).toEqual(['tel:+3544208800', 'tel:+3544208801']);
  });

  it('may be several', async () => {
    const rows = [row('two', { website: 'https://a.example;//b.example/x' })];
    await importRows(...rows);
    expect((await stored('two')).website).toBe('https://a.example; https://b.example/x');
    expect(await importRows(...rows)).toMatchObject({ unchanged: 1 });
  });

  it('leave the field empty when one is no link, and are reported once with their count', async () => {
    const wrong = [
      'info@spa.example',
      'http://192.168.0.1',
      'https://a.example; javascript:alert(1)',
      'https://nowhere',
    ];
    const { added, notices } = await importRows(
      ...wrong.map((website, at) => row(`wrong-${at}`, { website })),
      row('nothing', { website: 'n/a' }),
    );
    expect(added).toBe(wrong.length + 1);
    expect(notices).toEqual([
      {
        words:
          'website: "info@spa.example", "http://192.168.0.1", or "https://a.example; javascript:alert(1)" is not a link',
        isRefused: false,
        rows: 4,
        firstLines: [1, 2, 3],
      },
    ]);
    expect((await stored('wrong-2')).website).toBeNull();
  });
});

import { telephonesIn, TELEPHONES_MAX } from './telephones.ts';

const linksIn = (text: string, region: string | null = null) => telephonesIn(text, region).map(({ uri }) => uri);

describe('the telephone numbers in a text', () => {
  it('are ready to be shown and dialled', () => {
    expect(telephonesIn('(06 1) 268-2020, ext. 12', 'HU')).toEqual([
      {
        text: '+36 1 268 2020 ext. 12',
        e164: '+3612682020',
        extension: '12',
        uri: 'tel:+3612682020;ext=12',
        note: null,
      },
    ]);
  });

  it.each([
    ['with a trunk prefix in brackets', '+49 (0) 30 555 01 00', 'DE', ['tel:+49305550100']],
    ['two, by a semicolon', '+49 30 5550100; +49 171 2345678', 'DE', ['tel:+49305550100', 'tel:+491712345678']],
    ['with an extension', '+1 212 736 5000 x12', 'US', ['tel:+12127365000;ext=12']],
    ['with opening hours behind it', '+81-3-5550-1234 (9:00-18:00)', 'JP', ['tel:+81355501234']],
    ['letters for digits', '1-800-FLOWERS', 'US', []],
    ['words', 'call us!', 'US', []],
    ['in Arabic digits', '٠٢ ٢٧٣٥ ٠٠٠٠', 'EG', ['tel:+20227350000']],
    ['in Persian digits', '۰۲۱ ۸۸۷۷ ۶۶۵۵', 'IR', ['tel:+982188776655']],
    ['in full width', '＋８１－３－５５５０－１２３４', null, ['tel:+81355501234']],
    ['in national form', '06 1 268 2020', 'HU', ['tel:+3612682020']],
  ])('are read: %s', (_, text, region, links) => {
    expect(linksIn(text, region)).toEqual(links);
  });

  it.each([
    ['a comma', '01 42 68 53 00, 06 12 34 56 78'],
    ['an Arabic comma', '01 42 68 53 00، 06 12 34 56 78'],
    ['a slash', '01 42 68 53 00 / 06 12 34 56 78'],
    ['a new line', '01 42 68 53 00\n06 12 34 56 78'],
    ['a word', '01 42 68 53 00 ou 06 12 34 56 78'],
    ['a bar', '01 42 68 53 00 | 06 12 34 56 78'],
  ])('may be several with %s between them', (_, text) => {
    expect(linksIn(text, 'FR')).toEqual(['tel:+33142685300', 'tel:+33612345678']);
  });

  it.each([
    ['03-5550-1234 内線 12', 'JP', 'tel:+81355501234;ext=12'],
    ['+43 1 234 5678 DW 12', 'AT', 'tel:+4312345678;ext=12'],
    ['+36 1 268 2020 mellék 12', 'HU', 'tel:+3612682020;ext=12'],
    ['+33 1 42 68 53 00 poste 12', 'FR', 'tel:+33142685300;ext=12'],
    ['tel:+3612682020;ext=12', null, 'tel:+3612682020;ext=12'],
  ])('have the extension of %s', (text, region, link) => {
    expect(linksIn(text, region)).toEqual([link]);
  });

  it.each([
    ['an international prefix', '0036 1 268 2020', 'AT', 'tel:+3612682020'],
    ['another international prefix', '011 36 1 268 2020', 'US', 'tel:+3612682020'],
    ['an area code in brackets', '(495) 123-45-67', 'RU', 'tel:+74951234567'],
    ['a mobile number without its prefix', '98765 43210', 'IN', 'tel:+919876543210'],
    ['a slash after the area code', '030 / 5550100', 'DE', 'tel:+49305550100'],
    ['hours without brackets', '+81-3-5550-1234 9:00-18:00', 'JP', 'tel:+81355501234'],
  ])('are read with %s', (_, text, region, link) => {
    expect(linksIn(text, region)).toEqual([link]);
  });

  it.each([
    ['the end of a number in any town', '5550101', 'DE'],
    ['a number without its area code', '555-0123', 'US'],
    ['a number of no known country', '06 1 268 2020', null],
    ['an emergency number', '112', 'DE'],
    ['digits that no number begins with', '0800 123 456', 'DE'],
    ['a date', '2019-05-12', 'DK'],
    ['a date in another order', '12.05.2019', 'DK'],
    ['hours', '09:00-17:00', 'IS'],
    ['a room', 'Room 12', 'DE'],
    ['a price', 'EUR 45.00', 'DE'],
    ['a point', '47.4979, 19.0402', 'HU'],
    ['no code of any country', '+999 123 4567', 'DE'],
  ])('are not %s', (_, text, region) => {
    expect(linksIn(text, region)).toEqual([]);
  });

  it('are read by the country of the place: what a text says in national form means another number elsewhere', () => {
    expect(linksIn('020 7946 0018', 'GB')).toEqual(['tel:+442079460018']);
    expect(linksIn('020 794 6001', 'NL')).toEqual(['tel:+31207946001']);
  });

  it('keep the words beside them', () => {
    const notes = telephonesIn('Reception: +36 1 268 2020 (Mo-Fr 9-17), Fax: +36 1 268 2021; ask for Anna', 'HU');
    expect(notes.map(({ text, note }) => [text, note])).toEqual([
      ['+36 1 268 2020', 'Reception, Mo-Fr 9-17'],
      ['+36 1 268 2021', 'Fax, ask for Anna'],
    ]);
    expect(telephonesIn('Call ahead; tel.: +36 1 268 2020', 'HU')).toMatchObject([{ note: 'Call ahead' }]);
  });

  it('stand once each', () => {
    expect(linksIn('+36 1 268 2020 vagy 06-1-268-2020', 'HU')).toEqual(['tel:+3612682020']);
  });

  it('are bounded in number, and in the text that is searched', () => {
    const many = Array.from({ length: 30 }, (_, at) => `+36126820${at + 10}`).join('; ');
    expect(linksIn(many)).toHaveLength(TELEPHONES_MAX);
    const [first, ...others] = telephonesIn(`+36 1 268 2020 ${'words '.repeat(100)}+36 1 268 2021`, null);
    expect(others).toEqual([]);
    expect(first?.note).toContain('words');
  });

  it('are never the beginning of one that the bound cuts', () => {
    for (let words = 280; words <= 300; words += 1) {
      const links = linksIn(`+36 1 268 2020 ${'w'.repeat(words - 15)} +49 30 5550100123`);
      expect(links.filter((link) => !['tel:+3612682020', 'tel:+49305550100123'].includes(link))).toEqual([]);
      expect(links).toContain('tel:+3612682020');
    }
  });

  it('keep words that begin an extension elsewhere', () => {
    expect(telephonesIn('La Poste 12: 01 42 68 53 00', 'FR')).toMatchObject([{ extension: null, note: 'La Poste 12' }]);
  });

  it('are none in an empty text', () => {
    expect([null, '', ' ', '-'].flatMap((text) => telephonesIn(text, 'DE'))).toEqual([]);
  });
});

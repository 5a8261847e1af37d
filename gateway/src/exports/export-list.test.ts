import type { CompleteList } from './exported-list.ts';
import { fileOf, LIST, listOf, location, parsed, POOL } from './example-list.fixture.ts';

const HOSTILE = [
  '</name></wpt><script>alert(1)</script>',
  ']]><!-- & "quoted" \'single\'',
  '\u202egnp.exe\u200b\u0000\u0008\ufffe\ud800 zero and lone',
  '🏞'.repeat(100),
  '=HYPERLINK("https://evil.example","x")',
  'x'.repeat(10_000),
];

describe('a list as a file', () => {
  it('is GPX with waypoints and a route in its order, and says what has no position', () => {
    const { type, name, text } = fileOf(LIST, 'gpx');
    expect([type, name]).toEqual(['application/gpx+xml', 'wellspring-Warm-quiet.gpx']);
    const desc = 'Road 1, Akureyri, Iceland\nNote 1';
    const about: unknown = expect.stringContaining('not on the map: Hidden bath');
    expect(parsed(text)).toMatchObject({
      gpx: {
        metadata: { name: 'Warm & quiet', desc: about },
        wpt: [{ '@_lat': '65.1', '@_lon': '-20.5', name: '1. Pool', desc }, { name: '3. Cave' }],
        rte: { rtept: [{ name: '1. Pool' }, { name: '3. Cave' }] },
      },
    });
  });

  it('is KML with longitude first', () => {
    expect(parsed(fileOf(LIST, 'kml').text)).toMatchObject({
      kml: {
        Document: {
          name: 'Warm & quiet',
          Placemark: [
            { name: '1. Pool', Point: { coordinates: '-20.5,65.1' } },
            { name: '3. Cave' },
            { name: 'Warm & quiet', LineString: {} },
          ],
        },
      },
    });
  });

  it('is GeoJSON', () => {
    expect(JSON.parse(fileOf(LIST, 'geojson').text)).toMatchObject({
      type: 'FeatureCollection',
      withoutPosition: ['Hidden bath'],
      features: [
        {
          geometry: { type: 'Point', coordinates: [-20.5, 65.1] },
          properties: { visitOrder: 1, name: 'Pool', notes: 'Note 1' },
        },
        { properties: { visitOrder: 3, name: 'Cave' } },
      ],
    });
  });

  it('is a table with every place', () => {
    const rows = fileOf(LIST, 'csv').text.split('\r\n');
    expect(rows).toHaveLength(5);
    expect(rows[0]).toBe(
      '\ufeff"Order","Name","Category","Address","City","State","Country","Latitude","Longitude","Coordinates are","Phone","Website","Hours","Note","Page","opening_hours"',
    );
    expect(rows[1]).toContain('1,"Pool",');
    expect(rows[1]).toContain(',65.1,-20.5,');
    expect(rows[2]).toContain('2,"Hidden bath",');
  });

  it('says in every format which point is only approximate', () => {
    const list = listOf({ ...POOL, coordinatesAre: 'approximate' }, { ...POOL, coordinatesAre: 'exact' });
    const [gpx, kml, geojson, csv] = (['gpx', 'kml', 'geojson', 'csv'] as const).map((each) => fileOf(list, each).text);
    for (const text of [gpx, kml]) {
      const [first = '', second = ''] = (text ?? '').split(/<wpt|<rte>|<Placemark>/).slice(1);
      expect(first).toContain('Approximate position');
      expect(second).not.toContain('Approximate position');
    }
    expect(JSON.parse(geojson ?? '')).toMatchObject({
      features: [{ properties: { coordinatesAre: 'approximate' } }, { properties: { coordinatesAre: 'exact' } }],
    });
    expect(csv).toMatch(/-20\.5,"approximate".*\r\n.*-20\.5,"exact"/);
  });

  it('has the address of the page of each place, its telephones, websites and hours', () => {
    const pool = location('Pool', {
      id: 'a b',
      latitude: 65.1,
      longitude: -20.5,
      phoneNumber: '4208800 (9-17), 4208801',
      phones: [
        { text: '+354 420 8800', uri: 'tel:+3544208800', note: '9-17' },
        { text: '+354 420 8801', uri: 'tel:+3544208801', note: null },
      ],
      website: 'https://pool.example/?a=1&b=2; https://pages.example/pool',
      websites: ['https://pool.example/?a=1&b=2', 'https://pages.example/pool'],
      hours: 'Daily 9 to 21',
      openingHours: { rule: 'Mo-Su 09:00-21:00' },
    });
    const page = 'https://wellspring.example/location/a%20b';
    const desc: unknown = expect.stringContaining(
      '+354 420 8800 (9-17)\n+354 420 8801\nhttps://pool.example/?a=1&b=2\nhttps://pages.example/pool\nHours: Daily 9 to 21',
    );
    expect(parsed(fileOf(listOf(pool), 'gpx').text)).toMatchObject({
      gpx: {
        wpt: { desc, link: { '@_href': page, text: 'Pool' }, sym: 'Flag, Blue', type: 'Hot Springs & Spas' },
      },
    });
    expect(fileOf(listOf(pool), 'kml').text).toContain(`&lt;a href=&quot;${page}&quot;&gt;`);
    expect(JSON.parse(fileOf(listOf(pool), 'geojson').text)).toMatchObject({
      features: [
        {
          id: 'a b',
          properties: {
            url: page,
            category: 'Hot Springs & Spas',
            phones: [
              { text: '+354 420 8800', uri: 'tel:+3544208800' },
              { text: '+354 420 8801', uri: 'tel:+3544208801' },
            ],
            websites: ['https://pool.example/?a=1&b=2', 'https://pages.example/pool'],
            hours: 'Daily 9 to 21',
            opening_hours: 'Mo-Su 09:00-21:00',
          },
        },
      ],
    });
    const row = fileOf(listOf(pool), 'csv').text;
    expect(row).toContain(`"${page}","Mo-Su 09:00-21:00"\r\n`);
    expect(row).toContain(
      `"'+354 420 8800 (9-17); +354 420 8801","https://pool.example/?a=1&b=2; https://pages.example/pool"`,
    );
  });

  it('has words that hold no telephone number as words', () => {
    const pool = location('Pool', { latitude: 1, longitude: 2, phoneNumber: 'call us!' });
    expect(fileOf(listOf(pool), 'gpx').text).toContain('call us!');
    expect(fileOf(listOf(pool), 'csv').text).toContain('"call us!"');
  });

  it('is KML with a line from place to place', () => {
    const line = /<LineString>.*<coordinates>-20\.5,65\.1 2,1<\/coordinates>/;
    expect(fileOf(LIST, 'kml').text).toMatch(line);
    expect(fileOf(listOf(POOL), 'kml').text).not.toContain('LineString');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' \u200b=1', '\r=1', '＝1', '|cmd', '%0A', '\tA1', '\rA1'])(
    'never hands %j to a spreadsheet as a formula',
    (text) => {
      const cells = fileOf(
        { ...listOf(location(text)), items: [{ visitOrder: 1, notes: text, location: location(text) }] },
        'csv',
      ).text;
      expect(cells.match(/"'/g)?.length).toBeGreaterThanOrEqual(2);
    },
  );

  it.each(HOSTILE)('holds %j as text, in every format', (text) => {
    const list: CompleteList = {
      name: text,
      description: text,
      user: { displayName: text },
      items: [{ visitOrder: 1, notes: text, location: location(text, { address: text, latitude: 1, longitude: 2 }) }],
    };
    const gpx = parsed(fileOf(list, 'gpx').text);
    expect(gpx).toMatchObject({ gpx: { wpt: { '@_lat': '1' }, rte: { rtept: { '@_lon': '2' } } } });
    expect(parsed(fileOf(list, 'kml').text)).toMatchObject({ kml: { Document: { Placemark: { Point: {} } } } });
    expect(fileOf(list, 'kml').text).not.toMatch(/<description>[^<]*&lt;script/);
    expect(JSON.parse(fileOf(list, 'geojson').text)).toMatchObject({ features: [{ properties: { name: text } }] });
    expect(fileOf(list, 'csv').text).not.toMatch(/(^|,)"[=+@]/m);
  });

  it.each([
    ['../../etc/passwd', 'wellspring-etc-passwd.csv'],
    ['CON', 'wellspring-CON.csv'],
    ['a\r\nSet-Cookie: b', 'wellspring-a-Set-Cookie-b.csv'],
    ['\u202egnp.exe', 'wellspring-gnp-exe.csv'],
    ['草津温泉 2026', 'wellspring-草津温泉-2026.csv'],
    ['♨ !', 'wellspring-list.csv'],
    ['x'.repeat(10_000), `wellspring-${'x'.repeat(80)}.csv`],
  ])('from %j is called %s', (given, name) => {
    expect(fileOf({ ...LIST, name: given }, 'csv').name).toBe(name);
  });

  it('describes its places in the language of who asks, and has the columns of its table in English', () => {
    const pool = location('Pool', { latitude: 1, longitude: 2, hours: '9–21', coordinatesAre: 'approximate' });
    const list = listOf(pool, location('Cave'));
    for (const format of ['gpx', 'kml'] as const) {
      const { text } = fileOf(list, format, 'de');
      for (const words of ['Öffnungszeiten: 9–21', 'Ungefähre Position', 'Von Ann B.', 'nicht auf der Karte: Cave'])
        expect(text).toContain(words);
    }
    expect(fileOf(list, 'csv', 'de').text).toBe(fileOf(list, 'csv').text);
    expect(fileOf({ ...list, name: '♨ !' }, 'csv', 'de').name).toBe('wellspring-Liste.csv');
  });

  it('without any place is still a file', () => {
    for (const format of ['gpx', 'kml'] as const) parsed(fileOf(listOf(), format).text);
    expect(JSON.parse(fileOf(listOf(), 'geojson').text)).toMatchObject({ features: [] });
    expect(fileOf(listOf(), 'csv').text.split('\r\n')).toHaveLength(2);
  });
});

import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { ExportedList } from './exported-list.ts';
import { exportList } from './export-list.ts';

type Place = ExportedList['items'][number]['location'];
const NOTHING = { address: null, city: null, state: null, country: null, phoneNumber: null, website: null };
const location = (name: string, more: Partial<Place> = {}): Place => ({
  name,
  category: { name: 'Hot Springs & Spas' },
  latitude: null,
  longitude: null,
  ...NOTHING,
  ...more,
});

const HOSTILE = [
  '</name></wpt><script>alert(1)</script>',
  ']]><!-- & "quoted" \'single\'',
  '\u202egnp.exe\u200b\u0000\u0008\ufffe\ud800 zero and lone',
  '🏞'.repeat(100),
  '=HYPERLINK("https://evil.example","x")',
  'x'.repeat(10_000),
];

const listOf = (...items: Place[]): ExportedList => ({
  name: 'Warm & quiet',
  description: 'Two weeks',
  user: { displayName: 'Ann B.' },
  items: items.map((place, at) => ({ visitOrder: at + 1, notes: `Note ${at + 1}`, location: place })),
});

const POOL = location('Pool', {
  latitude: 65.1,
  longitude: -20.5,
  address: 'Road 1',
  city: 'Akureyri',
  country: 'Iceland',
});
const HIDDEN = location('Hidden bath', { latitude: null, longitude: null });
const LIST = listOf(POOL, HIDDEN, location('Cave', { latitude: 1, longitude: 2 }));

const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, processEntities: true });
const parsed = (text: string): unknown => {
  expect(XMLValidator.validate(text)).toBe(true);
  return parser.parse(text);
};

describe('a list as a file', () => {
  it('is GPX with waypoints and a route in its order, and says what has no position', () => {
    const { type, name, text } = exportList(LIST, 'gpx');
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
    expect(parsed(exportList(LIST, 'kml').text)).toMatchObject({
      kml: {
        Document: {
          name: 'Warm & quiet',
          Placemark: [{ name: '1. Pool', Point: { coordinates: '-20.5,65.1' } }, { name: '3. Cave' }],
        },
      },
    });
  });

  it('is GeoJSON', () => {
    expect(JSON.parse(exportList(LIST, 'geojson').text)).toMatchObject({
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
    const rows = exportList(LIST, 'csv').text.split('\r\n');
    expect(rows).toHaveLength(5);
    expect(rows[0]).toBe(
      '\ufeff"Order","Name","Category","Address","City","State","Country","Latitude","Longitude","Phone","Website","Note"',
    );
    expect(rows[1]).toContain('1,"Pool",');
    expect(rows[1]).toContain(',65.1,-20.5,');
    expect(rows[2]).toContain('2,"Hidden bath",');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' \u200b=1', '\r=1', '＝1', '|cmd', '%0A'])(
    'never hands %j to a spreadsheet as a formula',
    (text) => {
      const cells = exportList(
        { ...listOf(location(text)), items: [{ visitOrder: 1, notes: text, location: location(text) }] },
        'csv',
      ).text;
      expect(cells.match(/"'/g)?.length).toBeGreaterThanOrEqual(2);
    },
  );

  it.each(HOSTILE)('holds %j as text, in every format', (text) => {
    const list: ExportedList = {
      name: text,
      description: text,
      user: { displayName: text },
      items: [{ visitOrder: 1, notes: text, location: location(text, { address: text, latitude: 1, longitude: 2 }) }],
    };
    const gpx = parsed(exportList(list, 'gpx').text);
    expect(gpx).toMatchObject({ gpx: { wpt: { '@_lat': '1' }, rte: { rtept: { '@_lon': '2' } } } });
    expect(parsed(exportList(list, 'kml').text)).toMatchObject({ kml: { Document: { Placemark: { Point: {} } } } });
    expect(exportList(list, 'kml').text).not.toMatch(/<description>[^<]*&lt;script/);
    expect(JSON.parse(exportList(list, 'geojson').text)).toMatchObject({ features: [{ properties: { name: text } }] });
    expect(exportList(list, 'csv').text).not.toMatch(/(^|,)"[=+@]/m);
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
    expect(exportList({ ...LIST, name: given }, 'csv').name).toBe(name);
  });

  it('without any place is still a file', () => {
    for (const format of ['gpx', 'kml'] as const) parsed(exportList(listOf(), format).text);
    expect(JSON.parse(exportList(listOf(), 'geojson').text)).toMatchObject({ features: [] });
    expect(exportList(listOf(), 'csv').text.split('\r\n')).toHaveLength(2);
  });
});

import { mapArguments } from './map-arguments.ts';

const get = { action: 'get', from: null, zoom: 15, isConfirmed: false };

describe('arguments of npm run map', () => {
  it.each([
    [['get', 'iceland'], { ...get, area: 'iceland', name: 'iceland' }],
    [['get', 'Île-de-France'], { ...get, area: 'Île-de-France', name: 'ile-de-france' }],
    [
      ['get', 'new', 'zealand', '--zoom', '12', '--yes'],
      { ...get, area: 'new zealand', name: 'new-zealand', zoom: 12, isConfirmed: true },
    ],
    [
      ['get', '-24.6,63.3,-13.4,66.6'],
      { ...get, area: { west: -24.6, south: 63.3, east: -13.4, north: 66.6 }, name: 'box' },
    ],
    [
      ['get', '170, -50, -170, -30', '--name', 'far-south'],
      { ...get, area: { west: 170, south: -50, east: -170, north: -30 }, name: 'far-south' },
    ],
    [
      ['get', 'iceland', '--from', 'planet.pmtiles'],
      { ...get, area: 'iceland', name: 'iceland', from: 'planet.pmtiles' },
    ],
    [['list'], { action: 'list' }],
    [['remove', 'iceland'], { action: 'remove', name: 'iceland' }],
    [['update', 'iceland'], { action: 'update', name: 'iceland', from: null, isConfirmed: false }],
  ])('are read: %j', (args, expected) => {
    expect(mapArguments(args)).toEqual(expected);
  });

  it.each([
    [[], 'What is to be done?'],
    [['get'], 'Which country, region or box?'],
    [['get', '1,2,3,1'], 'A box is west,south,east,north'],
    [['get', '1,2,300,40'], 'A box is west,south,east,north'],
    [['get', '日本'], 'Give a --name'],
    [['get', 'iceland', '--name', '../iceland'], 'Give a --name'],
    [['get', 'iceland', '--zoom', '16'], '--zoom takes a whole number up to 15'],
    [['get', 'iceland', '--fast'], "Unknown option '--fast'"],
    [['fetch', 'iceland'], 'fetch is not understood'],
    [['remove'], 'remove is not understood'],
  ])('are refused with how to use it: %j', (args, words) => {
    expect(() => mapArguments(args)).toThrow(words);
  });
});

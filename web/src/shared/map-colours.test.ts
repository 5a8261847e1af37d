import { readFileSync } from 'node:fs';
import { DARK, LIGHT } from '@wellspring/map-picture/colours';

/** What a file says of light and of dark. */
const halvesOf = (path: string): readonly string[] =>
  readFileSync(new URL(path, import.meta.url), 'utf8').split('@media screen and (prefers-color-scheme: dark)');
const [tokens, streets] = [halvesOf('tokens.css'), halvesOf('../features/map/maplibre/streets.css')];
const [day, night] = [0, 1].map((half) => `${tokens[half]}${streets[half]}`);
const token = (text: string | undefined, name: string): string | undefined =>
  new RegExp(`--color-${name}: (#\\w+);`).exec(text ?? '')?.[1];

const TOKENS = {
  land: 'map-land',
  water: 'map-water',
  town: 'map-town',
  river: 'map-river',
  border: 'map-border',
  state: 'map-state',
  waterInk: 'map-water-ink',
  ink: 'ink',
  inkSoft: 'ink-soft',
  road: 'map-road',
  roadMajor: 'map-road-major',
  roadEdge: 'map-road-edge',
  park: 'map-park',
} as const;

describe('the picture of the map', () => {
  it.each([
    ['light', LIGHT, day],
    ['dark', DARK, night],
  ] as const)('has the colours of the map: %s', (_, colours, text) => {
    const expected = Object.fromEntries(Object.entries(TOKENS).map(([name, one]) => [name, token(text, one)]));
    expect(colours).toEqual(expected);
  });
});

import { readFileSync } from 'node:fs';
import { DARK, LIGHT } from '@wellspring/map-picture/colours';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const [day = '', night = ''] = css.split('@media screen and (prefers-color-scheme: dark)');
const token = (text: string, name: string): string | undefined =>
  new RegExp(`--color-${name}: (#\\w+);`).exec(text)?.[1];

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

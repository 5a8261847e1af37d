import { createExpression, Formatted } from '@maplibre/maplibre-gl-style-spec';
import { nameIn, withLocalName } from './street-names.ts';

/** What is written for a feature with these properties. */
const written = (expression: unknown, properties: Readonly<Record<string, string>>): string => {
  const parsed = createExpression(expression, 'text-field');
  if (parsed.result === 'error') throw new Error(parsed.value.map(({ message }) => message).join('\n'));
  const value: unknown = parsed.value.evaluate({ zoom: 15 }, { type: 1, properties: { ...properties } });
  return value instanceof Formatted ? value.toString() : String(value);
};

const TOKYO = { name: '東京', script: 'Han', 'name:en': 'Tokyo', 'name:fr': 'Tokyo' };
const CAIRO = { name: 'القاهرة', script: 'Arabic', 'name:en': 'Cairo', 'name:de': 'Kairo' };
const MUNICH = { name: 'München', 'name:en': 'Munich' };
const VICTORIA = { name: '維多利亞', script: 'Han', name2: 'Victoria' };

describe('a name on the map with streets', () => {
  it.each([
    ['de', CAIRO, 'Kairo'],
    ['fr', TOKYO, 'Tokyo'],
    ['en', MUNICH, 'Munich'],
  ])('is the one in the language of the reader: %s', (language, feature, name) => {
    expect(written(nameIn(language), feature)).toBe(name);
  });

  it.each([
    ['ja', TOKYO, '東京'],
    ['ja', { name: 'あかり通り', script: 'Mixed-Japanese', 'name:en': 'Akari Street' }, 'あかり通り'],
    ['ar', CAIRO, 'القاهرة'],
    ['es', MUNICH, 'München'],
    ['ja', MUNICH, 'München'],
  ])('else the one on signs, if these readers read its letters: %s', (language, feature, name) => {
    expect(written(nameIn(language), feature)).toBe(name);
  });

  it.each([
    ['es', CAIRO, 'Cairo'],
    ['ja', CAIRO, 'Cairo'],
    ['ar', TOKYO, 'Tokyo'],
    ['de', VICTORIA, 'Victoria'],
  ])('else the English one, or another on signs: %s', (language, feature, name) => {
    expect(written(nameIn(language), feature)).toBe(name);
  });

  it('else what is there, and nothing where there is none', () => {
    expect(written(nameIn('de'), { name: 'София', script: 'Cyrillic' })).toBe('София');
    expect(written(nameIn('de'), {})).toBe('');
  });

  it('has the one on signs below it, where that is another', () => {
    expect(written(withLocalName('de'), CAIRO)).toBe('Kairo\nالقاهرة');
    expect(written(withLocalName('ja'), TOKYO)).toBe('東京');
    expect(written(withLocalName('en'), {})).toBe('');
  });
});

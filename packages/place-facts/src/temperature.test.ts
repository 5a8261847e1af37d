import { readTemperature } from './temperature.ts';

describe('a temperature read from a text', () => {
  it.each([
    ['Up to about 207 °F at the source', 97, 97, 'source'],
    ['97 °C at the source', 97, 97, 'source'],
    ['36–40 °C', 36, 40, 'unknown'],
    ['About 20–21 °C', 20, 21, 'unknown'],
    ['33.5 °C', 33.5, 33.5, 'unknown'],
    ['36,5 °C in the morning, 40 °C later', 36.5, 40, 'unknown'],
    ['100–104 °F', 38, 40, 'unknown'],
    ['104°F (40°C)', 40, 40, 'unknown'],
    ['68 °C an der Quelle, 36 bis 38 °C in den Becken', 36, 38, 'pool'],
    ['97 °C at the source, 40 °C', 40, 40, 'unknown'],
    ['de 36 a 38 grados Celsius', 36, 38, 'unknown'],
    ['源泉 60℃、浴槽 42℃', 42, 42, 'pool'],
    ['٤١ °C', 41, 41, 'unknown'],
    ['-1 °C', -1, -1, 'unknown'],
    ['38C - 41C', 38, 41, 'unknown'],
  ] as const)('%s is %s to %s °C, at: %s', (text, minC, maxC, at) => {
    expect(readTemperature(text)).toEqual({ value: { minC, maxC, at }, isCertain: true });
  });

  it('is uncertain where a text names no scale', () => {
    expect(readTemperature('40 degrees')).toEqual({ value: { minC: 40, maxC: 40, at: 'unknown' }, isCertain: false });
  });

  it.each(['Hot', '', '1980', '3 pools', '10–12 °C underground', 'Air 25 °C', '900 °C', '40 m', 'Since 1985: 2 baths'])(
    'is none in %s',
    (text) => {
      expect(readTemperature(text)).toBeNull();
    },
  );

  it('is found at once in a text of any length', () => {
    const start = performance.now();
    readTemperature('1 '.repeat(1_000) + '38–'.repeat(300));
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

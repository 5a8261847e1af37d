import { isReadUncertainly, readFact } from './read-fact.ts';

describe('a fact that is read from a text', () => {
  it('is uncertain where the text may mean another one', () => {
    expect(readFact('waterTemperature', '104 degrees')).toMatchObject({ minC: 104 });
    expect(isReadUncertainly('waterTemperature', '104 degrees')).toBe(true);
  });

  it('is certain where the text says all of it, and nothing is uncertain where it says nothing', () => {
    expect(isReadUncertainly('waterTemperature', '40 °C')).toBe(false);
    expect(isReadUncertainly('waterTemperature', 'lovely')).toBe(false);
    expect(isReadUncertainly('price', 'free')).toBe(false);
    expect(isReadUncertainly('status', 'open')).toBe(false);
  });
});

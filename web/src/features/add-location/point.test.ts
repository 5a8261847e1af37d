import { locatedBy, questionsFor } from './point.ts';

describe('the point of a place', () => {
  it('is asked for from the exact address to the town', () => {
    const address = { address: ' Hot Springs Road ', city: 'Tecopa', state: 'California', country: 'United States' };
    expect(questionsFor(address)).toEqual([
      'Hot Springs Road, Tecopa, California, United States',
      'Tecopa, California, United States',
      'Tecopa, United States',
    ]);
    expect(questionsFor({ address: '', city: ' ', state: '', country: 'Japan' })).toEqual([]);
  });

  it('is exact for an address, the middle of a town, and nothing for a whole region', () => {
    const at = { name: 'Tecopa', latitude: 35.8, longitude: -116.2 };
    expect(locatedBy({ ...at, kind: 'address' })?.coordinatesAre).toBe('exact');
    expect(locatedBy({ ...at, kind: 'town' })).toMatchObject({
      coordinatesAre: 'approximate',
      words: 'This is the middle of Tecopa: drag the pin',
    });
    expect(locatedBy({ ...at, kind: 'region' })).toBeNull();
  });
});

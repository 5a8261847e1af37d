import { filterFor, nearFrom } from './near.ts';

const kyoto = { label: 'Kyoto, Japan', latitude: 35, longitude: 135, isUser: false };

describe('the near place', () => {
  it('travels with a history entry', () => {
    expect(nearFrom({ near: kyoto })).toEqual(kyoto);
  });

  it.each([null, undefined, 'near', { near: null }, { near: { label: 'x' } }])('is none in %p', (state) => {
    expect(nearFrom(state)).toBeNull();
  });

  it('is asked for together with search or category', () => {
    expect(filterFor('onsen', null, kyoto)).toEqual({ search: 'onsen', near: { latitude: 35, longitude: 135 } });
    expect(filterFor(null, 20, null)).toEqual({ categoryId: 20 });
    expect(filterFor(null, null, null)).toBeNull();
  });
});

import { expect, describe, it } from '@jest/globals';
import { faultsOfUnderstood, type Interpreted } from './judged-understood.ts';

const NEAR_KYOTO: Interpreted = {
  near: { label: 'Kyoto, Japan', latitude: 35.02, longitude: 135.75 },
  needs: null,
  interpretation: {
    kinds: [{ id: 'thermal_bath', words: 'onsen' }],
    leftOut: ['Günstig'],
    celsius: { from: 34, to: 38 },
  },
};
const NOTHING: Interpreted = { near: null, needs: null, interpretation: null };

describe('what was understood', () => {
  it.each([
    { kinds: ['ryokan', 'thermal-bath'] },
    { town: 'Kyoto', country: 'Japan' },
    { leftOut: ['günstig'] },
    { celsius: { from: 34, to: 38 } },
    { position: { latitude: 35, longitude: 135.7, km: 10 } },
  ] satisfies Parameters<typeof faultsOfUnderstood>[0][])('is what the answer says: %j', (understood) => {
    expect(faultsOfUnderstood(understood, NEAR_KYOTO)).toEqual([]);
    expect(faultsOfUnderstood(understood, NOTHING)).toEqual(Object.keys(understood));
  });

  it('has no town if the text means none', () => {
    expect(faultsOfUnderstood({ town: null }, NOTHING)).toEqual([]);
    expect(faultsOfUnderstood({ town: null }, NEAR_KYOTO)).toEqual(['town']);
  });

  it('has all facets and each limit of the temperature', () => {
    const interpretation = { facets: ['free', 'winter'], celsius: { from: 34, to: 38 } };
    const free: Interpreted = { ...NOTHING, interpretation };
    expect(faultsOfUnderstood({ facets: ['free', 'winter'] }, free)).toEqual([]);
    expect(faultsOfUnderstood({ facets: ['free', 'camping'] }, free)).toEqual(['facets']);
    expect(faultsOfUnderstood({ celsius: { from: 34 } }, free)).toEqual(['celsius']);
  });

  it('may be that the position is missing', () => {
    expect(faultsOfUnderstood({ needs: 'position' }, { ...NOTHING, needs: 'position' })).toEqual([]);
    expect(faultsOfUnderstood({ needs: 'position' }, NOTHING)).toEqual(['needs']);
  });
});

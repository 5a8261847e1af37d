import { KIND_IDS } from '@wellspring/place-kinds/kinds';
import { closeKinds } from './close-kinds.ts';

describe('close kinds', () => {
  it('are others than the given ones', () => {
    expect(closeKinds(['ryokan'])).toEqual(['onsen']);
    expect(closeKinds(['psychotherapist', 'counselling'])).toEqual([]);
    expect(closeKinds([])).toEqual([]);
    for (const kind of KIND_IDS) expect(closeKinds([kind])).not.toContain(kind);
  });
});

import { describe, expect, test } from '@jest/globals';
import { kindsSaidBy, type SaidByPlace } from './kinds-said-by.ts';

const place = (name: string, categoryId: number, others: Partial<SaidByPlace> = {}): SaidByPlace => ({
  name,
  categoryId,
  tags: [],
  description: null,
  ...others,
});

describe('kinds that a place says', () => {
  test.each([
    ['Iceland Spa Hotel', 28, ['daySpa', 'spaHotel']],
    ['Mystic Hot Springs', 20, ['hotSpring']],
    ['道後温泉', 20, ['hotSpring']],
    ['Széchenyi gyógyfürdő', 20, ['thermalBath']],
    ['Therme Erding', 20, ['thermalBath']],
    ['Cağaloğlu Hamamı', 21, []],
    ['Çemberlitaş Hamam', 21, ['hammam']],
    ['Wieliczka Salt Cave', 21, ['saltCave']],
    ['Tawa Chiropractic', 22, ['chiropractor']],
    ['Lake Balaton', 24, ['lake']],
    ['Kirkham Hot Springs', 24, ['hotSpring']],
  ])('of %s', (name, categoryId, kinds) => {
    expect(kindsSaidBy(place(name, categoryId))).toEqual(kinds);
  });

  test.each([
    ['Hot Springs Family Chiropractic', 22, ['chiropractor']],
    ['Lake Hotel', 28, ['hotel']],
    ['Forest Yoga', 25, ['yogaStudio']],
    ['Blue Lagoon', 20, []],
    ['Warm Springs Golf Course', 24, []],
    ['Hot Springs Lake', 24, ['lake']],
  ])('are not what a name mentions: %s', (name, categoryId, kinds) => {
    expect(kindsSaidBy(place(name, categoryId))).toEqual(kinds);
  });

  test('come from whole tags', () => {
    expect(kindsSaidBy(place('Löyly', 21, { tags: ['Sauna', 'Sauna by the sea'] }))).toEqual(['sauna']);
    expect(kindsSaidBy(place('Löyly', 21, { tags: ['Design of a sauna'] }))).toEqual([]);
  });

  test('come from the first sentence when nothing else says any', () => {
    const description = 'A thermal bath with a view. The hot spring above feeds it, beside a mud bath.';
    expect(kindsSaidBy(place('Vals', 20, { description }))).toEqual(['thermalBath']);
    expect(kindsSaidBy(place('Vals Onsen', 20, { description }))).toEqual(['onsen']);
  });

  test('say the special one alone', () => {
    expect(kindsSaidBy(place('Nishimuraya', 28, { tags: ['Ryokan', 'Hotel'] }))).toEqual(['ryokan']);
  });
});

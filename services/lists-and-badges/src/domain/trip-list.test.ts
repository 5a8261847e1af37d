import { addItem, changeItem, makeTripList, type TripList } from './trip-list.ts';

const now = new Date('2026-05-01T12:00:00Z');
const empty = makeTripList(
  { name: 'Warm weeks', description: null, isPublic: false },
  { id: 'l1', userId: 'ann', shareCode: 'abc', now },
);
const itemOf = (locationId: string) => ({ locationId, notes: null, idempotencyKey: null });
const listOf = (...places: readonly string[]): TripList => ({ ...empty, items: places.map(itemOf) });
const orderOf = ({ items }: TripList): readonly string[] => items.map(({ locationId }) => locationId);

describe('a place that is moved, in a list with one that its owner does not see', () => {
  const list = listOf('pool', 'hidden', 'bath', 'cave');
  const seen = { isSeen: (locationId: string) => locationId !== 'hidden', now };

  it.each([
    ['cave', 2, ['pool', 'hidden', 'cave', 'bath']],
    ['pool', 2, ['hidden', 'bath', 'pool', 'cave']],
    ['pool', 9, ['hidden', 'bath', 'cave', 'pool']],
    ['bath', 2, ['pool', 'hidden', 'bath', 'cave']],
  ])('%s to number %i, is counted among those that are seen', (place, visitOrder, order) => {
    expect(orderOf(changeItem(list, place, { visitOrder }, seen))).toEqual(order);
  });

  it('may be new', () => {
    const added = addItem(list, itemOf('spa'), { ...seen, visitOrder: 2 });
    expect(orderOf(added)).toEqual(['pool', 'hidden', 'spa', 'bath', 'cave']);
  });
});

import { answerOf } from '../pins/pin.fixture.ts';
import { listedIds } from './pin-list.tsx';

const place = (id: string, latitude: number, longitude: number) => ({
  id,
  name: id,
  latitude,
  longitude,
  categoryId: 20,
});
const PLACES = [place('suva', -18.1, 178.4), place('taveuni', -16.8, -179.9), place('bath', 51.38, -2.36)];
const WORLD = { west: -180, south: -85, east: 180, north: 85 };
const FIJI = { west: 176, south: -20, east: -178, north: -15 };

describe('the list beside the map', () => {
  it('has the pins in view, in their order', () => {
    const answer = { ...answerOf(...PLACES), pins: [{ id: 'bath' }, { id: 'taveuni' }] };
    expect(listedIds(answer, WORLD)).toEqual(['bath', 'taveuni']);
    expect(listedIds(answer, FIJI)).toEqual(['taveuni']);
  });

  it('has the other places in view where no pin is', () => {
    expect(listedIds({ ...answerOf(...PLACES), pins: [{ id: 'bath' }] }, FIJI)).toEqual(['suva', 'taveuni']);
  });

  it('is empty until the map is there', () => {
    expect([listedIds(null, WORLD), listedIds(answerOf(...PLACES), null)]).toEqual([[], []]);
  });
});

/** @jest-environment @happy-dom/jest-environment */
import { act, renderHook } from '@testing-library/react';
import { stillMap } from './engine.fixture.ts';
import type { MapEngine } from './engine.ts';
import { cluster } from './pins/pin.fixture.ts';
import { useOpenCluster } from './use-open-cluster.ts';

const WIDE = cluster(7, 33, 132);
const AT_ONE_POINT = { ...WIDE, bounds: { west: 132, south: 33, east: 132, north: 33 } };

const openingOn = (engine: MapEngine | null) => {
  const frame = { current: document.createElement('div') };
  Object.defineProperties(frame.current, { clientWidth: { value: 800 }, clientHeight: { value: 600 } });
  return renderHook((now: MapEngine | null) => useOpenCluster(now, frame), { initialProps: engine });
};
const mapOfJapan = () =>
  stillMap({ at: { lat: 36, lng: 138, zoom: 4 }, box: { west: 120, south: 25, east: 150, north: 45 } });

describe('a pressed cluster', () => {
  it('is what the map goes closer to', () => {
    const { engine, moveTo } = mapOfJapan();
    const { result } = openingOn(engine);
    act(() => result.current.open(WIDE));
    expect(moveTo.mock.calls).toMatchObject([[{ lng: 132 }, true]]);
    expect(result.current.opened).toBeNull();
  });

  it('is a list where its places are at one point, also before the map is there', () => {
    const { result } = openingOn(null);
    act(() => result.current.open(AT_ONE_POINT));
    expect(result.current.opened).toBe(AT_ONE_POINT);
  });

  it('is gone to once when the map has come, if it was pressed before', () => {
    const { engine, moveTo } = mapOfJapan();
    const { result, rerender } = openingOn(null);
    act(() => result.current.open(WIDE));
    rerender(engine);
    rerender(engine);
    expect(moveTo.mock.calls).toMatchObject([[{ lng: 132 }, true]]);
  });
});

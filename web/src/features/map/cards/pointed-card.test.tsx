/** @jest-environment @happy-dom/jest-environment */
import { screen } from '@testing-library/react';
import { MapCardDocument } from '../../../generated/map-operations.ts';
import { answers } from '../../../testing/graph.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { stillMap } from '../engine.fixture.ts';
import type { MapEngine } from '../engine.ts';
import { DOGO_CARD, DOGO_PIN } from '../pins/pin.fixture.ts';
import { PointedCard } from './pointed-card.tsx';

const { latitude, longitude } = DOGO_PIN;

/** A map of one degree, on which the pin stands so far from its western and northern edge. */
const mapAround = (x: number, y: number): MapEngine =>
  stillMap({
    at: { lat: latitude, lng: longitude, zoom: 9 },
    box: { west: longitude - x, east: longitude + 1 - x, south: latitude - 1 + y, north: latitude + y },
  }).engine;

const card = async (engine: MapEngine) => {
  const graph = [answers(MapCardDocument, { location: DOGO_CARD })];
  renderScreen(<PointedCard engine={engine} pin={DOGO_PIN} from={null} />, { graph });
  await screen.findByText('Matsuyama, Japan');
  return screen.getByText('Dōgo Onsen').closest('[data-pointed]');
};

describe('the card beside a pin that the mouse or the keyboard is at', () => {
  it('says what the place is like, to those who see it: the list says the same to others', async () => {
    const shown = await card(mapAround(0.5, 0.8));
    expect(shown?.textContent).toContain('A bath house of three floors.');
    expect(shown?.getAttribute('aria-hidden')).toBe('true');
  });

  it.each([
    ['over its middle, above', 0.5, 0.8, /-translate-x-1\/2 bottom-5/],
    ['to the right, near the left edge', 0.1, 0.8, /-left-4 bottom-5/],
    ['to the left, near the right edge', 0.9, 0.8, /-right-4 bottom-5/],
    ['below, in the upper half', 0.5, 0.2, /top-9/],
  ])('stands %s', async (_where, x, y, look) => {
    expect((await card(mapAround(x, y)))?.className).toMatch(look);
  });
});

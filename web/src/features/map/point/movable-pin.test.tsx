/** @jest-environment @happy-dom/jest-environment */
import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { MapPoint } from '../../../shared/map-slot.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { stillMap } from '../engine.fixture.ts';
import { MovablePin } from './movable-pin.tsx';

const SPRING = { latitude: 35.8719, longitude: -116.2171 };
const ZOOM = 10;
const degreesOf = (pixels: number): number => (pixels / (256 * 2 ** ZOOM)) * 360;

/** A map of 400 by 300 pixels around the spring. It records the events that reach it. */
const opened = () => {
  const { engine, frame, moveTo } = stillMap({
    at: { lat: SPRING.latitude, lng: SPRING.longitude, zoom: ZOOM },
    box: {
      west: SPRING.longitude - degreesOf(200),
      east: SPRING.longitude + degreesOf(200),
      south: SPRING.latitude - 0.17,
      north: SPRING.latitude + 0.17,
    },
  });
  const received = jest.fn();
  for (const name of ['keydown', 'mousedown', 'pointerdown', 'touchstart']) frame.addEventListener(name, received);
  const moved: MapPoint[] = [];
  const Form = () => {
    const [point, setPoint] = useState<MapPoint>(SPRING);
    const onMove = (to: MapPoint) => {
      moved.push(to);
      setPoint(to);
    };
    return <MovablePin engine={engine} point={point} categoryId={20} onMove={onMove} />;
  };
  const { user } = renderScreen(<Form />);
  const pin = screen.getByRole('button', { name: 'The place' });
  pin.setPointerCapture = () => undefined;
  return { user, pin, moved, received, moveTo };
};

describe('the pin of a form', () => {
  it('goes where it is dragged, which the map below does not hear of', () => {
    const { pin, moved, received, moveTo } = opened();
    fireEvent.pointerDown(pin, { clientX: 200, clientY: 150, button: 0 });
    fireEvent.mouseDown(pin);
    fireEvent.pointerMove(pin, { clientX: 240, clientY: 150 });
    expect(moved).toEqual([]);
    fireEvent.pointerUp(pin);
    expect(moved).toHaveLength(1);
    expect(moved[0]?.longitude).toBeCloseTo(SPRING.longitude + degreesOf(40), 5);
    expect(moved[0]?.latitude).toBeCloseTo(SPRING.latitude, 5);
    expect([received.mock.calls.length, moveTo.mock.calls.length]).toEqual([0, 0]);
  });

  it('is moved by arrow keys, with Shift by less, keeps the keyboard, and says where it is', async () => {
    const { user, pin, moved, received } = opened();
    pin.focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(moved.at(-1)?.longitude).toBeCloseTo(SPRING.longitude + degreesOf(11), 5);
    expect(document.activeElement).toBe(pin);
    await screen.findByText(`35.87190, ${moved.at(-1)?.longitude.toFixed(5)}`);
    expect(received).not.toHaveBeenCalledWith(expect.objectContaining({ key: 'ArrowRight' }));
  });

  it('returns to its position when Escape cancels the move', () => {
    const { pin, moved } = opened();
    fireEvent.pointerDown(pin, { clientX: 200, clientY: 150, button: 0 });
    fireEvent.pointerMove(pin, { clientX: 260, clientY: 150 });
    fireEvent.keyDown(pin, { key: 'Escape' });
    fireEvent.pointerUp(pin);
    expect(moved).toEqual([]);
  });

  it('takes the map along when it is put down at its edge', () => {
    const { pin, moved, moveTo } = opened();
    fireEvent.pointerDown(pin, { clientX: 200, clientY: 150, button: 0 });
    fireEvent.pointerMove(pin, { clientX: 390, clientY: 150 });
    fireEvent.pointerUp(pin);
    expect(moveTo).toHaveBeenCalledWith({ lat: moved[0]?.latitude, lng: moved[0]?.longitude, zoom: ZOOM }, true);
  });
});

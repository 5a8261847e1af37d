/** @jest-environment @happy-dom/jest-environment */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { useState } from 'react';
import type { MapPoint } from '../../shared/map-slot.ts';
import type { MapEngine } from './engine.ts';
import { MovablePin } from './movable-pin.tsx';

const SPRING = { latitude: 35.8719, longitude: -116.2171 };
const ZOOM = 10;
const degreesOf = (pixels: number): number => (pixels / (256 * 2 ** ZOOM)) * 360;

/** A map of 400 by 300 pixels around the spring. What is pressed on it and reaches it is heard. */
const givenMap = () => {
  const frame = document.body.appendChild(document.createElement('div'));
  const heard = jest.fn();
  for (const name of ['keydown', 'mousedown', 'pointerdown', 'touchstart']) frame.addEventListener(name, heard);
  const moveTo = jest.fn<MapEngine['moveTo']>();
  const engine: MapEngine = {
    viewport: () => ({
      at: { lat: SPRING.latitude, lng: SPRING.longitude, zoom: ZOOM },
      box: {
        west: SPRING.longitude - degreesOf(200),
        east: SPRING.longitude + degreesOf(200),
        south: SPRING.latitude - 0.17,
        north: SPRING.latitude + 0.17,
      },
    }),
    moveTo,
    keepClear: () => undefined,
    anchor: (element) => {
      frame.append(element);
      return { moveTo: () => undefined, remove: () => element.remove() };
    },
  };
  const told: MapPoint[] = [];
  const Form = () => {
    const [point, setPoint] = useState<MapPoint>(SPRING);
    return (
      <MovablePin
        engine={engine}
        point={point}
        categoryId={20}
        onMove={(to) => {
          told.push(to);
          setPoint(to);
        }}
      />
    );
  };
  render(<Form />);
  const pin = screen.getByRole('button', { name: 'The place' });
  pin.setPointerCapture = () => undefined;
  return { pin, told, heard, moveTo };
};

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe('the pin of a form', () => {
  it('goes where it is dragged, which the map below does not hear of', () => {
    const { pin, told, heard, moveTo } = givenMap();
    fireEvent.pointerDown(pin, { clientX: 200, clientY: 150, button: 0 });
    fireEvent.mouseDown(pin);
    fireEvent.pointerMove(pin, { clientX: 240, clientY: 150 });
    expect(told).toEqual([]);
    fireEvent.pointerUp(pin);
    expect(told).toHaveLength(1);
    expect(told[0]?.longitude).toBeCloseTo(SPRING.longitude + degreesOf(40), 5);
    expect(told[0]?.latitude).toBeCloseTo(SPRING.latitude, 5);
    expect([heard.mock.calls.length, moveTo.mock.calls.length]).toEqual([0, 0]);
  });

  it('is moved by arrow keys, with Shift by less, keeps the keyboard, and says where it is', () => {
    const { pin, told, heard } = givenMap();
    pin.focus();
    fireEvent.keyDown(pin, { key: 'ArrowRight' });
    fireEvent.keyDown(pin, { key: 'ArrowRight', shiftKey: true });
    expect(told.at(-1)?.longitude).toBeCloseTo(SPRING.longitude + degreesOf(11), 5);
    expect(document.activeElement).toBe(pin);
    expect(screen.getByRole('status').textContent).toBe(`35.87190, ${told.at(-1)?.longitude.toFixed(5)}`);
    expect(heard).not.toHaveBeenCalled();
  });

  it('stays where it was when Escape lets go of it', () => {
    const { pin, told } = givenMap();
    fireEvent.pointerDown(pin, { clientX: 200, clientY: 150, button: 0 });
    fireEvent.pointerMove(pin, { clientX: 260, clientY: 150 });
    fireEvent.keyDown(pin, { key: 'Escape' });
    fireEvent.pointerUp(pin);
    expect(told).toEqual([]);
  });

  it('takes the map along when it is put down at its edge', () => {
    const { pin, told, moveTo } = givenMap();
    fireEvent.pointerDown(pin, { clientX: 200, clientY: 150, button: 0 });
    fireEvent.pointerMove(pin, { clientX: 390, clientY: 150 });
    fireEvent.pointerUp(pin);
    expect(moveTo).toHaveBeenCalledWith({ lat: told[0]?.latitude, lng: told[0]?.longitude, zoom: ZOOM }, true);
  });
});

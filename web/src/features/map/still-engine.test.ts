/** @jest-environment @happy-dom/jest-environment */
import { stillEngine } from './still-engine.ts';

const frameOf = (width: number, height: number): HTMLElement => {
  const frame = document.createElement('div');
  Object.defineProperties(frame, { clientWidth: { value: width }, clientHeight: { value: height } });
  document.body.append(frame);
  return frame;
};

const held = (frame: HTMLElement, lat: number, lng: number, zoom = 2) => {
  const element = document.createElement('div');
  const anchor = stillEngine(frame, { lat: 0, lng: 170, zoom }).anchor(element, lat, lng);
  return { element, anchor };
};

describe('what stands in for the map until its script is there', () => {
  it('sees what the map will see', () => {
    const { box, at } = stillEngine(frameOf(512, 256), { lat: 0, lng: 10, zoom: 2 }).viewport();
    expect(at).toEqual({ lat: 0, lng: 10, zoom: 2 });
    expect([box.west, box.east]).toEqual([-80, 100]);
    expect(box.north).toBeCloseTo(40.98, 2);
    expect(box.south).toBeCloseTo(-40.98, 2);
  });

  it('keeps the world across the whole width, as the map does', () => {
    expect(stillEngine(frameOf(1024, 512), { lat: 0, lng: 10, zoom: 0 }).viewport().at.zoom).toBe(2);
  });

  it('puts an element at its point, the nearer way round the world', () => {
    const { element } = held(frameOf(512, 256), 0, -170);
    const x = Number(/translate\((-?[\d.]+)px/.exec(element.style.transform)?.[1]);
    expect(x).toBeCloseTo((20 / 360) * 1024);
  });

  it('leaves nothing behind when its elements move to the map', () => {
    const frame = frameOf(512, 256);
    const { element, anchor } = held(frame, 0, 170);
    expect(frame.contains(element)).toBe(true);
    anchor.remove();
    expect(frame.childNodes).toHaveLength(0);
    expect(element.hasAttribute('style')).toBe(false);
  });
});

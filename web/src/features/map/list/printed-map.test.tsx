/** @jest-environment @happy-dom/jest-environment */
import { render } from '@testing-library/react';
import { PrintedMap } from './printed-map.tsx';

const at = (key: string, number: number, latitude: number, longitude: number) => ({ key, number, latitude, longitude });

describe('the map on paper', () => {
  it('is a picture of what is around numbered places, each at its point', () => {
    const { container } = render(<PrintedMap places={[at('a', 1, 10, -1), at('b', 2, -10, 1)]} />);
    expect(container.querySelector('img')?.getAttribute('src')).toMatch(
      /^\/map-picture\/[\w-]+\/0,0,[45](\.\d)?\/720x480\.svg$/,
    );
    const [first, second] = [...container.querySelectorAll('span')].map(({ textContent, style }) => ({
      number: textContent,
      left: Number.parseFloat(style.left),
      top: Number.parseFloat(style.top),
    }));
    expect([first?.number, second?.number]).toEqual(['1', '2']);
    expect((first?.left ?? 0) + (second?.left ?? 0)).toBeCloseTo(100, 1);
    expect(first?.top).toBeGreaterThan(3);
    expect(first?.top).toBeLessThan(15);
    expect(second?.top).toBeGreaterThan(85);
  });

  it('shows neighbours at the antimeridian side by side', () => {
    const { container } = render(<PrintedMap places={[at('a', 1, -17, 179), at('b', 2, -17, -179)]} />);
    const lefts = [...container.querySelectorAll('span')].map(({ style }) => Number.parseFloat(style.left));
    expect(lefts.every((left) => left > 0 && left < 100)).toBe(true);
    expect(lefts[0]).toBeLessThan(lefts[1] ?? 0);
  });

  it('has one mark with all numbers for places that are too near to each other', () => {
    const places = [at('a', 1, 47.5, 19), at('b', 2, 40, 9), at('c', 3, 47.5001, 19.0001)];
    const { container } = render(<PrintedMap places={places} />);
    expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(['1, 3', '2']);
  });

  it('is not there without places', () => {
    expect(render(<PrintedMap places={[]} />).container.innerHTML).toBe('');
  });
});

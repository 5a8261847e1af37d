/** @jest-environment @happy-dom/jest-environment */
import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Heart } from '../icons.tsx';
import { StatCard } from './stat-card.tsx';

const shown = (count: number | null | undefined): string | null => {
  renderScreen(
    <dl>
      <StatCard icon={Heart} label="Favorites" count={count} />
    </dl>,
  );
  return screen.getByRole('definition').textContent;
};

describe('a number with its name', () => {
  it.each([
    ['a count as its reader writes it', 12_345, '12,345'],
    ['none', 0, '0'],
    ['what cannot be had', null, '–unknown'],
    ['what is on its way', undefined, ''],
  ])('says %s', (_, count, text) => {
    expect(shown(count)).toBe(text);
    screen.getByText('Favorites');
  });
});

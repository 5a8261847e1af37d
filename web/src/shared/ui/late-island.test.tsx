/** @jest-environment @happy-dom/jest-environment */
import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { lateIsland } from './late-island.tsx';

const Words = ({ text }: { readonly text: string }) => <p>{text}</p>;

describe('a late part of a page', () => {
  it('is fetched at once on the way from another page, and follows its properties', async () => {
    const Late = lateIsland(() => Promise.resolve(Words), [], <p>Loading</p>);
    const { rerender } = renderScreen(<Late text="Warm" />);
    expect(screen.getByText('Loading')).toBeTruthy();
    await screen.findByText('Warm');
    rerender(<Late text="Hot" />);
    await screen.findByText('Hot');
  });
});

/** @jest-environment @happy-dom/jest-environment */
import { screen } from '@testing-library/react';
import type { GalleryPhotoFragment } from '../../../generated/place-operations.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Lightbox } from './lightbox.tsx';

const photo = (at: number): GalleryPhotoFragment => ({
  __typename: 'LocationPhoto',
  id: `f${at}`,
  url: `/media/locations/f${at}-960.webp`,
  caption: `View ${at}`,
  source: 'location',
  review: null,
});

const opened = (count: number, start = 0) => {
  const page = { closed: 0 };
  const photos = Array.from({ length: count }, (_, at) => photo(at + 1));
  const dialog = <Lightbox photos={photos} place="Blue Lagoon" start={start} onClose={() => void (page.closed += 1)} />;
  return { ...renderScreen(dialog), page };
};

const isShown = (at: number) => screen.findByRole('img', { name: new RegExp(`View ${at}`) });

describe('the photos of a place in large', () => {
  it('begin with the one that was pressed, and go round', async () => {
    const { user } = opened(3, 2);
    await isShown(3);
    await user.click(screen.getByRole('button', { name: 'Next photo' }));
    await isShown(1);
    await user.click(screen.getByRole('button', { name: 'Previous photo' }));
    await isShown(3);
    await user.click(screen.getByRole('button', { name: 'Photo 2' }));
    await isShown(2);
  });

  it('turn by keys', async () => {
    const { user } = opened(3);
    screen.getByRole('button', { name: 'Next photo' }).focus();
    for (const [key, at] of [
      ['ArrowRight', 2],
      ['End', 3],
      ['ArrowRight', 1],
      ['ArrowLeft', 3],
      ['Home', 1],
    ] as const) {
      await user.keyboard(`{${key}}`);
      await isShown(at);
    }
  });

  it('have no buttons to turn where there is one', () => {
    opened(1);
    expect(screen.queryByRole('button', { name: 'Next photo' })).toBeNull();
  });

  it('close', async () => {
    const { user, page } = opened(2);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(page.closed).toBe(1);
  });
});

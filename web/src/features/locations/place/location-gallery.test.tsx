/** @jest-environment @happy-dom/jest-environment */
import { screen } from '@testing-library/react';
import { grantWish, takeWish } from '../../../shared/session/wish.ts';
import { DOGO } from '../../../testing/example-location.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { LocationGallery } from './location-gallery.tsx';

const PAGE = '/location/dogo';

const opened = (session: 'visitor' | 'member', location = DOGO) =>
  renderScreen(<LocationGallery location={location} />, { session, path: PAGE });

const firstPhoto = () => screen.queryByRole('link', { name: 'Add the first photo' });

describe('a place without photos', () => {
  it('leads a member to the photos of the form on its page', () => {
    opened('member');
    expect(firstPhoto()?.getAttribute('href')).toBe('#add-photos');
  });

  it('leads a visitor to the page that signs in, and from there back to the form', async () => {
    const { user } = opened('visitor');
    const link = firstPhoto();
    expect(link?.getAttribute('href')).toBe('/auth?mode=login&next=%2Flocation%2Fdogo');
    if (link) await user.click(link);
    grantWish(PAGE);
    expect(takeWish({ act: 'review', subject: 'dogo' }, PAGE)).toBe(true);
  });

  it('takes none before it is published', () => {
    opened('member', { ...DOGO, isVerified: false });
    expect(firstPhoto()).toBeNull();
  });
});

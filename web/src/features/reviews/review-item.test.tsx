/** @jest-environment @happy-dom/jest-environment */
import { screen } from '@testing-library/react';
import type { ReviewItemFragment } from '../../generated/place-operations.ts';
import { LocationSlotsContext, useLocationSlots } from '../../shared/location-slots.ts';
import { MEMBER, renderScreen } from '../../testing/render-screen.tsx';
import { ReviewItem } from './review-item.tsx';

const REVIEW: ReviewItemFragment = {
  __typename: 'Review',
  id: 'r1',
  revision: 1,
  rating: 4,
  title: 'Calm water',
  content: 'Warm and clean.',
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  photos: ['f1', 'f2'].map((id) => ({ __typename: 'ReviewPhoto', id, url: `/media/${id}-960.webp` })),
  author: {
    __typename: 'User',
    id: MEMBER.id,
    displayName: '@ann',
    firstName: null,
    username: 'ann',
    profileImageUrl: null,
  },
};
const OTHER = { ...MEMBER, id: 'b2' };

const Report = ({ review }: { readonly review: { readonly title: string } }) => (
  <button type="button">{`Report ${review.title}`}</button>
);
const Item = ({ review }: { readonly review: ReviewItemFragment }) => (
  <LocationSlotsContext value={{ ...useLocationSlots(), ReviewAction: Report }}>
    <ReviewItem review={review} />
  </LocationSlotsContext>
);

const opened = (session: Parameters<typeof renderScreen>[1], change: Partial<ReviewItemFragment> = {}) =>
  renderScreen(<Item review={{ ...REVIEW, ...change }} />, session);
const buttons = () =>
  screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

describe('a review below its place', () => {
  it('says who wrote it, when, and what', () => {
    opened({});
    expect(screen.getByRole('article', { name: 'Calm water' }).textContent).toContain('Warm and clean.');
    screen.getByText('@ann');
    screen.getByText('A');
    screen.getByRole('img', { name: /^4 out of 5/ });
    screen.getByText('November 21, 2026');
  });

  it('calls who has no name a member', () => {
    opened({}, { author: { ...REVIEW.author, displayName: 'of the graph', username: null } });
    screen.getByText('Member');
  });

  it('shows each photo, with the way to the large one', () => {
    opened({});
    const photo = screen.getByRole('img', { name: 'Photo 2 of the review “Calm water”' });
    expect(photo.getAttribute('src')).toBe('/media/f2-320.webp');
    expect(photo.closest('a')?.getAttribute('href')).toBe('/media/f2-1920.webp');
  });

  it('has no list of photos where there are none', () => {
    opened({}, { photos: [] });
    expect(screen.queryByRole('list', { name: 'Photos' })).toBeNull();
  });

  it('can be reported by visitors and other members, and deleted by neither', async () => {
    opened({ session: OTHER });
    await screen.findByRole('button', { name: 'Report Calm water' });
    expect(buttons()).toEqual(['Report Calm water']);
  });

  it('can be deleted by its author, who does not report it', async () => {
    opened({ session: 'member' });
    await screen.findByRole('button', { name: 'Delete the review “Calm water”' });
    expect(buttons()).toHaveLength(1);
  });

  it('of an admin is theirs to delete, and its photos with it', async () => {
    const { user } = opened({ session: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Delete the review “Calm water”' }));
    await screen.findByRole('dialog', { name: 'Delete this review?' });
    expect(screen.queryAllByRole('button', { name: /^Delete photo/ })).toEqual([]);
  });

  it('can be deleted by an admin, also one photo of it', async () => {
    opened({ session: { ...OTHER, isAdmin: true } });
    await screen.findByRole('button', { name: 'Delete photo 2 of the review “Calm water”' });
    await screen.findByRole('button', { name: 'Delete the review “Calm water”' });
    expect(buttons()).toHaveLength(4);
  });
});

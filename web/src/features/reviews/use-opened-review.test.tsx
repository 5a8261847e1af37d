/** @jest-environment @happy-dom/jest-environment */
import { act, renderHook } from '@testing-library/react';
import type { ReviewItemFragment } from '../../generated/place-operations.ts';
import { useOpenedReview } from './use-opened-review.ts';

const photo = (id: string) => ({ __typename: 'ReviewPhoto' as const, id, url: `/media/${id}-960.webp` });
const REVIEW: ReviewItemFragment = {
  __typename: 'Review',
  id: 'a',
  revision: 1,
  rating: 5,
  title: 'A quiet morning',
  content: 'Steam over the river.',
  photos: [photo('gate'), photo('snow')],
  author: {
    __typename: 'User',
    id: 'ann',
    displayName: 'Ann B.',
    firstName: 'Ann',
    username: null,
    profileImageUrl: null,
  },
  createdAt: '2026-05-01T10:00:00Z',
  updatedAt: '2026-05-01T10:00:00Z',
};
const CHANGED = { ...REVIEW, revision: 2, title: 'A quiet evening', photos: [photo('snow'), photo('new')] };

it('a change is made on the review that the form was opened on, until the reader has seen the newer one', () => {
  const { result, rerender } = renderHook(({ review }) => useOpenedReview(review), {
    initialProps: { review: REVIEW },
  });
  rerender({ review: CHANGED });
  expect(result.current).toMatchObject({ base: { revision: 1 }, theirs: null });
  act(() => result.current.showTheirs());
  expect(result.current.theirs?.title).toBe('A quiet evening');
  expect(result.current.base?.revision).toBe(2);
  expect(result.current.base?.photos.map(({ id }) => id)).toEqual(['snow']);
});

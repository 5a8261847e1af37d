import { mayView, type Place } from '@wellspring/place-replica/place';
import type { PlaceStore } from '@wellspring/place-replica/place-store';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { readerOf } from '@wellspring/platform/subgraph/define-subgraph';
import DataLoader from 'dataloader';
import type { Review } from '../domain/review.ts';
import type { ReviewStore } from '../ports.ts';

/** What resolvers of one operation share. */
export type ReviewsContext = {
  readonly actor: Actor;
  readonly reviewById: DataLoader<string, Review | null>;
  /** by place: the review of the actor */
  readonly ownReview: DataLoader<string, Review | null>;
  /** whether the actor may see a place: what belongs to a hidden one is hidden as well */
  readonly maySee: (locationId: string) => Promise<boolean>;
};

export const reviewsContext =
  (reviews: Pick<ReviewStore, 'findMany' | 'ofMember'>, places: Pick<PlaceStore, 'findMany'>) =>
  (actor: Actor): ReviewsContext => {
    const placeById = new DataLoader<string, Place | null>(async (ids) => {
      const found = new Map((await places.findMany(ids)).map((place) => [place.id, place]));
      return ids.map((id) => found.get(id) ?? null);
    });
    return {
      actor,
      maySee: async (locationId) => {
        const place = await placeById.load(locationId);
        return place !== null && mayView(readerOf(actor), place);
      },
      reviewById: new DataLoader<string, Review | null>(async (ids) => {
        const found = new Map((await reviews.findMany(ids)).map((review) => [review.id, review]));
        return ids.map((id) => found.get(id) ?? null);
      }),
      ownReview: new DataLoader<string, Review | null>(async (locationIds) => {
        const own = actor.kind === 'member' ? await reviews.ofMember(actor.id, locationIds) : [];
        const found = new Map(own.map((review) => [review.locationId, review]));
        return locationIds.map((id) => found.get(id) ?? null);
      }),
    };
  };

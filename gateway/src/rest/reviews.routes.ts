import { AppError } from '@wellspring/errors';
import { opaqueId } from '@wellspring/rest-contract/path-parameters';
import { PHOTO_UNKNOWN, REVIEW_PHOTOS_MAX } from '@wellspring/rest-contract/photo';
import { LOCATION_UNKNOWN, REVIEW_UNKNOWN, REVIEWS_AWAY } from '@wellspring/rest-contract/request-messages';
import {
  OwnReview,
  Review,
  ReviewChange,
  ReviewChangeForm,
  ReviewDraft,
  ReviewDraftForm,
  ReviewQuery,
} from '@wellspring/rest-contract/review';
import { z } from 'zod';
import {
  RestChangeReview,
  RestCreateReview,
  RestDeleteReview,
  RestDeleteReviewPhoto,
  RestMyReviews,
  RestReviews,
} from '../generated/rest-operations.ts';
import { json, noContent, PAGE } from './answers.ts';
import { formBody, jsonBody, jsonOrForm, type Form } from './bodies.ts';
import { photoRule } from './photo-rules.ts';
import { defineRoute, NO_INPUT, type Route } from './route.ts';

const about = { ...NO_INPUT, group: 'Reviews' } as const;
const ofLocation = z.strictObject({ id: opaqueId(LOCATION_UNKNOWN) });
const ofReview = z.strictObject({ id: opaqueId(REVIEW_UNKNOWN) });
const ofPhoto = z.strictObject({ id: opaqueId(REVIEW_UNKNOWN), photoId: opaqueId(PHOTO_UNKNOWN) });
const PHOTOS = { photos: photoRule(REVIEW_PHOTOS_MAX) };

/** What was sent either way, with the keys of the files that came along. */
const withUploads = <Fields extends object>(body: Fields | Form<Fields, 'photos'>) =>
  'filesOf' in body
    ? { ...body.fields, uploads: body.filesOf('photos').map(({ id }) => id) }
    : { ...body, uploads: [] };

/** What members think of places. */
export const reviewRoutes: readonly Route[] = [
  defineRoute({
    ...about,
    method: 'GET',
    who: 'everyone',
    path: '/api/locations/{id}/reviews',
    summary: 'The reviews of a place, newest first',
    parameters: ofLocation,
    query: ReviewQuery,
    answers: { ok: json(200, z.array(Review), { headers: PAGE }) },
    document: RestReviews,
    variables: ({ parameters, query }) => ({ ...parameters, ...query }),
    reply: ({ ok }, { location }) => {
      if (location === null) throw new AppError('NOT_FOUND', LOCATION_UNKNOWN);
      if (location.reviews === null) throw new AppError('UNAVAILABLE', REVIEWS_AWAY);
      const { reviews, total } = location.reviews;
      return ok(reviews, { total });
    },
  }),
  defineRoute({
    ...about,
    method: 'GET',
    who: 'member',
    path: '/api/user/reviews',
    summary: "One's own reviews with their places, newest first",
    query: ReviewQuery,
    answers: { ok: json(200, z.array(OwnReview), { headers: PAGE }) },
    document: RestMyReviews,
    variables: ({ query }) => query,
    reply: ({ ok }, { myReviews: { reviews, total } }) => ok(reviews, { total }),
  }),
  defineRoute({
    ...about,
    method: 'POST',
    who: 'member',
    path: '/api/locations/{id}/reviews',
    summary: 'Publishes a review, with up to 3 photos',
    takesIdempotencyKey: true,
    parameters: ofLocation,
    body: jsonOrForm(jsonBody(ReviewDraft), formBody(ReviewDraftForm, PHOTOS)),
    answers: { created: json(201, Review) },
    document: RestCreateReview,
    variables: ({ parameters, body, idempotencyKey }) => ({
      input: { locationId: parameters.id, ...withUploads(body) },
      idempotencyKey,
    }),
    reply: ({ created }, { createReview }) => created(createReview.review),
  }),
  defineRoute({
    ...about,
    method: 'PUT',
    who: 'member',
    path: '/api/reviews/{id}',
    summary: "Changes one's own review: what is left out stays, photos are added or taken away",
    parameters: ofReview,
    body: jsonOrForm(jsonBody(ReviewChange), formBody(ReviewChangeForm, PHOTOS)),
    answers: { ok: json(200, Review) },
    document: RestChangeReview,
    variables: ({ parameters, body }) => ({ id: parameters.id, input: withUploads(body) }),
    reply: ({ ok }, { changeReview }) => ok(changeReview.review),
  }),
  defineRoute({
    ...about,
    method: 'DELETE',
    who: 'member',
    path: '/api/reviews/{id}',
    summary: "Deletes one's own review; admins, anybody's",
    parameters: ofReview,
    answers: { done: noContent() },
    document: RestDeleteReview,
    variables: ({ parameters }) => parameters,
    reply: ({ done }) => done(),
  }),
  defineRoute({
    ...about,
    method: 'DELETE',
    who: 'member',
    path: '/api/reviews/{id}/photos/{photoId}',
    summary: "Takes a photo away from one's own review; admins, from anybody's",
    parameters: ofPhoto,
    answers: { done: noContent() },
    document: RestDeleteReviewPhoto,
    variables: ({ parameters }) => parameters,
    reply: ({ done }) => done(),
  }),
];

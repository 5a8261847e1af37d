import { EMAIL, EMAIL_MAX } from '@wellspring/rest-contract/account-limits';
import { wholeNumber } from '@wellspring/rest-contract/query-parameters';
import { opaqueId } from '@wellspring/rest-contract/path-parameters';
import { text } from '@wellspring/rest-contract/text';
import { verbatim } from '@wellspring/words/message';
import { z } from 'zod';
import { eventStream, file, json, noContent, redirect, PAGE } from './answers.ts';
import { formBody, jsonBody, jsonOrForm, optionalBody } from './bodies.ts';
import { Caption, Correct, Delete, Favorite, List, Login, Logout, Reviews, Write } from './example-graph.fixture.ts';
import { defineLocalRoute, defineRoute, NO_INPUT, type Route } from './route.ts';
import { refusedFileFor } from './localized-text.ts';

const everyone = { ...NO_INPUT, who: 'everyone', group: 'Examples' } as const;
const members = { ...NO_INPUT, who: 'member', group: 'Examples' } as const;
const ReviewShape = z.strictObject({ id: z.string(), title: z.string() }).meta({ id: 'ExampleReview' });
const Title = text({ min: 1, max: 200, words: verbatim('Title is required') });
const ofReview = z.strictObject({ id: opaqueId(verbatim('Review not found')) });
const PHOTOS = {
  photos: {
    count: 2,
    bytes: 10_000,
    tooMany: verbatim('Too many photos'),
    tooLarge: verbatim('Images must be smaller than 10 kB'),
  },
};
const PHOTO = { ...PHOTOS.photos, count: 1, bytes: 3_000_000 };

/** One row for each feature of rows. */
export const EXAMPLE_ROUTES: readonly Route[] = [
  defineRoute({
    ...everyone,
    method: 'POST',
    path: '/api/login',
    summary: 'Signs in',
    body: jsonBody(
      z.strictObject({ email: text({ max: EMAIL_MAX, pattern: EMAIL }), password: text({ min: 6, max: 128 }) }),
    ),
    answers: { ok: json(200, z.strictObject({ message: z.string() }), { setsCookie: true }) },
    document: Login,
    variables: ({ body }) => body,
    reply: ({ ok }, { login }) =>
      ok({ message: 'Welcome back' }, { cookies: [{ name: 'wellspring.sid', value: login, maxAge: 60 }] }),
  }),
  defineLocalRoute({
    ...everyone,
    method: 'GET',
    path: '/api/login',
    summary: 'Leads to the page that signs in',
    answers: { there: redirect() },
    reply: ({ there }) => there('/auth?mode=login'),
  }),
  defineRoute({
    ...everyone,
    method: 'POST',
    path: '/api/logout',
    summary: 'Signs out',
    answers: { done: noContent({ setsCookie: true }) },
    document: Logout,
    variables: ({ session }) => ({ session }),
    reply: ({ done }) => done({ cookies: [{ name: 'wellspring.sid', value: null }] }),
  }),
  defineRoute({
    ...members,
    method: 'POST',
    path: '/api/reviews',
    summary: 'Writes a review',
    takesIdempotencyKey: true,
    body: jsonOrForm(jsonBody(z.strictObject({ title: Title })), formBody(z.strictObject({ title: Title }), PHOTOS)),
    answers: { created: json(201, ReviewShape, { headers: { Location: 'where it is' } }) },
    document: Write,
    variables: ({ body, idempotencyKey }) =>
      'fields' in body
        ? { title: body.fields.title, photos: body.filesOf('photos').map(({ id }) => id), key: idempotencyKey }
        : { title: body.title, photos: [], key: idempotencyKey },
    reply: ({ created }, { writeReview }) =>
      created(writeReview, { headers: { Location: `/api/reviews/${writeReview.id}` } }),
  }),
  defineLocalRoute({
    ...members,
    method: 'POST',
    path: '/api/pictures',
    summary: 'Takes the pictures that can be taken',
    body: formBody(NO_INPUT.query, {
      pictures: {
        count: 3,
        bytes: 10_000,
        tooMany: verbatim('Three are enough'),
        tooLarge: verbatim('Each picture must be under 10 kB'),
        reportsEachFile: true,
        noImage: verbatim('Please select pictures'),
      },
    }),
    answers: { ok: json(200, z.strictObject({ taken: z.array(z.int()), refused: z.array(z.string()) })) },
    reply: ({ ok }, { body, actor }) =>
      ok({
        taken: body.filesOf('pictures').map(({ at }) => at),
        refused: body
          .refusedOf('pictures')
          .map(refusedFileFor(actor))
          .map(({ at, name, message }) => `${at} ${name}: ${message}`),
      }),
  }),
  defineLocalRoute({
    ...members,
    method: 'PUT',
    path: '/api/user/photo',
    summary: 'Changes the profile image',
    body: formBody(NO_INPUT.query, { photo: PHOTO }),
    answers: { ok: json(200, z.strictObject({ id: z.string() })) },
    reply: ({ ok }, { body }) => ok({ id: body.filesOf('photo')[0]?.id ?? 'none' }),
  }),
  defineRoute({
    ...everyone,
    method: 'GET',
    path: '/api/reviews',
    summary: 'All reviews',
    query: z.strictObject({ limit: wholeNumber(1, 100).default(20), offset: wholeNumber(0, 1000).default(0) }),
    answers: { ok: json(200, z.array(ReviewShape), { headers: PAGE }) },
    document: Reviews,
    variables: ({ query }) => query,
    reply: ({ ok }, { reviews: { reviews, total } }) => ok(reviews, { total }),
  }),
  defineRoute({
    ...members,
    method: 'PUT',
    path: '/api/reviews/{id}/photos/{photoId}',
    summary: 'Changes what is said of a photo',
    parameters: ofReview.extend({ photoId: opaqueId(verbatim('Photo not found')) }),
    body: jsonBody(z.strictObject({ caption: text({ max: 200 }) })),
    answers: { ok: json(200, z.strictObject({ caption: z.string() })) },
    document: Caption,
    variables: ({ parameters, body }) => ({ ...parameters, ...body }),
    reply: ({ ok }, { captionPhoto }) => ok({ caption: captionPhoto }),
  }),
  defineRoute({
    ...members,
    method: 'PUT',
    path: '/api/reviews/{id}/at/{position}',
    summary: 'Corrects a review, at once or by a proposal',
    parameters: ofReview.extend({ position: wholeNumber(1, 99) }),
    answers: { ok: json(200, z.literal('done')), proposed: json(202, z.literal('proposed')) },
    document: Correct,
    variables: ({ parameters: { id, position } }) => ({ id, at: position }),
    reply: ({ ok, proposed }, { correct }) => (correct === 'done' ? ok('done') : proposed('proposed')),
  }),
  defineRoute({
    ...members,
    method: 'DELETE',
    path: '/api/reviews/{id}',
    summary: 'Deletes a review',
    parameters: ofReview,
    answers: { done: noContent() },
    document: Delete,
    variables: ({ parameters }) => parameters,
    reply: ({ done }) => done(),
  }),
  defineRoute({
    ...members,
    method: 'POST',
    path: '/api/reviews/{id}/favorite',
    summary: 'Toggles a favorite, or sets it',
    parameters: ofReview,
    body: optionalBody(jsonBody(z.strictObject({ isFavorite: z.boolean() }))),
    answers: { ok: json(200, z.strictObject({ isFavorite: z.boolean() })) },
    document: Favorite,
    variables: ({ parameters: { id }, body }) => ({ id, isFavorite: body?.isFavorite }),
    reply: ({ ok }, { favorite }) => ok({ isFavorite: favorite }),
  }),
  defineRoute({
    ...everyone,
    method: 'GET',
    path: '/api/lists/{code}/export',
    summary: 'A list as a file',
    parameters: z.strictObject({ code: opaqueId(verbatim('List not found')) }),
    query: z.strictObject({ format: z.enum(['gpx', 'csv'], { error: 'must be gpx or csv' }) }),
    answers: { saved: file(['application/gpx+xml', 'text/csv']) },
    document: List,
    variables: ({ parameters }) => parameters,
    reply: ({ saved }, { list }, { query: { format } }) =>
      saved(format === 'csv' ? 'text/csv' : 'application/gpx+xml', `Onsen – été.${format}`, list ?? ''),
  }),
  defineLocalRoute({
    ...members,
    method: 'GET',
    path: '/api/stream',
    summary: 'What happens to the member',
    answers: { events: eventStream() },
    reply: ({ events }, { signal }) =>
      events(
        (async function* () {
          yield 'event: badge\ndata: {"level":"gold"}';
          await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
        })(),
      ),
  }),
];

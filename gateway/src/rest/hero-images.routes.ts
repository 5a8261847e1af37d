import { AppError } from '@wellspring/errors';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import {
  AdminHeroImage,
  HeroImage,
  HeroImageChange,
  HeroImageForm,
  HeroImageOrder,
  HeroImageUpload,
} from '@wellspring/rest-contract/hero-image';
import {
  HERO_IMAGE_TOO_LARGE,
  HERO_IMAGE_TYPE_WRONG,
  HERO_IMAGE_UNKNOWN,
  HERO_IMAGES_AT_ONCE,
  HERO_IMAGES_COUNT_WRONG,
} from '@wellspring/rest-contract/hero-limits';
import { opaqueId } from '@wellspring/rest-contract/path-parameters';
import { PHOTO_BYTES_MAX } from '@wellspring/rest-contract/photo';
import { z } from 'zod';
import {
  RestAddHeroImages,
  RestAdminHeroImages,
  RestDeleteHeroImage,
  RestHeroImages,
  RestOrderHeroImages,
  RestSetHeroImageActive,
} from '../generated/rest-operations.ts';
import { json, noContent } from './answers.ts';
import { formBody, jsonBody, type Form } from './bodies.ts';
import { HERO_FORMATS } from './photo-rules.ts';
import { defineRoute, NO_INPUT, type Route } from './route.ts';
import { refusedFileFor } from './localized-text.ts';

const about = { ...NO_INPUT, who: 'admin', group: 'Hero images' } as const;
const ofImage = z.strictObject({ id: opaqueId(HERO_IMAGE_UNKNOWN) });
const FILES = {
  heroImages: {
    count: HERO_IMAGES_AT_ONCE,
    bytes: PHOTO_BYTES_MAX,
    formats: HERO_FORMATS,
    tooMany: HERO_IMAGES_COUNT_WRONG,
    tooLarge: HERO_IMAGE_TOO_LARGE,
    reportsEachFile: true,
    noImage: HERO_IMAGE_TYPE_WRONG,
  },
};

type Sent = Form<object, 'heroImages'>;

/** The files that came in. @throws the reason of the first where none did */
const filesIn = ({ filesOf, refusedOf }: Sent) => {
  const taken = filesOf('heroImages');
  const [first] = refusedOf('heroImages');
  if (taken.length === 0 && first) throw new AppError(first.code, first.words);
  return taken.map(({ id, name }) => ({ upload: id, originalName: name }));
};

type Refused = { readonly file: number; readonly originalName: string; readonly message: string };

/** Those that did not come in, and those that came and are no pictures, in the order they were sent. */
const allRefused = (actor: Actor, { filesOf, refusedOf }: Sent, later: readonly Refused[]): Refused[] => {
  const early = refusedOf('heroImages')
    .map(refusedFileFor(actor))
    .map(({ at, name, message }) => ({ file: at, originalName: name, message }));
  const taken = filesOf('heroImages');
  const named = later.map(({ file, ...why }) => ({ ...why, file: taken[file]?.at ?? file }));
  return [...early, ...named].sort((one, other) => one.file - other.file);
};

/** Pictures for the top of the landing page. */
export const heroImageRoutes: readonly Route[] = [
  defineRoute({
    ...about,
    method: 'GET',
    who: 'everyone',
    path: '/api/hero-images',
    summary: 'Pictures for the top of the landing page: the active ones, in their order',
    answers: { ok: json(200, z.array(HeroImage)) },
    document: RestHeroImages,
    variables: () => ({}),
    reply: ({ ok }, { heroImages }) => ok(heroImages),
  }),
  defineRoute({
    ...about,
    method: 'GET',
    path: '/api/admin/hero-images',
    summary: 'All hero images in their order, active or not',
    answers: { ok: json(200, z.array(AdminHeroImage)) },
    document: RestAdminHeroImages,
    variables: () => ({}),
    reply: ({ ok }, { adminHeroImages }) => ok(adminHeroImages),
  }),
  defineRoute({
    ...about,
    method: 'POST',
    path: '/api/admin/hero-images',
    summary: 'Adds 1 to 5 pictures behind those that are there',
    description:
      'JPEG, PNG or WebP, each under 5 MB. One that is refused does not stop the others; where all are, the reason of the first is the error.',
    takesIdempotencyKey: true,
    body: formBody(HeroImageForm, FILES),
    answers: { created: json(201, HeroImageUpload) },
    document: RestAddHeroImages,
    variables: ({ body, idempotencyKey }) => ({ files: filesIn(body), idempotencyKey }),
    reply: ({ created }, { addHeroImages: { uploaded, refused } }, { body, actor }) =>
      created({ uploaded, refused: allRefused(actor, body, refused) }),
  }),
  defineRoute({
    ...about,
    method: 'PUT',
    path: '/api/admin/hero-images/order',
    summary: 'Puts all hero images into an order; a 409 when some were added or deleted meanwhile',
    body: jsonBody(HeroImageOrder),
    answers: { ok: json(200, z.array(AdminHeroImage)) },
    document: RestOrderHeroImages,
    variables: ({ body }) => body,
    reply: ({ ok }, { orderHeroImages }) => ok(orderHeroImages),
  }),
  defineRoute({
    ...about,
    method: 'PUT',
    path: '/api/admin/hero-images/{id}/toggle',
    summary: 'Shows a hero image to everybody, or not',
    parameters: ofImage,
    body: jsonBody(HeroImageChange),
    answers: { ok: json(200, AdminHeroImage) },
    document: RestSetHeroImageActive,
    variables: ({ parameters, body }) => ({ ...parameters, ...body }),
    reply: ({ ok }, { setHeroImageActive }) => ok(setHeroImageActive),
  }),
  defineRoute({
    ...about,
    method: 'DELETE',
    path: '/api/admin/hero-images/{id}',
    summary: 'Deletes a hero image with its files',
    parameters: ofImage,
    answers: { done: noContent() },
    document: RestDeleteHeroImage,
    variables: ({ parameters }) => parameters,
    reply: ({ done }) => done(),
  }),
];

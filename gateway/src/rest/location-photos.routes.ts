import { AppError } from '@wellspring/errors';
import { LocationPhoto } from '@wellspring/rest-contract/location';
import { AddedPhotos, LocationPhotoChange, LocationPhotoForm } from '@wellspring/rest-contract/location-photo';
import { opaqueId } from '@wellspring/rest-contract/path-parameters';
import {
  LOCATION_PHOTOS_MAX,
  LOCATION_PHOTOS_TOO_MANY,
  PHOTO_MISSING,
  PHOTO_UNKNOWN,
} from '@wellspring/rest-contract/photo';
import { LOCATION_UNKNOWN, PHOTOS_WAIT } from '@wellspring/rest-contract/request-messages';
import { verbatim } from '@wellspring/words/message';
import { z } from 'zod';
import {
  RestAddLocationPhotos,
  RestChangeLocationPhoto,
  RestDeleteLocationPhoto,
  RestLocationPhotos,
  type PhotoFieldsFragment,
} from '../generated/rest-operations.ts';
import { json, noContent } from './answers.ts';
import { formBody, jsonBody } from './bodies.ts';
import { photoRuleByFile } from './photo-rules.ts';
import { defineRoute, NO_INPUT, type Route } from './route.ts';
import { refusedFileFor, localizedText } from './localized-text.ts';

const group = 'Locations';
const ofLocation = z.strictObject({ id: opaqueId(LOCATION_UNKNOWN) });
const ofPhoto = z.strictObject({ id: opaqueId(LOCATION_UNKNOWN), photoId: opaqueId(PHOTO_UNKNOWN) });
const photos = { ...NO_INPUT, group, path: '/api/locations/{id}/photos', parameters: ofLocation } as const;
const photo = {
  ...NO_INPUT,
  group,
  who: 'member',
  path: '/api/locations/{id}/photos/{photoId}',
  parameters: ofPhoto,
} as const;

const FILES = { photos: photoRuleByFile(LOCATION_PHOTOS_MAX, LOCATION_PHOTOS_TOO_MANY) };

/** One of the place's own. */
const own = (locationId: string) => (shown: PhotoFieldsFragment) => ({ ...shown, locationId, reviewTitle: null });

type Named = { readonly name: string; readonly message: string };

const named = ({ name, message }: Named): Named => ({ name, message });

/** @throws AppError VALIDATION that names each file, when none was stored */
const orRefused = (stored: number, refused: readonly Named[]): void => {
  if (stored > 0) return;
  const words = refused.map(({ name, message }) => `${name}: ${message}`).join('\n');
  throw new AppError('VALIDATION', words === '' ? PHOTO_MISSING : verbatim(words));
};

/** The photos of a place, its own and those of its reviews. */
export const locationPhotoRoutes: readonly Route[] = [
  defineRoute({
    ...photos,
    method: 'GET',
    who: 'everyone',
    summary: 'The photos of a place, then those of its newest reviews',
    answers: { ok: json(200, z.array(LocationPhoto)) },
    document: RestLocationPhotos,
    variables: ({ parameters }) => parameters,
    reply: ({ ok }, { location }, { parameters }) => {
      if (location === null) throw new AppError('NOT_FOUND', LOCATION_UNKNOWN);
      return ok(
        location.gallery.map(({ review, ...shown }) => ({
          ...own(parameters.id)(shown),
          reviewTitle: review?.title ?? null,
        })),
      );
    },
  }),
  defineRoute({
    ...photos,
    method: 'POST',
    who: 'member',
    summary: 'Gives a place photos, 10 in all; for whoever submitted it, and admins',
    description:
      'Good files are kept while others are refused by their names; when none is kept, it is a 400 that names each. With an Idempotency-Key each file of a repeated call is added once. ' +
      'Of a published place, photos of a member wait for an admin.',
    takesIdempotencyKey: true,
    body: formBody(LocationPhotoForm, FILES),
    answers: {
      created: json(201, AddedPhotos),
      proposed: json(202, AddedPhotos, { description: 'photos wait for an admin' }),
    },
    document: RestAddLocationPhotos,
    variables: ({ parameters, body: { fields, filesOf }, idempotencyKey }) => ({
      ...parameters,
      uploads: filesOf('photos').map(({ id, name, at }) => ({
        upload: id,
        name,
        caption: fields.captions?.[at] ?? null,
        key: idempotencyKey === undefined ? null : `${idempotencyKey}/${at}`,
      })),
      idempotencyKey,
    }),
    reply: ({ created, proposed }, { addLocationPhotos }, { parameters, body, actor }) => {
      const refused = [...body.refusedOf('photos').map(refusedFileFor(actor)), ...addLocationPhotos.refused].map(named);
      const photos = addLocationPhotos.photos.map(own(parameters.id));
      const waiting = addLocationPhotos.waiting.map(own(parameters.id));
      orRefused(photos.length + waiting.length, refused);
      return waiting.length === 0
        ? created({ photos, refused })
        : proposed({ photos, waiting, notice: localizedText(actor, PHOTOS_WAIT), refused });
    },
  }),
  defineRoute({
    ...photo,
    method: 'PUT',
    summary:
      'Changes the caption of a photo, makes it the main one or moves it; for whoever submitted the place, and admins',
    body: jsonBody(LocationPhotoChange),
    answers: {
      ok: json(200, LocationPhoto),
      proposed: json(202, LocationPhoto, { description: 'the caption waits for an admin: the photo as it would be' }),
    },
    document: RestChangeLocationPhoto,
    variables: ({ parameters, body }) => ({ ...parameters, input: body }),
    reply: ({ ok, proposed }, { changeLocationPhoto: { isWaiting, ...changed } }, { parameters }) =>
      (isWaiting ? proposed : ok)(own(parameters.id)(changed)),
  }),
  defineRoute({
    ...photo,
    method: 'DELETE',
    summary:
      'Takes a photo away from a place, or back before an admin has looked at it; for whoever submitted it, and admins',
    answers: { done: noContent() },
    document: RestDeleteLocationPhoto,
    variables: ({ parameters }) => parameters,
    reply: ({ done }) => done(),
  }),
];

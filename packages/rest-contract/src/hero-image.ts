import { say } from '@wellspring/words/message';
import { z } from 'zod';
import { HERO_IMAGES_MAX } from './hero-limits.ts';
import { ID_MAX } from './text-limits.ts';
import { errorParams, text } from './text.ts';

const url = z.string().describe('1920 pixels wide at most; -640 and -1280 in place of -1920 are the other sizes');

/** A picture for the top of the landing page. */
export const HeroImage = z.strictObject({ id: z.string(), url, isActive: z.boolean() }).meta({ id: 'HeroImage' });
export type HeroImage = z.output<typeof HeroImage>;

/** The same for those who keep the site, active or not. */
export const AdminHeroImage = z
  .strictObject({
    id: z.string(),
    filename: z.string().describe('as it is kept'),
    originalName: z.string().describe('as it was called where it came from'),
    url,
    isActive: z.boolean(),
    uploadedAt: z.iso.datetime(),
    position: z.int32().min(1).describe('from 1, without gaps'),
  })
  .meta({ id: 'AdminHeroImage' });
export type AdminHeroImage = z.output<typeof AdminHeroImage>;

/** The fields of POST /api/admin/hero-images beside its files. */
export const HeroImageForm = z.strictObject({});

/** What POST /api/admin/hero-images answers: one file that is refused does not stop the others. */
export const HeroImageUpload = z
  .strictObject({
    uploaded: z.int32().min(1).describe('how many were taken'),
    refused: z.array(
      z.strictObject({
        file: z.int32().min(0).describe('which of the files, from 0'),
        originalName: z.string(),
        message: z.string(),
      }),
    ),
  })
  .meta({ id: 'HeroImageUpload' });
export type HeroImageUpload = z.output<typeof HeroImageUpload>;

/** PUT /api/admin/hero-images/order. */
export const HeroImageOrder = z
  .strictObject({
    ids: z
      .array(text({ min: 1, max: ID_MAX }))
      .max(HERO_IMAGES_MAX)
      .describe('of all hero images, the first one first'),
  })
  .meta({ id: 'HeroImageOrder' });

/** PUT /api/admin/hero-images/{id}/toggle. */
export const HeroImageChange = z
  .strictObject({ isActive: z.boolean(errorParams(say('contract.isActiveWrong'))) })
  .meta({ id: 'HeroImageChange' });

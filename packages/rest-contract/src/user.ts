import { z } from 'zod';

/** The member who is signed in, as only they see themselves. */
export const User = z
  .strictObject({
    id: z.string(),
    email: z.string(),
    username: z.string().nullable(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    language: z.string().describe('of their pages and of mails to them: a tag such as de'),
    profileImageUrl: z.string().nullable(),
    isAdmin: z.boolean(),
    isOwner: z.boolean(),
    isEmailVerified: z.boolean(),
    hasCompletedOnboarding: z.boolean(),
    getsDigest: z.boolean().describe('as an admin: is mailed once a day what waits'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'User' });

// Made by tools/generate/words.mjs from packages/words/messages.
import type { Language } from '../languages.ts';
import type { CompiledPart } from '../translate.ts';
import type { Part } from './messages.ts';

/** Fetches one part in one language. */
export const LOAD: Readonly<Record<Language, Readonly<Record<Part, () => Promise<CompiledPart>>>>> = {
  en: {
    account: () => import('./en/account.ts').then(({ messages }) => messages),
    addLocation: () => import('./en/addLocation.ts').then(({ messages }) => messages),
    admin: () => import('./en/admin.ts').then(({ messages }) => messages),
    analyticsErrors: () => import('./en/analyticsErrors.ts').then(({ messages }) => messages),
    catalogErrors: () => import('./en/catalogErrors.ts').then(({ messages }) => messages),
    contract: () => import('./en/contract.ts').then(({ messages }) => messages),
    errors: () => import('./en/errors.ts').then(({ messages }) => messages),
    fields: () => import('./en/fields.ts').then(({ messages }) => messages),
    identityErrors: () => import('./en/identityErrors.ts').then(({ messages }) => messages),
    landing: () => import('./en/landing.ts').then(({ messages }) => messages),
    lists: () => import('./en/lists.ts').then(({ messages }) => messages),
    listsErrors: () => import('./en/listsErrors.ts').then(({ messages }) => messages),
    mails: () => import('./en/mails.ts').then(({ messages }) => messages),
    map: () => import('./en/map.ts').then(({ messages }) => messages),
    moderationErrors: () => import('./en/moderationErrors.ts').then(({ messages }) => messages),
    places: () => import('./en/places.ts').then(({ messages }) => messages),
    reviews: () => import('./en/reviews.ts').then(({ messages }) => messages),
    reviewsErrors: () => import('./en/reviewsErrors.ts').then(({ messages }) => messages),
    site: () => import('./en/site.ts').then(({ messages }) => messages),
  },
  'en-XA': {
    account: () => import('./en-XA/account.ts').then(({ messages }) => messages),
    addLocation: () => import('./en-XA/addLocation.ts').then(({ messages }) => messages),
    admin: () => import('./en-XA/admin.ts').then(({ messages }) => messages),
    analyticsErrors: () => import('./en-XA/analyticsErrors.ts').then(({ messages }) => messages),
    catalogErrors: () => import('./en-XA/catalogErrors.ts').then(({ messages }) => messages),
    contract: () => import('./en-XA/contract.ts').then(({ messages }) => messages),
    errors: () => import('./en-XA/errors.ts').then(({ messages }) => messages),
    fields: () => import('./en-XA/fields.ts').then(({ messages }) => messages),
    identityErrors: () => import('./en-XA/identityErrors.ts').then(({ messages }) => messages),
    landing: () => import('./en-XA/landing.ts').then(({ messages }) => messages),
    lists: () => import('./en-XA/lists.ts').then(({ messages }) => messages),
    listsErrors: () => import('./en-XA/listsErrors.ts').then(({ messages }) => messages),
    mails: () => import('./en-XA/mails.ts').then(({ messages }) => messages),
    map: () => import('./en-XA/map.ts').then(({ messages }) => messages),
    moderationErrors: () => import('./en-XA/moderationErrors.ts').then(({ messages }) => messages),
    places: () => import('./en-XA/places.ts').then(({ messages }) => messages),
    reviews: () => import('./en-XA/reviews.ts').then(({ messages }) => messages),
    reviewsErrors: () => import('./en-XA/reviewsErrors.ts').then(({ messages }) => messages),
    site: () => import('./en-XA/site.ts').then(({ messages }) => messages),
  },
};

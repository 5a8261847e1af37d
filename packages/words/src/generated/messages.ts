// Made by tools/generate/words.mjs from packages/words/messages.
type Nothing = Readonly<Record<never, never>>;

/** The parts that messages are loaded in. */
export const PARTS = ['account', 'addLocation', 'admin', 'analyticsErrors', 'catalogErrors', 'contract', 'errors', 'fields', 'identityErrors', 'landing', 'lists', 'listsErrors', 'mails', 'map', 'moderationErrors', 'places', 'reviews', 'reviewsErrors', 'site'] as const;

export type Part = (typeof PARTS)[number];

/** The parameters of each message, by its id. */
export type Messages = {
  'errors.contentTypeUnsupported': Nothing;
  'errors.internal': Nothing;
  'errors.rateLimited': { readonly reason: string | number; readonly when: string | number };
  'errors.tryAgainInHours': { readonly count: number };
  'errors.tryAgainInMinutes': { readonly count: number };
  'errors.tryAgainInSeconds': { readonly count: number };
  'site.language': Nothing;
};

export type MessageId = keyof Messages;

// Made by tools/generate/words.mjs from packages/words/messages.
/** Fetches each part of this language. */
export const parts = {
  account: () => import('./account.ts'),
  achievements: () => import('./achievements.ts'),
  addLocation: () => import('./addLocation.ts'),
  admin: () => import('./admin.ts'),
  adminAnalytics: () => import('./adminAnalytics.ts'),
  adminPlaces: () => import('./adminPlaces.ts'),
  adminSettings: () => import('./adminSettings.ts'),
  categories: () => import('./categories.ts'),
  contract: () => import('./contract.ts'),
  fields: () => import('./fields.ts'),
  landing: () => import('./landing.ts'),
  lists: () => import('./lists.ts'),
  map: () => import('./map.ts'),
  place: () => import('./place.ts'),
  places: () => import('./places.ts'),
  reviews: () => import('./reviews.ts'),
  site: () => import('./site.ts'),
};

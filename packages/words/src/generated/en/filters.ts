// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  anyDistance: "Any distance",
  bathe: "Warm enough to bathe",
  bestRated: "Loved by members",
  chosen: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " filter", other: number("en", d.count, 0) + " filters" }),
  clear: "Clear filters",
  close: "Similar places",
  closeWhy: (d) => plural(d.count, 0, en, { "0": "No place matches all of it. These come close.", one: "One place matches all of it. These come close.", other: "Few places match all of it. These come close." }),
  earlier: "Previous places",
  free: "Free",
  freeAndWild: "Free and wild",
  heading: "Filters",
  hideUnsaid: "Only places that say so",
  later: "More places",
  months: "Open in",
  more: (d) => plural(d.count, 0, en, { one: "Show " + number("en", d.count, 0) + " more", other: "Show " + number("en", d.count, 0) + " more" }),
  near: (d) => "Near " + d.place,
  newPhotos: "New, with photos",
  noneSays: "No listed place says that it has all of this.",
  openIn: (d) => "Open in " + d.month,
  openNow: "Open now",
  photos: "With photos",
  radius: "How far away",
  rating: (d) => "Rated " + d.rating + " or more",
  ratings: "Rating",
  remove: (d) => "Remove the filter " + d.filter,
  show: (d) => plural(d.count, 0, en, { "0": "No places", one: "Show " + number("en", d.count, 0) + " place", other: "Show " + number("en", d.count, 0) + " places" }),
  showAll: "Show all",
  showUnsaid: "Show them too",
  sort: (d) => select(d.by, { relevance: "Most relevant first", distance: "Nearest first", rating: "Best rated first", newest: "Newest first", other: "Warmest water first" }),
  sortBy: "Order of the places",
  sortFeatured: "Featured first",
  temperatureFrom: "From",
  temperatureTo: "To",
  unknown: "Also places that do not say",
  unsaid: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " more place does not say", other: number("en", d.count, 0) + " more places do not say" }),
  whyOrder: "Why this order?",
  withBed: "With a bed for the night",
  withinDistance: (d) => "Within " + d.distance,
  without: (d) => "Without “" + d.filter + "”"
};

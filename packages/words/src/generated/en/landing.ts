// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  carousel: "carousel",
  exampleBath: "thermal baths Budapest",
  exampleFree: "free hot springs",
  exampleKind: "onsen",
  exampleNear: "hot springs near Reykjavík",
  exampleTown: "sauna Helsinki",
  examples: "Example searches",
  exploreMap: "Explore the map",
  heading: "Discover Sacred Places",
  intro: "Hot springs, retreats and quiet places to recover, all over the world.",
  join: "Join the Community",
  joinText: "Sign up to contribute healing locations and save your favorites",
  letPicturesChange: "Let the pictures change",
  mapText: "From the next valley to the far side of the world.",
  oneMap: "Every place on one map",
  pausePictures: "Pause the pictures",
  pictureOf: (d) => "Picture " + d.number + " of " + d.count,
  pictures: "Pictures",
  placesOnMap: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " place", other: number("en", d.count, 0) + " places" }) + ", from the next valley to the far side of the world.",
  showPicture: (d) => "Show picture " + d.number + " of " + d.count,
  statCountries: "Countries",
  statMembers: "Community Members",
  statPlaces: "Sacred Places",
  statReviews: "Reviews",
  statsHeading: "Community in numbers",
  title: "Wellspring: hot springs, retreats and quiet places, all over the world",
  trust: "Kept by its members. No ads, no paid places, and ratings only from those who wrote a review."
};

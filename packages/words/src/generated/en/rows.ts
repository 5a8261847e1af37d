// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  bestRated: "Loved by members",
  earlier: "Previous places",
  freeAndWild: "Free and wild",
  later: "More places",
  near: (d) => "Near " + d.place,
  newPhotos: "New, with photos",
  showAll: "Show all",
  withBed: "With a bed for the night"
};

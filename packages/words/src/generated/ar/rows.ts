// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  bestRated: "يحبها الأعضاء",
  earlier: "الأماكن السابقة",
  freeAndWild: "مجانية وفي قلب الطبيعة",
  later: "أماكن أخرى",
  near: (d) => "قرب " + d.place,
  newPhotos: "جديدة مع صور",
  showAll: "عرض الكل",
  withBed: "مع سرير للمبيت"
};

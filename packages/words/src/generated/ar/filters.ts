// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const ar = cardinal('ar');
export const messages: CompiledPart = {
  anyDistance: "أي مسافة",
  bathe: "دافئ بما يكفي للاستحمام",
  bestRated: "يحبها الأعضاء",
  chosen: (d) => plural(d.count, 0, ar, { zero: "بلا عوامل تصفية", one: "عامل تصفية واحد", two: "عاملا تصفية", few: number("ar-u-nu-latn", d.count, 0) + " عوامل تصفية", many: number("ar-u-nu-latn", d.count, 0) + " عامل تصفية", other: number("ar-u-nu-latn", d.count, 0) + " عامل تصفية" }),
  clear: "مسح عوامل التصفية",
  close: "أماكن مشابهة",
  closeWhy: (d) => plural(d.count, 0, ar, { "0": "لا يوجد مكان يطابق كل ذلك. هذه أماكن قريبة منه.", zero: "لا يوجد مكان يطابق كل ذلك. هذه أماكن قريبة منه.", one: "قليل من الأماكن يطابق كل ذلك. هذه أماكن قريبة منه.", two: "قليل من الأماكن يطابق كل ذلك. هذه أماكن قريبة منه.", few: "قليل من الأماكن يطابق كل ذلك. هذه أماكن قريبة منه.", many: "قليل من الأماكن يطابق كل ذلك. هذه أماكن قريبة منه.", other: "قليل من الأماكن يطابق كل ذلك. هذه أماكن قريبة منه." }),
  earlier: "الأماكن السابقة",
  free: "مجاني",
  freeAndWild: "مجانية وفي قلب الطبيعة",
  heading: "عوامل التصفية",
  hideUnsaid: "الأماكن التي تذكر ذلك فقط",
  later: "أماكن أخرى",
  months: "مفتوح في",
  more: (d) => plural(d.count, 0, ar, { zero: "عرض " + number("ar-u-nu-latn", d.count, 0) + " أخرى", one: "عرض واحد آخر", two: "عرض اثنين آخرين", few: "عرض " + number("ar-u-nu-latn", d.count, 0) + " أخرى", many: "عرض " + number("ar-u-nu-latn", d.count, 0) + " أخرى", other: "عرض " + number("ar-u-nu-latn", d.count, 0) + " أخرى" }),
  near: (d) => "قرب " + d.place,
  newPhotos: "جديدة مع صور",
  noneSays: "لا يوجد مكان مُدرج يذكر أنه يجمع كل ذلك.",
  openIn: (d) => "مفتوح في " + d.month,
  openNow: "مفتوح الآن",
  photos: "مع صور",
  radius: "المسافة",
  rating: (d) => "بتقييم " + d.rating + " أو أكثر",
  ratings: "التقييم",
  remove: (d) => "إزالة عامل التصفية " + d.filter,
  show: (d) => plural(d.count, 0, ar, { "0": "لا أماكن", zero: "لا أماكن", one: "عرض مكان واحد", two: "عرض مكانين", few: "عرض " + number("ar-u-nu-latn", d.count, 0) + " أماكن", many: "عرض " + number("ar-u-nu-latn", d.count, 0) + " مكانًا", other: "عرض " + number("ar-u-nu-latn", d.count, 0) + " مكان" }),
  showAll: "عرض الكل",
  showUnsaid: "عرضها أيضًا",
  sort: (d) => select(d.by, { relevance: "الأكثر صلة أولًا", distance: "الأقرب أولًا", rating: "الأعلى تقييمًا أولًا", newest: "الأحدث أولًا", other: "الأدفأ ماءً أولًا" }),
  sortBy: "ترتيب الأماكن",
  sortFeatured: "المميزة أولًا",
  temperatureFrom: "من",
  temperatureTo: "إلى",
  unknown: "الأماكن التي لا تذكر ذلك أيضًا",
  unsaid: (d) => plural(d.count, 0, ar, { zero: "لا أماكن أخرى", one: "مكان آخر لا يذكر ذلك", two: "مكانان آخران لا يذكران ذلك", few: number("ar-u-nu-latn", d.count, 0) + " أماكن أخرى لا تذكر ذلك", many: number("ar-u-nu-latn", d.count, 0) + " مكانًا آخر لا يذكر ذلك", other: number("ar-u-nu-latn", d.count, 0) + " مكان آخر لا يذكر ذلك" }),
  whyOrder: "لماذا هذا الترتيب؟",
  withBed: "مع سرير للمبيت",
  withinDistance: (d) => "ضمن " + d.distance,
  without: (d) => "من دون «" + d.filter + "»"
};

// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const ar = cardinal('ar');
export const messages: CompiledPart = {
  carousel: "عرض متتابع",
  exampleBath: "ساونا هلسنكي",
  exampleFree: "ينابيع حارة مجانية",
  exampleKind: "يوغا",
  exampleNear: "ينابيع حارة نيوزيلندا",
  exampleTown: "حمام تركي اسطنبول",
  examples: "أمثلة على البحث",
  exploreMap: "استكشاف الخريطة",
  heading: "اكتشف أماكن الشفاء والسكينة",
  intro: "ينابيع حارة وخلوات وأماكن هادئة لاستعادة العافية، في أنحاء العالم.",
  join: "الانضمام إلى المجتمع",
  joinText: "أنشئ حسابًا لإضافة أماكن الاستشفاء وحفظ مفضلاتك",
  letPicturesChange: "تشغيل تبدّل الصور",
  mapText: "من الوادي المجاور إلى أقصى العالم.",
  oneMap: "كل مكان على خريطة واحدة",
  pausePictures: "إيقاف تبدّل الصور مؤقتًا",
  pictureOf: (d) => "الصورة " + d.number + " من " + d.count,
  pictures: "الصور",
  placesOnMap: (d) => plural(d.count, 0, ar, { zero: "لا أماكن", one: "مكان واحد", two: "مكانان", few: number("ar-u-nu-latn", d.count, 0) + " أماكن", many: number("ar-u-nu-latn", d.count, 0) + " مكانًا", other: number("ar-u-nu-latn", d.count, 0) + " مكان" }) + "، من الوادي المجاور إلى أقصى العالم.",
  showPicture: (d) => "عرض الصورة " + d.number + " من " + d.count,
  statCountries: "البلدان",
  statMembers: "أعضاء المجتمع",
  statPlaces: "أماكن الشفاء والسكينة",
  statReviews: "المراجعات",
  statsHeading: "المجتمع بالأرقام",
  title: "Wellspring: ينابيع حارة وخلوات وأماكن هادئة في أنحاء العالم",
  trust: "يرعاه أعضاؤه. لا إعلانات ولا أماكن مدفوعة، ولا تقييمات إلا ممن كتب مراجعة."
};

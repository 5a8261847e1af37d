// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const ar = cardinal('ar');
export const messages: CompiledPart = {
  allYear: "طوال العام",
  byAppointment: "بموعد مسبق",
  clear: (d) => "إزالة ما ذُكر: " + d.fact,
  cold: "بارد",
  confirm: "هذا صحيح",
  copyDay: (d) => d.day + ": نسخ إلى كل الأيام",
  count: (d) => plural(d.count, 0, ar, { "0": "لا معلومات بعد", zero: "لا معلومات بعد", one: "معلومة واحدة", two: "معلومتان", few: number("ar-u-nu-latn", d.count, 0) + " معلومات", many: number("ar-u-nu-latn", d.count, 0) + " معلومة", other: number("ar-u-nu-latn", d.count, 0) + " معلومة" }),
  currencyHelp: "ثلاثة أحرف، مثل EUR.",
  dateHelp: "سنة أو شهر أو يوم: 1980 أو 1980-06 أو 1980-06-24.",
  dayHelp: "يوم أو شهر أو سنة: 2027-06-24 أو 2027-06 أو 2027.",
  facts: "معلومات دقيقة",
  factsHelp: "يمكن البحث والتصفية بحسبها. اترك ما لا تعرفه.",
  highest: (d) => "الأعلى، بوحدة " + d.unit,
  hoursHelp: "مثل 09:00–17:00، وتفصل الفاصلة «,» بين عدة أوقات. فارغ: مغلق.",
  lowest: (d) => "الأدنى، بوحدة " + d.unit,
  measured: "مقيس بجهاز",
  noKind: "لا يوجد نوع بهذا الاسم.",
  notKnown: "غير معروف",
  notShown: "لا يمكن عرض المعلومات الآن",
  notShownText: "يُحفظ ما كتبته.",
  notSo: "ليس كذلك",
  origin: "المصدر والتاريخ",
  rule: "قاعدة للمواسم والاستثناءات",
  ruleHelp: "كما في OpenStreetMap: Apr-Oct Mo-Fr 09:00-17:00; PH off",
  scalding: "حارق",
  searchKinds: "بحث في الأنواع",
  stored: (d) => "المحفوظ: " + d.fact,
  storedNothing: "لا شيء",
  unconfirmed: "مقروء من النص. لم يؤكده أحد.",
  understood: (d) => "فهمنا: " + d.fact,
  useIt: "استخدامه"
};

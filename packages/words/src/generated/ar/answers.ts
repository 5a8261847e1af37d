// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const ar = cardinal('ar');
export const messages: CompiledPart = {
  allDay: "طوال اليوم",
  allFacts: "كل المعلومات والمصادر",
  archiveDetails: "في السجلات",
  asOf: (d) => "حتى " + d.date + select(d.hasSource, { yes: "، " + d.source, other: "" }),
  bestIn: (d) => "الأفضل: " + d.months,
  byAppointment: "بموعد مسبق",
  closedNow: "مغلق",
  closedUntil: (d) => "مغلق · يفتح " + select(d.day, { today: "الساعة " + d.time, tomorrow: "غدًا الساعة " + d.time, other: d.date + " الساعة " + d.time }),
  confirmedBy: (d) => "أكّده " + select(d.by, { member: "أحد الأعضاء", owner: "المالك", other: "فريقنا" }) + select(d.hasDate, { yes: "، " + d.date, other: "" }),
  dateOfSource: "تاريخ المصدر",
  dayClosed: "مغلق",
  directions: "الاتجاهات",
  directionsTo: (d) => "الاتجاهات إلى " + d.name,
  feels: (d) => select(d.band, { cold: "بارد", cool: "فاتر", warm: "دافئ", hot: "ساخن", other: "حارق" }),
  fromTown: (d) => "على بعد " + d.distance + " " + select(d.direction, { N: "شمال", NE: "شمال شرق", E: "شرق", SE: "جنوب شرق", S: "جنوب", SW: "جنوب غرب", W: "غرب", other: "شمال غرب" }) + " " + d.town,
  howToGetIn: "هل زرت هذا المكان؟ من يمكنه الدخول؟",
  inTheirWords: "بكلماتهم",
  inTown: (d) => "في " + d.town,
  isItWarm: "هل زرت هذا المكان؟ هل الماء دافئ بما يكفي للاستحمام؟",
  listedBy: (d) => "مدرج لدى " + d.source + "، ولم يؤكده أحد هنا بعد",
  mapApp: (d) => select(d.app, { device: "خرائط هذا الجهاز", google: "خرائط Google", apple: "خرائط Apple", other: "OpenStreetMap" }),
  openAllYear: "مفتوح طوال السنة",
  openIn: (d) => "مفتوح: " + d.months,
  openNow: "مفتوح الآن",
  openUntil: (d) => "مفتوح الآن · يغلق " + select(d.day, { today: "الساعة " + d.time, tomorrow: "غدًا الساعة " + d.time, other: d.date + " الساعة " + d.time }),
  placeTime: "بالتوقيت المحلي",
  road: (d) => "الطريق: " + d.road,
  saidBy: (d) => "المصدر: " + d.source,
  thisWeek: (d) => "هذا الأسبوع: " + d.hours,
  todayHours: (d) => "اليوم، " + d.day,
  walk: (d) => plural(d.minutes, 0, ar, { zero: number("ar-u-nu-latn", d.minutes, 0) + " دقيقة سيرًا", one: "دقيقة واحدة سيرًا", two: "دقيقتان سيرًا", few: number("ar-u-nu-latn", d.minutes, 0) + " دقائق سيرًا", many: number("ar-u-nu-latn", d.minutes, 0) + " دقيقة سيرًا", other: number("ar-u-nu-latn", d.minutes, 0) + " دقيقة سيرًا" }),
  weekHours: "ساعات الأسبوع",
  whatDoesItCost: "هل زرت هذا المكان؟ كم التكلفة؟",
  whenIsItBest: "هل زرت هذا المكان؟ ما أفضل وقت للزيارة؟",
  whenToCome: "متى تزوره",
  whoMayEnter: "من يمكنه الدخول"
};

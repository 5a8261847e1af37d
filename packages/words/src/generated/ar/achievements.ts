// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const ar = cardinal('ar');
export const messages: CompiledPart = {
  add: "إضافة مكان",
  badges: "الشارات",
  earned: (d) => plural(d.count, 0, ar, { zero: "لم تحصل على شارات جديدة.", one: "حصلت على شارة جديدة.", two: "حصلت على شارتين جديدتين.", few: "حصلت على " + number("ar-u-nu-latn", d.count, 0) + " شارات جديدة.", many: "حصلت على " + number("ar-u-nu-latn", d.count, 0) + " شارة جديدة.", other: "حصلت على " + number("ar-u-nu-latn", d.count, 0) + " شارة جديدة." }),
  earnedCount: (d) => plural(d.count, 0, ar, { zero: "لم تحصل على شارات جديدة.", one: "حصلت على شارة جديدة.", two: "حصلت على شارتين جديدتين.", few: "حصلت على " + number("ar-u-nu-latn", d.count, 0) + " شارات جديدة.", many: "حصلت على " + number("ar-u-nu-latn", d.count, 0) + " شارة جديدة.", other: "حصلت على " + number("ar-u-nu-latn", d.count, 0) + " شارة جديدة." }),
  empty: "لا إنجازات بعد. أضف أماكن أو اكتب مراجعات أو أنشئ قوائم لتحصل على شارتك الأولى.",
  failed: "تعذّر تحميل الشارات",
  heading: "الإنجازات",
  level: (d) => select(d.level, { starter: "مبتدئ", bronze: "برونزي", silver: "فضي", gold: "ذهبي", other: d.level }),
  nextLevels: "المستويات التالية",
  progress: (d) => number("ar-u-nu-latn", d.count, 0) + " من " + number("ar-u-nu-latn", d.goal, 0),
  showAll: (d) => "عرض الكل (" + number("ar-u-nu-latn", d.count, 0) + ")",
  unlocked: "إنجازات جديدة",
  upToDateText: "إنجازاتك محدّثة.",
  upToDateTitle: "تم تحديث الشارات",
  update: "تحديث",
  updateFailedText: "تعذّر تحديث الشارات. يُرجى المحاولة مرة أخرى.",
  updateFailedTitle: "تعذّر التحديث"
};

// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const ar = cardinal('ar');
export const messages: CompiledPart = {
  add: "إضافة مكان",
  badges: "الشارات",
  contributor: "المساهمة",
  contributorNeeds: (d) => plural(d.count, 0, ar, { zero: "لا أماكن موثّقة", one: "مكان موثّق واحد", two: "مكانان موثّقان", few: number("ar-u-nu-latn", d.count, 0) + " أماكن موثّقة", many: number("ar-u-nu-latn", d.count, 0) + " مكانًا موثّقًا", other: number("ar-u-nu-latn", d.count, 0) + " مكان موثّق" }),
  curator: "تنسيق القوائم",
  curatorNeeds: (d) => plural(d.count, 0, ar, { zero: "لا قوائم عامة", one: "قائمة عامة واحدة", two: "قائمتان عامتان", few: number("ar-u-nu-latn", d.count, 0) + " قوائم عامة", many: number("ar-u-nu-latn", d.count, 0) + " قائمة عامة", other: number("ar-u-nu-latn", d.count, 0) + " قائمة عامة" }),
  earned: (d) => plural(d.count, 0, ar, { zero: "لم تحصل على شارات جديدة.", one: "حصلت على شارة جديدة.", two: "حصلت على شارتين جديدتين.", few: "حصلت على " + number("ar-u-nu-latn", d.count, 0) + " شارات جديدة.", many: "حصلت على " + number("ar-u-nu-latn", d.count, 0) + " شارة جديدة.", other: "حصلت على " + number("ar-u-nu-latn", d.count, 0) + " شارة جديدة." }),
  earnedCount: (d) => plural(d.count, 0, ar, { zero: "لم تحصل على شارات جديدة.", one: "حصلت على شارة جديدة.", two: "حصلت على شارتين جديدتين.", few: "حصلت على " + number("ar-u-nu-latn", d.count, 0) + " شارات جديدة.", many: "حصلت على " + number("ar-u-nu-latn", d.count, 0) + " شارة جديدة.", other: "حصلت على " + number("ar-u-nu-latn", d.count, 0) + " شارة جديدة." }),
  empty: "لا إنجازات بعد. أضف أماكن أو اكتب مراجعات أو أنشئ قوائم لتحصل على شارتك الأولى.",
  explorer: "الاستكشاف",
  explorerNeeds: (d) => plural(d.count, 0, ar, { zero: "لا أماكن زرتها أو أضفتها إلى المفضلة", one: "مكان واحد زرته أو أضفته إلى المفضلة", two: "مكانان زرتهما أو أضفتهما إلى المفضلة", few: number("ar-u-nu-latn", d.count, 0) + " أماكن زرتها أو أضفتها إلى المفضلة", many: number("ar-u-nu-latn", d.count, 0) + " مكانًا زرته أو أضفته إلى المفضلة", other: number("ar-u-nu-latn", d.count, 0) + " مكان زرته أو أضفته إلى المفضلة" }),
  failed: "تعذّر تحميل الشارات",
  heading: "الإنجازات",
  level: (d) => select(d.level, { starter: "مبتدئ", bronze: "برونزي", silver: "فضي", gold: "ذهبي", other: d.level }),
  nextLevels: "المستويات التالية",
  pillar: "ركيزة المجتمع",
  pillarNeeds: (d) => plural(d.count, 0, ar, { zero: "لا شارات أخرى بالمستوى الفضي أو أعلى", one: "شارة أخرى واحدة بالمستوى الفضي أو أعلى", two: "شارتان أخريان بالمستوى الفضي أو أعلى", few: number("ar-u-nu-latn", d.count, 0) + " شارات أخرى بالمستوى الفضي أو أعلى", many: number("ar-u-nu-latn", d.count, 0) + " شارة أخرى بالمستوى الفضي أو أعلى", other: number("ar-u-nu-latn", d.count, 0) + " شارة أخرى بالمستوى الفضي أو أعلى" }),
  progress: (d) => number("ar-u-nu-latn", d.count, 0) + " من " + number("ar-u-nu-latn", d.goal, 0),
  reviewer: "كتابة المراجعات",
  reviewerNeeds: (d) => plural(d.count, 0, ar, { zero: "لا أماكن كُتبت عنها مراجعات", one: "مكان واحد كُتبت عنه مراجعة", two: "مكانان كُتبت عنهما مراجعات", few: number("ar-u-nu-latn", d.count, 0) + " أماكن كُتبت عنها مراجعات", many: number("ar-u-nu-latn", d.count, 0) + " مكانًا كُتبت عنه مراجعات", other: number("ar-u-nu-latn", d.count, 0) + " مكان كُتبت عنه مراجعات" }),
  showAll: (d) => "عرض الكل (" + number("ar-u-nu-latn", d.count, 0) + ")",
  unlocked: "إنجازات جديدة",
  upToDateText: "إنجازاتك محدّثة.",
  upToDateTitle: "تم تحديث الشارات",
  update: "تحديث",
  updateFailedText: "تعذّر تحديث الشارات. يُرجى المحاولة مرة أخرى.",
  updateFailedTitle: "تعذّر التحديث",
  withLevel: (d) => d.name + " (" + select(d.level, { starter: "مبتدئ", bronze: "برونزي", silver: "فضي", gold: "ذهبي", other: d.level }) + ")"
};

// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  forMembers: "صفحة للأعضاء.",
  forMembersText: "هذه الصفحة للأعضاء. بعد تسجيل الدخول تعود إلى هنا.",
  notFound: "404 الصفحة غير موجودة",
  notFoundText: "لا توجد صفحة في هذا العنوان.",
  placeYouLookFor: "ربما تجد هنا المكان الذي تبحث عنه:",
  refused: (d) => d.status + " تم رفض الطلب",
  refused400: "400 العنوان غير صالح",
  refused403: "403 غير مسموح",
  refused414: "414 العنوان طويل جدًا",
  refused421: "421 موقع غير معروف",
  refused429: "429 طلبات كثيرة جدًا"
};

// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  heroImageOrderTwice: "يجب أن يرد في ids كل صورة واجهة مرة واحدة",
  heroImagesBusy: "يجري تعديل صور الواجهة في موضع آخر. يُرجى المحاولة مرة أخرى.",
  listNotFound: "لم يُعثر على القائمة",
  messageBusy: "يجري تعديل هذه الرسالة في موضع آخر. يُرجى الاطلاع عليها قبل المحاولة مرة أخرى.",
  messageNotFound: "لم يُعثر على الرسالة",
  ownReportBusy: "يجري تعديل بلاغك في موضع آخر. يُرجى المحاولة مرة أخرى بعد لحظات.",
  reportBusy: "يجري تعديل هذا البلاغ في موضع آخر. يُرجى الاطلاع عليه قبل المحاولة مرة أخرى.",
  reportFull: "أبلغت عن هذا من قبل، وقد اكتمل بلاغك. سيطّلع عليه أحد المشرفين.",
  reportNotFound: "لم يُعثر على البلاغ",
  reportRoomLeft: (d) => "أبلغت عن هذا من قبل. عدد الأحرف المتبقية في بلاغك: " + d.left + ".",
  reviewNotFound: "لم يُعثر على المراجعة",
  settingBusy: "يجري تعديل هذا الإعداد في موضع آخر. يُرجى المحاولة مرة أخرى.",
  settingUnknown: "لا يوجد إعداد كهذا",
  settingValueWrong: (d) => "يجب أن تكون قيمة value إما " + d.first + " وإما " + d.last,
  tooManyHeroImages: "أضفت صور واجهة كثيرة خلال ساعة.",
  tooManyMessages: "أرسلت رسائل كثيرة خلال ساعة.",
  tooManyReports: "قدّمت بلاغات كثيرة خلال ساعة."
};

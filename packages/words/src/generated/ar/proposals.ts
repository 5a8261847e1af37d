// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { select } from '@messageformat/runtime';
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  claimSent: "تم إرسال المطالبة",
  claimSentText: "ينظر فيها أحد المشرفين ونخبرك بالنتيجة.",
  claimText: "أخبرنا عن صلتك بـ <name></name>. يقرأ ذلك أحد المشرفين، وإلى أن يُتخذ القرار لا يتغير شيء. بعد ذلك تذكر الصفحة أن المالك قد وثّقه.",
  claimWaits: "طالبت بملكية هذا المكان. ينظر أحد المشرفين في ذلك.",
  decided: (d) => select(d.outcome, { declined: "تم الرفض", part: "تم القبول جزئيًا", other: "تم القبول" }),
  decidedOn: (d) => select(d.outcome, { declined: "تم الرفض في " + d.day, part: "تم القبول جزئيًا في " + d.day, other: "تم القبول في " + d.day }),
  description: "الوصف",
  descriptionTooLong: (d) => "يجب ألا يتجاوز عدد أحرف الوصف " + d.max,
  heading: "ما اقترحته",
  incomplete: "معلومات ناقصة",
  incompleteText: "يُرجى اختيار نوع البلاغ وكتابة وصف.",
  message: "الرسالة",
  messageTooLong: (d) => "يجب ألا يتجاوز عدد أحرف الرسالة " + d.max,
  messageTooShort: (d) => "يجب ألا يقل عدد أحرف الرسالة عن " + d.min,
  newer: "الأحدث",
  notLoaded: "لا يمكن تحميل ما اقترحته حاليًا.",
  older: "الأقدم",
  ownThis: "أملك هذا المكان أو أديره",
  ownership: "الملكية",
  pages: "صفحات ما اقترحته",
  pending: "بانتظار أحد المشرفين",
  proposalOf: (d) => select(d.kind, { claim: "مطالبة بالملكية: <place></place>", correction: "تصحيح: <place></place>", other: "صور: <place></place>" }),
  proposalOfUnseen: (d) => select(d.kind, { claim: "مطالبة بالملكية: مكان لا يمكن عرضه حاليًا", correction: "تصحيح: مكان لا يمكن عرضه حاليًا", other: "صور: مكان لا يمكن عرضه حاليًا" }),
  reportAddedText: "أبلغت عن هذا من قبل، لذا أُضيف ما كتبته إلى بلاغك السابق.",
  reportFailed: "تعذّر إرسال البلاغ",
  reportSent: "تم إرسال البلاغ",
  reportSentText: "شكرًا لمساعدتنا في تحسين مجتمعنا. سنراجع بلاغك قريبًا.",
  reportTitle: "الإبلاغ عن «<name></name>»",
  selectType: "اختيار نوع البلاغ",
  sendClaim: "إرسال المطالبة",
  submitReport: "إرسال البلاغ",
  submitting: "جارٍ الإرسال…",
  tryAgain: "إعادة المحاولة",
  whatIsWrong: "ما الخطأ؟",
  whoReadsIt: "يقرأ ذلك القائمون على الموقع، ولا أحد غيرهم."
};

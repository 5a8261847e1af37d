// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  alreadyReviewed: "كتبت مراجعة عن هذا المكان من قبل",
  changedElsewhere: "تغيّرت هذه المراجعة في موضع آخر في هذه الأثناء. يُرجى الاطلاع عليها قبل الحفظ.",
  contentTooLong: (d) => "يجب ألا يتجاوز عدد أحرف المراجعة " + d.max,
  contentTooShort: (d) => "يجب ألا يقل عدد أحرف المراجعة عن " + d.min,
  manyPhotos: "أضفت صورًا كثيرة خلال ساعة.",
  manyReviews: "كتبت مراجعات كثيرة خلال ساعة.",
  photoNotFound: "لم يُعثر على الصورة",
  placeBusy: "يكتب كثيرون مراجعات عن هذا المكان الآن. يُرجى المحاولة مرة أخرى بعد لحظات.",
  ratingRange: "يجب أن يكون التقييم بين 1 و5",
  reviewBusy: "يجري تعديل هذه المراجعة في موضع آخر. يُرجى الاطلاع عليها قبل المحاولة مرة أخرى.",
  reviewNotFound: "لم يُعثر على المراجعة",
  titleMissing: "العنوان مطلوب",
  titleTooLong: (d) => "يجب ألا يتجاوز عدد أحرف العنوان " + d.max,
  tooManyPhotos: (d) => "الحد الأقصى لعدد صور المراجعة هو " + d.max
};

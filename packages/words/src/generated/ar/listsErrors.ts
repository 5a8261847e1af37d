// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  accessDenied: "لا يُسمح بالوصول",
  badgesBusy: "تُحتسب هذه الشارات في موضع آخر حاليًا. يُرجى المحاولة مرة أخرى بعد لحظات.",
  changedElsewhere: "تغيّرت هذه القائمة في موضع آخر في هذه الأثناء. يُرجى الاطلاع عليها قبل الحفظ.",
  contributionBusy: "يجري تعديل هذا في موضع آخر. يُرجى المحاولة مرة أخرى بعد لحظات.",
  descriptionTooLong: (d) => "يجب ألا يتجاوز عدد أحرف الوصف " + d.max,
  itemNotFound: "هذا المكان ليس في القائمة",
  listBusy: "يجري تعديل هذه القائمة في موضع آخر. يُرجى الاطلاع عليها قبل المحاولة مرة أخرى.",
  listNotFound: "لم يُعثر على القائمة",
  listOvertaken: "تغيّرت هذه القائمة في موضع آخر في هذه الأثناء. يُرجى الاطلاع عليها قبل المحاولة مرة أخرى.",
  locationInList: "هذا المكان موجود في القائمة من قبل",
  manyLists: "أنشأت قوائم كثيرة خلال ساعة.",
  markBusy: "يجري تعديل هذا في موضع آخر. يُرجى المحاولة مرة أخرى.",
  nameMissing: "يُرجى إدخال اسم القائمة",
  nameTooLong: (d) => "يجب ألا يتجاوز عدد أحرف الاسم " + d.max,
  notesTooLong: (d) => "يجب ألا يتجاوز عدد أحرف الملاحظات " + d.max,
  ratingRange: "يجب أن يكون التقييم بين 1 و5",
  tooManyLocations: (d) => "الحد الأقصى لعدد أماكن القائمة هو " + d.max,
  userNotFound: "لم يُعثر على المستخدم",
  visitDateFuture: "لا يمكن أن يكون تاريخ الزيارة في المستقبل",
  visitDateInvalid: "يجب أن يكون تاريخ الزيارة يومًا، مثل ⁨2026-05-01⁩",
  visitOrderInvalid: "يجب أن تكون قيمة visitOrder عددًا صحيحًا بدءًا من 1"
};

// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const ar = cardinal('ar');
export const messages: CompiledPart = {
  addPhotos: "إضافة صور",
  confirmNewPassword: "تأكيد كلمة المرور الجديدة",
  draftDiscard: "تجاهل",
  draftNoPhotos: "لا تُحفظ الصور",
  draftPutIn: "إدراج ما كتبته",
  draftRestored: "تمت استعادة ما كتبته",
  draftStale: "تغيّر هذا في موضع آخر بعد أن كتبت هنا.",
  fileTooLarge: "الملف كبير جدًا",
  fileTypeInvalid: "نوع الملف غير صالح",
  makingSmaller: (d) => plural(d.count, 0, ar, { "1": "جارٍ تصغير الصورة…", zero: "جارٍ تصغير الصورة " + number("ar-u-nu-latn", d.number, 0) + " من " + number("ar-u-nu-latn", d.count, 0) + "…", one: "جارٍ تصغير الصورة " + number("ar-u-nu-latn", d.number, 0) + " من " + number("ar-u-nu-latn", d.count, 0) + "…", two: "جارٍ تصغير الصورة " + number("ar-u-nu-latn", d.number, 0) + " من " + number("ar-u-nu-latn", d.count, 0) + "…", few: "جارٍ تصغير الصورة " + number("ar-u-nu-latn", d.number, 0) + " من " + number("ar-u-nu-latn", d.count, 0) + "…", many: "جارٍ تصغير الصورة " + number("ar-u-nu-latn", d.number, 0) + " من " + number("ar-u-nu-latn", d.count, 0) + "…", other: "جارٍ تصغير الصورة " + number("ar-u-nu-latn", d.number, 0) + " من " + number("ar-u-nu-latn", d.count, 0) + "…" }),
  moveDone: (d) => "أصبح " + d.name + " في الترتيب " + number("ar-u-nu-latn", d.number, 0) + ".",
  moveGivenUp: (d) => "بقي " + d.name + " حيث كان.",
  moveHow: "لنقل عنصر، اضغط على مفتاح المسافة ثم حرّكه بمفاتيح الأسهم. اضغط على مفتاح المسافة مرة أخرى لوضعه في مكانه الجديد، أو على Escape للإلغاء.",
  movePicked: (d) => "تم التقاط " + d.name + "، الترتيب " + number("ar-u-nu-latn", d.number, 0) + " من " + number("ar-u-nu-latn", d.count, 0) + ".",
  newPassword: "كلمة المرور الجديدة",
  passwordAtLeast: (d) => "لا يقل عدد الأحرف عن " + number("ar-u-nu-latn", d.count, 0),
  passwordStrength: (d) => "قوة كلمة المرور: " + select(d.strength, { weak: "ضعيفة", fair: "مقبولة", good: "جيدة", other: "قوية" }),
  photoAgain: "تعذّرت قراءة هذه الصورة. يُرجى اختيارها من جديد.",
  photoUnreadable: "لا يمكن قراءة الصورة",
  photos: "الصور",
  photosMost: (d) => select(d.owner, { place: "الحد الأقصى لعدد صور المكان هو " + number("ar-u-nu-latn", d.most, 0), other: "الحد الأقصى لعدد صور المراجعة هو " + number("ar-u-nu-latn", d.most, 0) }),
  photosToChooseAgain: (d) => plural(d.count, 0, ar, { zero: "لا صور لاختيارها من جديد", one: "يجب اختيار صورة واحدة من جديد", two: "يجب اختيار صورتين من جديد", few: "يجب اختيار " + number("ar-u-nu-latn", d.count, 0) + " صور من جديد", many: "يجب اختيار " + number("ar-u-nu-latn", d.count, 0) + " صورة من جديد", other: "يجب اختيار " + number("ar-u-nu-latn", d.count, 0) + " صورة من جديد" }) + ": <names></names>",
  refusedPhoto: "<name></name>: <why></why>",
  reportClosed: "المكان مغلق",
  reportDuplicate: "مكان مكرر",
  reportInappropriate: "محتوى غير لائق",
  reportOther: "مشكلة أخرى",
  reportSpam: "محتوى مزعج",
  reportWrongAddress: "عنوان خاطئ",
  sortable: "قابل للترتيب"
};

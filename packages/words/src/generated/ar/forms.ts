// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const ar = cardinal('ar');
const en = cardinal('en');
export const messages: CompiledPart = {
  addPhotos: () => "إضافة صور",
  confirmNewPassword: () => "تأكيد كلمة المرور الجديدة",
  draftDiscard: () => "تجاهل",
  draftNoPhotos: () => "لا تُحفظ الصور",
  draftPutIn: () => "إدراج ما كتبته",
  draftRestored: () => "تمت استعادة ما كتبته",
  draftStale: () => "تغيّر هذا في موضع آخر بعد أن كتبت هنا.",
  moveDone: (d) => "أصبح " + d.name + " في الترتيب " + number("ar", d.number, 0) + ".",
  moveGivenUp: (d) => "بقي " + d.name + " حيث كان.",
  movePicked: (d) => "تم التقاط " + d.name + "، الترتيب " + number("ar", d.number, 0) + " من " + number("ar", d.count, 0) + ".",
  newPassword: () => "كلمة المرور الجديدة",
  passwordAtLeast: (d) => "لا يقل عدد الأحرف عن " + number("ar", d.count, 0),
  passwordStrength: (d) => "قوة كلمة المرور: " + select(d.strength, { weak: "ضعيفة", fair: "مقبولة", good: "جيدة", other: "قوية" }),
  photos: () => "الصور",
  photosToChooseAgain: (d) => plural(d.count, 0, ar, { zero: "لا صور لاختيارها من جديد", one: "يجب اختيار صورة واحدة من جديد", two: "يجب اختيار صورتين من جديد", few: "يجب اختيار " + number("ar", d.count, 0) + " صور من جديد", many: "يجب اختيار " + number("ar", d.count, 0) + " صورة من جديد", other: "يجب اختيار " + number("ar", d.count, 0) + " صورة من جديد" }) + ": <names></names>",
  fileTooLarge: () => "File too large",
  fileTypeInvalid: () => "Invalid file type",
  makingSmaller: (d) => plural(d.count, 0, en, { "1": "Making the photo smaller ...", other: "Making photo " + number("en", d.number, 0) + " of " + number("en", d.count, 0) + " smaller ..." }),
  photoAgain: () => "This photo could not be read. Please choose it again.",
  photoUnreadable: () => "Photo cannot be read",
  photosMost: (d) => select(d.owner, { place: "A place", other: "A review" }) + " can have up to " + number("en", d.most, 0) + " photos",
  refusedPhoto: () => "<name></name>: <why></why>",
  reportClosed: () => "Location Closed",
  reportDuplicate: () => "Duplicate Location",
  reportInappropriate: () => "Inappropriate Content",
  reportOther: () => "Other Issue",
  reportSpam: () => "Spam",
  reportWrongAddress: () => "Wrong Address"
};

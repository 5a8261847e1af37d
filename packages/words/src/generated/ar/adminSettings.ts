// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const ar = cardinal('ar');
export const messages: CompiledPart = {
  autoVerify: "توثيق الأماكن تلقائيًا",
  autoVerifyText: "تظهر الأماكن التي يرسلها الأعضاء فورًا، من دون انتظار أحد المشرفين.",
  chooseFiles: "صور الواجهة",
  chooseImages: "اختيار الصور",
  chooseText: (d) => "اختر من 1 إلى " + number("ar-u-nu-latn", d.most, 0) + " من الصور، أو أفلتها هنا. JPEG أو PNG أو WebP، كل منها أقل من 5 ميغابايت، وتُصغَّر الصور الأكبر.",
  deleteFailed: "تعذّر الحذف",
  deleteImage: (d) => "حذف " + d.name,
  deleteImageQuestion: "حذف صورة الواجهة هذه؟",
  deleteImageText: "ستُزال <name></name> من الصفحة الرئيسية ولا يمكن استعادتها.",
  imageActive: (d) => number("ar-u-nu-latn", d.number, 0) + " · نشطة",
  imageAlt: (d) => "صورة الواجهة " + number("ar-u-nu-latn", d.number, 0) + ": " + d.name,
  imageDeleted: "تم حذف صورة الواجهة",
  imageInactive: (d) => number("ar-u-nu-latn", d.number, 0) + " · غير نشطة",
  images: "صور الواجهة",
  imagesFailed: "تعذّر تحميل صور الواجهة",
  imagesFailedText: "يُرجى المحاولة مرة أخرى بعد لحظات.",
  imagesInOrder: "صور الواجهة بترتيبها",
  imagesNone: "لا صور واجهة بعد. تعرض الصفحة الرئيسية منظرها الخاص.",
  imagesText: "تتعاقب الصور النشطة في أعلى الصفحة الرئيسية. أربع أو خمس صور عدد مناسب.",
  moveImage: (d) => "نقل " + d.name,
  newImages: "صور واجهة جديدة",
  progress: "الرفع",
  removeFile: (d) => "إزالة " + d.name,
  settingUpdated: "تم تحديث الإعداد",
  showImage: (d) => "عرض " + d.name,
  title: "إعدادات الموقع",
  unnamedImage: "الصورة",
  updateFailed: "تعذّر التحديث",
  upload: (d) => plural(d.count, 0, ar, { zero: "لا صور للرفع", one: "رفع صورة واحدة", two: "رفع صورتين", few: "رفع " + number("ar-u-nu-latn", d.count, 0) + " صور", many: "رفع " + number("ar-u-nu-latn", d.count, 0) + " صورة", other: "رفع " + number("ar-u-nu-latn", d.count, 0) + " صورة" }),
  uploadFailed: "تعذّر الرفع",
  uploaded: (d) => plural(d.count, 0, ar, { zero: "لم تُرفع أي صورة", one: "تم رفع صورة واحدة", two: "تم رفع صورتين", few: "تم رفع " + number("ar-u-nu-latn", d.count, 0) + " صور", many: "تم رفع " + number("ar-u-nu-latn", d.count, 0) + " صورة", other: "تم رفع " + number("ar-u-nu-latn", d.count, 0) + " صورة" }),
  uploadedPartly: (d) => plural(d.count, 0, ar, { zero: "لم تُرفع أي صورة، ورُفض " + number("ar-u-nu-latn", d.refused, 0) + ".", one: "تم رفع صورة واحدة، ورُفض " + number("ar-u-nu-latn", d.refused, 0) + ".", two: "تم رفع صورتين، ورُفض " + number("ar-u-nu-latn", d.refused, 0) + ".", few: "تم رفع " + number("ar-u-nu-latn", d.count, 0) + " صور، ورُفض " + number("ar-u-nu-latn", d.refused, 0) + ".", many: "تم رفع " + number("ar-u-nu-latn", d.count, 0) + " صورة، ورُفض " + number("ar-u-nu-latn", d.refused, 0) + ".", other: "تم رفع " + number("ar-u-nu-latn", d.count, 0) + " صورة، ورُفض " + number("ar-u-nu-latn", d.refused, 0) + "." }),
  uploading: "جارٍ الرفع…"
};

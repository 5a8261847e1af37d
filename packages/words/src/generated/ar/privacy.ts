// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const ar = cardinal('ar');
export const messages: CompiledPart = {
  account: () => "حسابك",
  browserUntil: () => "سنة بعد آخر تسجيل دخول لك. تسجيل الخروج لا يزيله، ويمكن لمتصفحك حذفه في أي وقت.",
  browserWhat: () => "ملف تعريف ارتباط يذكر أنك سجّلت الدخول بهذا المتصفح من قبل",
  browserWhy: () => "حتى لا يتمكن من يخمّن كلمة مرورك من منعك من الدخول. لا يسمّي أحدًا ولا يمنح أي صلاحية. ولا يوجد ملف تعريف ارتباط آخر.",
  description: () => "ما يحتفظ به Wellspring عنك، ولماذا، وإلى متى.",
  emailUntil: () => "إلى أن تغيّرها أو تحذف حسابك.",
  emailWhat: () => "البريد الإلكتروني والأسماء واسم المستخدم والصورة",
  emailWhy: () => "لتسجيل دخولك ومراسلتك. يرى الآخرون اسمك الأول مع حرف واحد، أو اسم المستخدم، أو «عضو»، ولا يرون بريدك أبدًا.",
  floodsUntil: () => "ساعات.",
  floodsWhat: () => "عدد مرات قيام عنوان شبكة بإجراء ما",
  floodsWhy: () => "في صورة قيمة تجزئة، لمنع سيل الطلبات.",
  intro: () => "ما يُحفظ عنك هنا، ولماذا، وإلى متى. يمكنك تصفح الأماكن بلا حساب، ويمكنك من ملفك الشخصي الحصول على نسخة من كل ما يخصك وحذفه نهائيًا. ما يُحذف يُستبدل بغيره، أما النسخ التي أخذها القائم على هذا الموقع من قبل فتحتفظ به ما دام يحتفظ بها.",
  linksUntil: (d) => plural(d.days, 0, ar, { zero: "0 أيام", one: "يوم واحد", two: "يومان", few: number("ar-u-nu-latn", d.days, 0) + " أيام", many: number("ar-u-nu-latn", d.days, 0) + " يومًا", other: number("ar-u-nu-latn", d.days, 0) + " يوم" }) + "، ولتسجيل الدخول " + plural(d.signIn, 0, ar, { zero: "0 دقائق", one: "دقيقة واحدة", two: "دقيقتان", few: number("ar-u-nu-latn", d.signIn, 0) + " دقائق", many: number("ar-u-nu-latn", d.signIn, 0) + " دقيقة", other: number("ar-u-nu-latn", d.signIn, 0) + " دقيقة" }) + "، ولكلمة المرور " + plural(d.reset, 0, ar, { zero: "0 دقائق", one: "دقيقة واحدة", two: "دقيقتان", few: number("ar-u-nu-latn", d.reset, 0) + " دقائق", many: number("ar-u-nu-latn", d.reset, 0) + " دقيقة", other: number("ar-u-nu-latn", d.reset, 0) + " دقيقة" }) + "، أو إلى أن تُستخدم.",
  linksWhat: () => "الروابط المرسلة إلى بريدك",
  linksWhy: () => "في صورة قيم تجزئة، لتأكيد بريدك أو تسجيل الدخول أو اختيار كلمة مرور أخرى.",
  mapsFrom: (d) => "تُحمَّل الخرائط من " + d.host + " الذي يرى عنوان شبكتك عند فتح إحداها. كل ما عدا ذلك يأتي من هذا الموقع.",
  nothingFromOthers: () => "لا تُحمّل الصفحات شيئًا من أي جهة أخرى: الخطوط والخرائط والصور تأتي من هذا الموقع.",
  others: () => "جهات أخرى",
  ownUntil: () => "إلى أن تحذفها أو تحذف حسابك.",
  ownWhat: () => "المراجعات والمفضلة والزيارات والقوائم والشارات",
  ownWhy: () => "المراجعات والقوائم العامة للجميع، وكل ما عداها لك وحدك.",
  pagesUntil: (d) => plural(d.days, 0, ar, { zero: "0 أيام", one: "يوم واحد", two: "يومان", few: number("ar-u-nu-latn", d.days, 0) + " أيام", many: number("ar-u-nu-latn", d.days, 0) + " يومًا", other: number("ar-u-nu-latn", d.days, 0) + " يوم" }) + "، ثم لا يبقى سوى أرقام كل يوم، وهي لا تسمّي أحدًا.",
  pagesWhat: () => "الصفحات التي تُشاهَد",
  pagesWhy: () => "لمعرفة ما هو مفيد. بعنوان مختصر، ومن دون ما تبحث عنه. وإذا طلب متصفحك عدم التتبع، فلا يُرسل شيء.",
  passwordUntil: () => "إلى أن تختار كلمة أخرى أو تحذف حسابك.",
  passwordWhat: () => "كلمة المرور",
  passwordWhy: () => "في صورة قيمة تجزئة لا يمكن قراءتها منها.",
  placesUntil: () => "تبقى عند مغادرتك، من دون اسمك.",
  placesWhat: () => "الأماكن التي ترسلها، وصورها",
  placesWhy: () => "يُعاد إنشاء الصور من دون ما تكتبه الكاميرا فيها.",
  proposalsUntil: () => "إلى أن تحذف حسابك.",
  proposalsWhat: () => "المطالبات والتصحيحات، والصور التي هي بانتظار أحد المشرفين",
  proposalsWhy: () => "ما تقترحه بشأن مكان، لينظر فيه المشرفون.",
  reportsUntil: () => "تبقى البلاغات من دون اسمك عند مغادرتك. الرسائل التي أرسلتها بعد تسجيل الدخول تُحذف مع حسابك، وغيرها عندما يحذفها أحد المشرفين.",
  reportsWhat: () => "البلاغات والرسائل إلى القائمين على الموقع",
  reportsWhy: () => "لا يقرؤها سوى المشرفين.",
  securityUntil: (d) => plural(d.days, 0, ar, { zero: "0 أيام", one: "يوم واحد", two: "يومان", few: number("ar-u-nu-latn", d.days, 0) + " أيام", many: number("ar-u-nu-latn", d.days, 0) + " يومًا", other: number("ar-u-nu-latn", d.days, 0) + " يوم" }) + ".",
  securityWhat: () => "محاولات تسجيل الدخول الفاشلة، وتغييرات كلمات المرور والصلاحيات والجلسات",
  securityWhy: () => "لملاحظة من يخمّن كلمات المرور. بقيمة تجزئة بدلًا من الحساب، وعنوان مختصر.",
  sessionUntil: (d) => plural(d.days, 0, ar, { zero: "0 أيام", one: "يوم واحد", two: "يومان", few: number("ar-u-nu-latn", d.days, 0) + " أيام", many: number("ar-u-nu-latn", d.days, 0) + " يومًا", other: number("ar-u-nu-latn", d.days, 0) + " يوم" }) + " بعد آخر زيارة لك، و" + plural(d.most, 0, ar, { zero: "0 أيام", one: "يوم واحد", two: "يومان", few: number("ar-u-nu-latn", d.most, 0) + " أيام", many: number("ar-u-nu-latn", d.most, 0) + " يومًا", other: number("ar-u-nu-latn", d.most, 0) + " يوم" }) + " بعد تسجيل دخولك، أو إلى أن تسجّل الخروج.",
  sessionWhat: () => "ملف تعريف ارتباط يحدد جلستك",
  sessionWhy: () => "يُحفظ عند تسجيل الدخول.",
  title: () => "الخصوصية",
  visits: () => "زياراتك",
  written: () => "ما تكتبه"
};

// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { select } from '@messageformat/runtime';
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  accountChangedElsewhere: "يجري تعديل هذا الحساب في موضع آخر. يُرجى المحاولة مرة أخرى.",
  accountDeletedElsewhere: "يجري حذف هذا الحساب في موضع آخر. يُرجى المحاولة مرة أخرى.",
  credentialsInvalid: "البريد الإلكتروني أو كلمة المرور غير صحيحة",
  emailConfirmedAlready: "بريدك الإلكتروني مؤكد من قبل",
  emailTaken: "يوجد حساب بهذا البريد الإلكتروني من قبل",
  languageUnknown: "لا يمكن اختيار هذه اللغة",
  lastOwner: "لا مالك للموقع سواك. عيّن مالكًا آخر للموقع قبل أن تغادر.",
  nameAddress: (d) => select(d.field, { firstName: "لا يمكن أن يحتوي الاسم الأول على عنوان صفحة أو بريد", lastName: "لا يمكن أن يحتوي اسم العائلة على عنوان صفحة أو بريد", other: "لا يمكن أن يحتوي اسم المستخدم على عنوان صفحة أو بريد" }),
  nameHidden: (d) => select(d.field, { firstName: "يحتوي الاسم الأول على أحرف لا يمكن عرضها", lastName: "يحتوي اسم العائلة على أحرف لا يمكن عرضها", other: "يحتوي اسم المستخدم على أحرف لا يمكن عرضها" }),
  nameScripts: (d) => select(d.field, { firstName: "يجب أن يُكتب الاسم الأول بنوع واحد من الحروف", lastName: "يجب أن يُكتب اسم العائلة بنوع واحد من الحروف", other: "يجب أن يُكتب اسم المستخدم بنوع واحد من الحروف" }),
  nameStaff: (d) => select(d.field, { firstName: "قد يُظن أن الاسم الأول لأحد القائمين على هذا الموقع", lastName: "قد يُظن أن اسم العائلة لأحد القائمين على هذا الموقع", other: "قد يُظن أن اسم المستخدم لأحد القائمين على هذا الموقع" }),
  nameTooLong: (d) => select(d.field, { firstName: "يجب ألا يتجاوز عدد أحرف الاسم الأول " + d.max, other: "يجب ألا يتجاوز عدد أحرف اسم العائلة " + d.max }),
  otherOwnersLeaving: "يغادر مالكون آخرون للموقع في هذه اللحظة. يُرجى المحاولة مرة أخرى.",
  ownerChanged: "لا يمكن تعديل حسابات مالكي الموقع",
  ownerSuspended: "لا يمكن إيقاف حسابات مالكي الموقع",
  passwordCommon: "كلمة المرور هذه من أكثر الكلمات شيوعًا. يُرجى اختيار كلمة أخرى",
  passwordTooLong: (d) => "يجب ألا يتجاوز عدد أحرف كلمة المرور " + d.max,
  passwordWrong: "كلمة المرور غير صحيحة",
  receiptWrittenElsewhere: "تجري كتابة هذا الإيصال في موضع آخر",
  selfSuspended: "لا يمكنك إيقاف حسابك",
  suspended: (d) => "هذا الحساب موقوف: " + d.reason,
  tooManyAttempts: "محاولات كثيرة جدًا.",
  tooManySigningIn: "يسجّل كثيرون الدخول في هذه اللحظة. يُرجى المحاولة مرة أخرى بعد بضع ثوانٍ.",
  unauthorized: "يلزم تسجيل الدخول",
  userNotFound: "لم يُعثر على المستخدم",
  usernameAvailable: "اسم المستخدم متاح",
  usernameCharacters: "لا يُسمح في اسم المستخدم إلا بالحروف والأرقام والنقاط والشرطات السفلية والشرطات",
  usernameReserved: "لا يمكن اختيار اسم المستخدم هذا",
  usernameTaken: "اسم المستخدم هذا محجوز من قبل",
  usernameTooLong: (d) => "يجب ألا يتجاوز عدد أحرف اسم المستخدم " + d.max
};

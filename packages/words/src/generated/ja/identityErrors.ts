// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { select } from '@messageformat/runtime';
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  accountChangedElsewhere: "このアカウントは別の場所で変更されています。もう一度お試しください。",
  accountDeletedElsewhere: "このアカウントは別の場所で削除されています。もう一度お試しください。",
  credentialsInvalid: "メールアドレスまたはパスワードが正しくありません",
  emailConfirmedAlready: "メールアドレスはすでに確認されています",
  emailTaken: "このメールアドレスのアカウントはすでに存在します",
  languageUnknown: "この言語は選択できません",
  lastOwner: "最後のサイトオーナーです。退会する前に、別の人をサイトオーナーにしてください。",
  nameAddress: (d) => select(d.field, { firstName: "名にURLやメールアドレスは使えません", lastName: "姓にURLやメールアドレスは使えません", other: "ユーザー名にURLやメールアドレスは使えません" }),
  nameHidden: (d) => select(d.field, { firstName: "名に表示できない文字が含まれています", lastName: "姓に表示できない文字が含まれています", other: "ユーザー名に表示できない文字が含まれています" }),
  nameScripts: (d) => select(d.field, { firstName: "名に異なる言語の文字を混ぜることはできません", lastName: "姓に異なる言語の文字を混ぜることはできません", other: "ユーザー名に異なる言語の文字を混ぜることはできません" }),
  nameStaff: (d) => select(d.field, { firstName: "この名はサイト運営者と間違われるおそれがあります", lastName: "この姓はサイト運営者と間違われるおそれがあります", other: "このユーザー名はサイト運営者と間違われるおそれがあります" }),
  nameTooLong: (d) => select(d.field, { firstName: "名は" + d.max + "文字以内で入力してください", other: "姓は" + d.max + "文字以内で入力してください" }),
  otherOwnersLeaving: "ほかのサイトオーナーが退会の手続き中です。もう一度お試しください。",
  ownerChanged: "サイトオーナーのアカウントは変更できません",
  ownerSuspended: "サイトオーナーのアカウントは利用停止にできません",
  passwordCommon: "このパスワードはよく使われているものです。別のパスワードにしてください",
  passwordTooLong: (d) => "パスワードは" + d.max + "文字以内で入力してください",
  passwordWrong: "パスワードが正しくありません",
  receiptWrittenElsewhere: "この控えは別の場所で作成されています",
  selfSuspended: "自分自身を利用停止にすることはできません",
  suspended: (d) => "このアカウントは利用停止中です：" + d.reason,
  tooManyAttempts: "試行回数が多すぎます。",
  tooManySigningIn: "現在ログインが集中しています。数秒後にもう一度お試しください。",
  unauthorized: "ログインが必要です",
  userNotFound: "ユーザーが見つかりません",
  usernameAvailable: "このユーザー名は使用できます",
  usernameCharacters: "ユーザー名に使えるのは、文字、数字、ピリオド、アンダースコア、ハイフンのみです",
  usernameReserved: "このユーザー名は選択できません",
  usernameTaken: "このユーザー名はすでに使われています",
  usernameTooLong: (d) => "ユーザー名は" + d.max + "文字以内で入力してください"
};

// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
const ja = cardinal('ja');
export const messages: CompiledPart = {
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
  reportWrongAddress: () => "Wrong Address",
  addPhotos: () => "写真を追加",
  confirmNewPassword: () => "新しいパスワード（確認用）",
  draftDiscard: () => "破棄する",
  draftNoPhotos: () => "写真は保存されません",
  draftPutIn: () => "入力内容を復元する",
  draftRestored: () => "入力内容を復元しました",
  draftStale: () => "ここで入力した後に、別の場所で変更されました。",
  moveDone: (d) => d.name + "は" + number("ja", d.number, 0) + "番目になりました。",
  moveGivenUp: (d) => d.name + "は元の位置のままです。",
  movePicked: (d) => d.name + "を選択しました。現在" + number("ja", d.count, 0) + "件中" + number("ja", d.number, 0) + "番目です。",
  newPassword: () => "新しいパスワード",
  passwordAtLeast: (d) => number("ja", d.count, 0) + "文字以上",
  passwordStrength: (d) => "パスワードの強度：" + select(d.strength, { weak: "弱い", fair: "普通", good: "良い", other: "強い" }),
  photos: () => "写真",
  photosToChooseAgain: (d) => plural(d.count, 0, ja, { other: "写真" + number("ja", d.count, 0) + "枚をもう一度選択してください" }) + "：<names></names>"
};

// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const ja = cardinal('ja');
export const messages: CompiledPart = {
  addPhotos: "写真を追加",
  confirmNewPassword: "新しいパスワード（確認用）",
  draftDiscard: "破棄する",
  draftNoPhotos: "写真は保存されません",
  draftPutIn: "入力内容を復元する",
  draftRestored: "入力内容を復元しました",
  draftStale: "ここで入力した後に、別の場所で変更されました。",
  fileTooLarge: "ファイルが大きすぎます",
  fileTypeInvalid: "対応していないファイル形式です",
  makingSmaller: (d) => plural(d.count, 0, ja, { "1": "写真を縮小しています…", other: "写真を縮小しています（" + number("ja", d.number, 0) + "/" + number("ja", d.count, 0) + "枚）…" }),
  moveDone: (d) => d.name + "は" + number("ja", d.number, 0) + "番目になりました。",
  moveGivenUp: (d) => d.name + "は元の位置のままです。",
  moveHow: "項目を移動するには、スペースキーを押して選択し、矢印キーで動かします。もう一度スペースキーを押すと新しい位置に置かれ、Escキーを押すとキャンセルされます。",
  movePicked: (d) => d.name + "を選択しました。現在" + number("ja", d.count, 0) + "件中" + number("ja", d.number, 0) + "番目です。",
  newPassword: "新しいパスワード",
  passwordAtLeast: (d) => number("ja", d.count, 0) + "文字以上",
  passwordStrength: (d) => "パスワードの強度：" + select(d.strength, { weak: "弱い", fair: "普通", good: "良い", other: "強い" }),
  photoAgain: "この写真を読み取れませんでした。もう一度選択してください。",
  photoUnreadable: "写真を読み取れません",
  photos: "写真",
  photosMost: (d) => select(d.owner, { place: "スポットに追加できる写真は" + number("ja", d.most, 0) + "枚までです", other: "口コミに追加できる写真は" + number("ja", d.most, 0) + "枚までです" }),
  photosToChooseAgain: (d) => plural(d.count, 0, ja, { other: "写真" + number("ja", d.count, 0) + "枚をもう一度選択してください" }) + "：<names></names>",
  refusedPhoto: "<name></name>：<why></why>",
  reportClosed: "スポットの閉業",
  reportDuplicate: "スポットの重複",
  reportInappropriate: "不適切な内容",
  reportOther: "その他の問題",
  reportSpam: "スパム",
  reportWrongAddress: "住所の誤り",
  sortable: "並べ替え可能"
};

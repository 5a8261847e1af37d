// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  alreadyReviewed: "このスポットの口コミはすでに投稿済みです",
  changedElsewhere: "この口コミはその間に別の場所で変更されました。保存する前に確認してください。",
  contentTooLong: (d) => "口コミは" + d.max + "文字以内で入力してください",
  contentTooShort: (d) => "口コミは" + d.min + "文字以上で入力してください",
  manyPhotos: "1時間に追加できる写真の上限に達しました。",
  manyReviews: "1時間に投稿できる口コミの上限に達しました。",
  photoNotFound: "写真が見つかりません",
  placeBusy: "このスポットには現在、口コミの投稿が集中しています。しばらくしてからもう一度お試しください。",
  ratingRange: "評価は1～5で指定してください",
  reviewBusy: "この口コミは別の場所で変更中です。内容を確認してから、もう一度お試しください。",
  reviewNotFound: "口コミが見つかりません",
  titleMissing: "タイトルを入力してください",
  titleTooLong: (d) => "タイトルは" + d.max + "文字以内で入力してください",
  tooManyPhotos: (d) => "1件の口コミに追加できる写真は" + d.max + "枚までです"
};

// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  accessDenied: "アクセスできません",
  badgesBusy: "バッジは別の場所で集計中です。しばらくしてからもう一度お試しください。",
  changedElsewhere: "このリストはその間に別の場所で変更されました。保存する前に確認してください。",
  contributionBusy: "別の場所で変更中です。しばらくしてからもう一度お試しください。",
  descriptionTooLong: (d) => "説明は" + d.max + "文字以内で入力してください",
  itemNotFound: "このスポットはリストにありません",
  listBusy: "このリストは別の場所で変更中です。内容を確認してから、もう一度お試しください。",
  listNotFound: "リストが見つかりません",
  listOvertaken: "このリストはその間に別の場所で変更されました。内容を確認してから、もう一度お試しください。",
  locationInList: "このスポットはすでにリストにあります",
  manyLists: "1時間に作成できるリストの上限に達しました。",
  markBusy: "別の場所で変更中です。もう一度お試しください。",
  nameMissing: "リスト名を入力してください",
  nameTooLong: (d) => "名前は" + d.max + "文字以内で入力してください",
  notesTooLong: (d) => "メモは" + d.max + "文字以内で入力してください",
  ratingRange: "評価は1～5で指定してください",
  tooManyLocations: (d) => "1つのリストに追加できるスポットは" + d.max + "件までです",
  userNotFound: "ユーザーが見つかりません",
  visitDateFuture: "訪問日に未来の日付は指定できません",
  visitDateInvalid: "訪問日は日付で指定してください（例：2026-05-01）",
  visitOrderInvalid: "visitOrderは1以上の整数で指定してください"
};

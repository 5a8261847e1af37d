// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  heroImageOrderTwice: "idsには各トップ画像を1回ずつ指定してください",
  heroImagesBusy: "トップ画像は別の場所で変更中です。もう一度お試しください。",
  listNotFound: "リストが見つかりません",
  messageBusy: "このメッセージは別の場所で変更中です。内容を確認してから、もう一度お試しください。",
  messageNotFound: "メッセージが見つかりません",
  ownReportBusy: "報告は別の場所で変更中です。しばらくしてからもう一度お試しください。",
  reportBusy: "この報告は別の場所で変更中です。内容を確認してから、もう一度お試しください。",
  reportFull: "すでに報告済みで、これ以上追記できません。管理者が確認します。",
  reportNotFound: "報告が見つかりません",
  reportRoomLeft: (d) => "すでに報告済みです。報告に追記できるのはあと" + d.left + "文字です。",
  reviewNotFound: "口コミが見つかりません",
  settingBusy: "この設定は別の場所で変更中です。もう一度お試しください。",
  settingUnknown: "この設定は存在しません",
  settingValueWrong: (d) => "valueには" + d.first + "または" + d.last + "を指定してください",
  tooManyHeroImages: "1時間に追加できるトップ画像の上限に達しました。",
  tooManyMessages: "1時間に送信できるメッセージの上限に達しました。",
  tooManyReports: "1時間に送信できる報告の上限に達しました。"
};

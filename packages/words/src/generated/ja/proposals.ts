// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { select } from '@messageformat/runtime';
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  claimSent: "オーナー申請を送信しました",
  claimSentText: "管理者が確認し、結果をお知らせします。",
  claimText: "<name></name>との関わりを教えてください。内容は管理者が読み、判断するまで何も変わりません。承認されると、オーナー確認済みであることがページに表示されます。",
  claimWaits: "このスポットのオーナー申請は送信済みです。管理者が確認します。",
  decided: (d) => select(d.outcome, { declined: "却下", part: "一部承認", other: "承認" }),
  decidedOn: (d) => select(d.outcome, { declined: "却下（" + d.day + "）", part: "一部承認（" + d.day + "）", other: "承認（" + d.day + "）" }),
  description: "説明",
  descriptionTooLong: (d) => "説明は" + d.max + "文字以内で入力してください",
  heading: "送信した提案",
  incomplete: "入力が足りません",
  incompleteText: "報告の種類を選択し、説明を入力してください。",
  message: "メッセージ",
  messageTooLong: (d) => "メッセージは" + d.max + "文字以内で入力してください",
  messageTooShort: (d) => "メッセージは" + d.min + "文字以上で入力してください",
  newer: "新しいもの",
  notLoaded: "現在、送信した提案を読み込めません。",
  older: "古いもの",
  ownThis: "このスポットを所有または運営しています",
  ownership: "オーナー情報",
  pages: "送信した提案のページ",
  pending: "管理者の確認待ち",
  proposalOf: (d) => select(d.kind, { claim: "オーナー申請：<place></place>", correction: "修正：<place></place>", other: "写真：<place></place>" }),
  proposalOfUnseen: (d) => select(d.kind, { claim: "オーナー申請：現在表示できないスポット", correction: "修正：現在表示できないスポット", other: "写真：現在表示できないスポット" }),
  reportAddedText: "すでに報告済みのため、今回の内容は以前の報告に追記されました。",
  reportFailed: "報告を送信できませんでした",
  reportSent: "報告を送信しました",
  reportSentText: "コミュニティの改善にご協力いただき、ありがとうございます。報告はまもなく確認します。",
  reportTitle: "「<name></name>」を報告",
  selectType: "報告の種類を選択",
  sendClaim: "オーナー申請を送信",
  submitReport: "報告を送信",
  submitting: "送信中…",
  tryAgain: "もう一度試す",
  whatIsWrong: "問題の内容",
  whoReadsIt: "読むのはサイト運営者だけです。"
};

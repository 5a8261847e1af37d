// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const ja = cardinal('ja');
export const messages: CompiledPart = {
  allYear: "通年",
  byAppointment: "予約制",
  clear: (d) => "内容を削除：" + d.fact,
  cold: "冷たい",
  confirm: "正しい",
  copyDay: (d) => d.day + "：すべての曜日にコピー",
  count: (d) => plural(d.count, 0, ja, { "0": "まだ何もありません", other: number("ja", d.count, 0) + "件の情報" }),
  currencyHelp: "EURのような3文字。",
  dateHelp: "年、年月、または日付：1980、1980-06、1980-06-24。",
  dayHelp: "日付、年月、または年：2027-06-24、2027-06、2027。",
  facts: "詳しい情報",
  factsHelp: "検索や絞り込みに使われます。わからないものは空欄のままにしてください。",
  highest: (d) => "最高（" + d.unit + "）",
  hoursHelp: "例：09:00–17:00。複数ある場合はカンマで区切ります。空欄は休みです。",
  lowest: (d) => "最低（" + d.unit + "）",
  measured: "計器で測定",
  noKind: "その名前の種類はありません。",
  notKnown: "不明",
  notShown: "今は詳しい情報を表示できません",
  notShownText: "入力した内容は残ります。",
  notSo: "違います",
  origin: "出典と日付",
  rule: "季節や例外のための規則",
  ruleHelp: "OpenStreetMapの書き方：Apr-Oct Mo-Fr 09:00-17:00; PH off",
  scalding: "やけどする熱さ",
  searchKinds: "種類を検索",
  stored: (d) => "保存済み：" + d.fact,
  storedNothing: "なし",
  unconfirmed: "文章から読み取りました。まだ誰も確認していません。",
  understood: (d) => "読み取った内容：" + d.fact,
  useIt: "使う"
};

// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const ja = cardinal('ja');
export const messages: CompiledPart = {
  add: "スポットを追加",
  badges: "バッジ",
  contributor: "スポット投稿者",
  contributorNeeds: (d) => plural(d.count, 0, ja, { other: "確認済みのスポット" + number("ja", d.count, 0) + "件" }),
  curator: "キュレーター",
  curatorNeeds: (d) => plural(d.count, 0, ja, { other: "公開したリスト" + number("ja", d.count, 0) + "件" }),
  earned: (d) => plural(d.count, 0, ja, { "1": "新しいバッジを獲得しました。", other: "新しいバッジを" + number("ja", d.count, 0) + "個獲得しました。" }),
  earnedCount: (d) => plural(d.count, 0, ja, { other: "新しいバッジを" + number("ja", d.count, 0) + "個" }) + "獲得しました。",
  empty: "実績はまだありません。スポットの追加、口コミの投稿、リストの作成で、最初のバッジを獲得できます。",
  explorer: "探検家",
  explorerNeeds: (d) => plural(d.count, 0, ja, { other: "訪問またはお気に入りに追加したスポット" + number("ja", d.count, 0) + "件" }),
  failed: "バッジを取得できませんでした",
  heading: "実績",
  level: (d) => select(d.level, { starter: "スターター", bronze: "ブロンズ", silver: "シルバー", gold: "ゴールド", other: d.level }),
  nextLevels: "次のレベル",
  pillar: "コミュニティの柱",
  pillarNeeds: (d) => plural(d.count, 0, ja, { other: "シルバー以上のほかのバッジ" + number("ja", d.count, 0) + "個" }),
  progress: (d) => number("ja", d.count, 0) + "/" + number("ja", d.goal, 0),
  reviewer: "口コミ投稿者",
  reviewerNeeds: (d) => plural(d.count, 0, ja, { other: "口コミを書いたスポット" + number("ja", d.count, 0) + "件" }),
  showAll: (d) => number("ja", d.count, 0) + "件すべてを表示",
  unlocked: "新しい実績を達成しました",
  upToDateText: "実績は最新の状態です。",
  upToDateTitle: "バッジを更新しました",
  update: "更新",
  updateFailedText: "バッジを更新できませんでした。もう一度お試しください。",
  updateFailedTitle: "更新できませんでした",
  withLevel: (d) => select(d.level, { starter: d.name + "（スターター）", bronze: d.name + "（ブロンズ）", silver: d.name + "（シルバー）", gold: d.name + "（ゴールド）", other: d.name + "（" + d.level + "）" })
};

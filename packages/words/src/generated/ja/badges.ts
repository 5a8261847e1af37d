// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const ja = cardinal('ja');
export const messages: CompiledPart = {
  contributor: "スポット投稿者",
  contributorNeeds: (d) => plural(d.count, 0, ja, { other: "確認済みのスポット" + number("ja", d.count, 0) + "件" }),
  curator: "キュレーター",
  curatorNeeds: (d) => plural(d.count, 0, ja, { other: "公開したリスト" + number("ja", d.count, 0) + "件" }),
  explorer: "探検家",
  explorerNeeds: (d) => plural(d.count, 0, ja, { other: "訪問またはお気に入りに追加したスポット" + number("ja", d.count, 0) + "件" }),
  pillar: "コミュニティの柱",
  pillarNeeds: (d) => plural(d.count, 0, ja, { other: "シルバー以上のほかのバッジ" + number("ja", d.count, 0) + "個" }),
  reviewer: "口コミ投稿者",
  reviewerNeeds: (d) => plural(d.count, 0, ja, { other: "口コミを書いたスポット" + number("ja", d.count, 0) + "件" }),
  withLevel: (d) => select(d.level, { starter: d.name + "（スターター）", bronze: d.name + "（ブロンズ）", silver: d.name + "（シルバー）", gold: d.name + "（ゴールド）", other: d.name + "（" + d.level + "）" })
};

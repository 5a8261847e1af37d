// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const ja = cardinal('ja');
export const messages: CompiledPart = {
  description: (d) => select(d.type, { contributor: plural(d.count, 0, ja, { other: "確認済みのスポット" + number("ja", d.count, 0) + "件" }), reviewer: plural(d.count, 0, ja, { other: "口コミを書いたスポット" + number("ja", d.count, 0) + "件" }), curator: plural(d.count, 0, ja, { other: "公開したリスト" + number("ja", d.count, 0) + "件" }), explorer: plural(d.count, 0, ja, { other: "訪問またはお気に入りに追加したスポット" + number("ja", d.count, 0) + "件" }), other: plural(d.count, 0, ja, { other: "シルバー以上のほかのバッジ" + number("ja", d.count, 0) + "個" }) }),
  name: (d) => select(d.type, { contributor: "スポット投稿者", reviewer: "口コミ投稿者", curator: "キュレーター", explorer: "探検家", other: "コミュニティの柱" }),
  withLevel: (d) => select(d.level, { starter: d.name + "（スターター）", bronze: d.name + "（ブロンズ）", silver: d.name + "（シルバー）", gold: d.name + "（ゴールド）", other: d.name + "（" + d.level + "）" })
};

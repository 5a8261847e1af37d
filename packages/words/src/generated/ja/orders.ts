// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { select } from '@messageformat/runtime';
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  closed: "一時休業中のスポットは、ほかのすべてのスポットの後に並びます。お金を払って順位を上げることはできません。",
  explained: (d) => select(d.order, { relevance: "入力した文字と名前が同じスポットが先頭に並びます。次に、名前がその文字で始まるもの、すべての言葉を含むスポット、最後に言葉の始まりだけが合うものが続きます。同じ条件なら、写真、説明、良い口コミなど、見どころの多いスポットが先です。", nearness: "言葉と距離の両方で並べます。" + d.distance + "以内では、入力した文字と名前が同じスポットが先頭です。写真や説明、良い口コミのあるスポットは、少し近いだけのスポットより先になることがあります。", distance: "直線距離で近いスポットから並びます。ほかの条件は関係しません。", rating: "評価の高いスポットから並びます。口コミが少ない場合は、多い場合より控えめに数えるので、1件だけで先頭になることはありません。", newest: "最後に追加されたスポットから並びます。", warmest: "記載された最高水温の高いスポットから並びます。水温の記載がないスポットは最後です。", other: "写真、だれかが書いた説明、良い口コミなど、見どころのあるスポットから並びます。スポットの種類と大陸は交互に並びます。" })
};

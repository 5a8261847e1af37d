// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const ja = cardinal('ja');
export const messages: CompiledPart = {
  anyDistance: "距離を問わない",
  bathe: "入浴に適した湯温",
  bestRated: "メンバーに人気",
  chosen: (d) => "絞り込み" + d.count + "件",
  clear: "絞り込みを解除",
  close: "近いスポット",
  closeWhy: (d) => plural(d.count, 0, ja, { "0": "すべてに合うスポットはありません。近いものを表示しています。", other: "すべてに合うスポットはわずかです。近いものを表示しています。" }),
  earlier: "前のスポット",
  free: "無料",
  freeAndWild: "無料で自然のまま",
  heading: "絞り込み",
  hideUnsaid: "記載のあるスポットのみ",
  later: "次のスポット",
  months: "利用できる月",
  more: (d) => plural(d.count, 0, ja, { other: "あと" + number("ja", d.count, 0) + "件を表示" }),
  near: (d) => d.place + "周辺",
  newPhotos: "新着・写真あり",
  noneSays: "すべてに当てはまると記載されたスポットはありません。",
  openIn: (d) => d.month + "に利用可",
  openNow: "営業中",
  photos: "写真あり",
  radius: "距離",
  rating: (d) => "評価" + d.rating + "以上",
  ratings: "評価",
  remove: (d) => "絞り込み「" + d.filter + "」を外す",
  show: (d) => plural(d.count, 0, ja, { "0": "該当するスポットなし", other: number("ja", d.count, 0) + "件のスポットを表示" }),
  showAll: "すべて表示",
  showUnsaid: "それらも表示",
  sort: (d) => select(d.by, { relevance: "関連度順", distance: "近い順", rating: "評価の高い順", newest: "新着順", other: "水温の高い順" }),
  sortBy: "スポットの並び順",
  sortFeatured: "おすすめ順",
  temperatureFrom: "下限",
  temperatureTo: "上限",
  unknown: "記載のないスポットも含める",
  unsaid: (d) => "ほか" + d.count + "件のスポットには記載がありません",
  whyOrder: "この並び順について",
  withBed: "泊まれるスポット",
  withinDistance: (d) => d.distance + "以内",
  without: (d) => "「" + d.filter + "」を外す"
};

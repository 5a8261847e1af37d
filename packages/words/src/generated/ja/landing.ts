// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const ja = cardinal('ja');
export const messages: CompiledPart = {
  carousel: "カルーセル",
  exampleBath: "アイスランド 温泉",
  exampleFree: "無料 温泉",
  exampleKind: "露天風呂",
  exampleNear: "東京 温泉",
  exampleTown: "ヘルシンキ サウナ",
  examples: "検索の例",
  exploreMap: "地図で探す",
  heading: "癒やしのスポットを見つけよう",
  intro: "世界中の温泉、リトリート、静かに休めるスポット。",
  join: "コミュニティに参加",
  joinText: "登録すると、癒やしのスポットを投稿したり、お気に入りを保存したりできます",
  letPicturesChange: "画像の切り替えを再開",
  mapText: "隣の谷から、地球の裏側まで。",
  oneMap: "すべてのスポットをひとつの地図に",
  pausePictures: "画像の切り替えを停止",
  pictureOf: (d) => d.count + "枚中" + d.number + "枚目の画像",
  pictures: "画像",
  placesOnMap: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "件のスポット" }) + "、隣の谷から地球の裏側まで。",
  showPicture: (d) => d.count + "枚中" + d.number + "枚目の画像を表示",
  statCountries: "国",
  statMembers: "コミュニティのメンバー",
  statPlaces: "癒やしのスポット",
  statReviews: "口コミ",
  statsHeading: "数字で見るコミュニティ",
  title: "Wellspring：世界中の温泉、リトリート、静かなスポット",
  trust: "メンバーが育てるサイトです。広告も有料掲載もなく、評価は口コミを書いた人のものだけです。"
};

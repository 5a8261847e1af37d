// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  back: "戻る",
  contributeBadges: "貢献するとバッジを獲得できます。",
  contributeLocations: "スポットを追加：まだ載っていないスポットを、写真とともに紹介できます。",
  contributeReviews: "知っているスポットの口コミを、写真とともに書けます。",
  contributeText: "その情報が、誰かのスポット探しに役立ちます。",
  contributeTitle: "投稿する",
  exploreMap: "インタラクティブな地図：近くのスポットを確認し、ピンからページを開けます。",
  exploreSearch: "検索と絞り込み：キーワード、町、スポットの種類で探せます。",
  exploreText: "心と体に合うスポットを見つけましょう。",
  exploreTitle: "スポットを探す",
  getStarted: "はじめる",
  keepFavorites: "お気に入り：スポットのハートを押すと、ダッシュボードに保存されます。",
  keepLists: "旅のリスト：訪れる順に旅を計画できます。自分だけの非公開にも、公開して共有することもできます。",
  keepText: "気に入ったものを、すべての端末で見返せます。",
  keepTitle: "お気に入りと旅のリストを保存",
  next: "次へ",
  skip: "紹介をスキップ",
  step: (d) => "ステップ" + d.step + "/" + d.count,
  welcomeText: "温泉、リトリート、静かに休めるスポットのコミュニティマップです。ここでできることを、4つの短いステップでご紹介します。",
  welcomeTitle: "Wellspringへようこそ"
};

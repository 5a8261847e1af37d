// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  forMembers: "メンバー向けのページです。",
  forMembersText: "このページはメンバー向けです。ログインすると、ここに戻ります。",
  notFound: "404 ページが見つかりません",
  notFoundText: "このアドレスにページはありません。",
  placeYouLookFor: "お探しのスポットを検索してみてください：",
  refused: (d) => d.status + " リクエストを受け付けられません",
  refused400: "400 アドレスが正しくありません",
  refused403: "403 アクセスが許可されていません",
  refused414: "414 アドレスが長すぎます",
  refused421: "421 不明なサイトです",
  refused429: "429 リクエストが多すぎます"
};

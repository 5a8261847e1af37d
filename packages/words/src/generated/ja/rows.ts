// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  bestRated: "メンバーに人気",
  earlier: "前のスポット",
  freeAndWild: "無料で自然のまま",
  later: "次のスポット",
  near: (d) => d.place + "周辺",
  newPhotos: "新着・写真あり",
  showAll: "すべて表示",
  withBed: "泊まれるスポット"
};

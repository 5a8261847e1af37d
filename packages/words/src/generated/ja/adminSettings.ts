// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const ja = cardinal('ja');
export const messages: CompiledPart = {
  autoVerify: "スポットを自動で確認済みにする",
  autoVerifyText: "メンバーが投稿したスポットは、管理者の確認を待たずにすぐ表示されます。",
  chooseFiles: "トップ画像",
  chooseImages: "画像を選択",
  chooseText: (d) => "1～" + number("ja", d.most, 0) + "枚の画像を選択するか、ここにドロップしてください。JPEG、PNG、WebP形式、各5MB未満。大きな画像は縮小されます。",
  deleteFailed: "削除できませんでした",
  deleteImage: (d) => d.name + "を削除",
  deleteImageQuestion: "このトップ画像を削除しますか？",
  deleteImageText: "<name></name>はトップページから削除され、元に戻せません。",
  imageActive: (d) => number("ja", d.number, 0) + " · 表示中",
  imageAlt: (d) => "トップ画像" + number("ja", d.number, 0) + "：" + d.name,
  imageDeleted: "トップ画像を削除しました",
  imageInactive: (d) => number("ja", d.number, 0) + " · 非表示",
  images: "トップ画像",
  imagesFailed: "トップ画像を取得できませんでした",
  imagesFailedText: "しばらくしてからもう一度お試しください。",
  imagesInOrder: "トップ画像の表示順",
  imagesNone: "トップ画像はまだありません。トップページには標準の風景が表示されます。",
  imagesText: "表示中の画像は、トップページの上部で順番に切り替わります。4～5枚が目安です。",
  moveImage: (d) => d.name + "を移動",
  newImages: "新しいトップ画像",
  progress: "アップロード",
  removeFile: (d) => d.name + "を取り除く",
  settingUpdated: "設定を更新しました",
  showImage: (d) => d.name + "を表示",
  title: "サイト設定",
  unnamedImage: "画像",
  updateFailed: "更新できませんでした",
  upload: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "枚の画像をアップロード" }),
  uploadFailed: "アップロードできませんでした",
  uploaded: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "枚の画像をアップロードしました" }),
  uploadedPartly: (d) => plural(d.count, 0, ja, { other: number("ja", d.count, 0) + "枚の画像をアップロードし、" + number("ja", d.refused, 0) + "枚は受け付けられませんでした。" }),
  uploading: "アップロード中…"
};

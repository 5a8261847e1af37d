// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const ja = cardinal('ja');
export const messages: CompiledPart = {
  account: () => "アカウント",
  browserUntil: () => "最後のログインから1年間。ログアウトしても残りますが、ブラウザーでいつでも削除できます。",
  browserWhat: () => "このブラウザーで以前ログインしたことを示すCookie",
  browserWhy: () => "パスワードを推測しようとする人のせいでログインできなくなるのを防ぐためです。名前は含まず、権限も与えません。ほかにCookieはありません。",
  description: () => "Wellspringが保存する情報と、その目的と期間。",
  emailUntil: () => "変更するか、アカウントを削除するまで。",
  emailWhat: () => "メールアドレス、名前、ユーザー名、プロフィール画像",
  emailWhy: () => "ログインとご連絡のためです。ほかの人に表示されるのは、名と姓の頭文字、ユーザー名、または「メンバー」で、メールアドレスは表示されません。",
  floodsUntil: () => "数時間。",
  floodsWhat: () => "ネットワークアドレスごとの操作の頻度",
  floodsWhy: () => "大量のアクセスを防ぐためで、ハッシュとして保存します。",
  intro: () => "ここで保存される情報と、その目的と期間です。スポットはアカウントなしで閲覧できます。プロフィールでは、自分のデータすべてのコピーを受け取り、完全に削除できます。削除したデータは上書きされます。このサイトの運営者がそれ以前に作成したバックアップには、その保管期間中データが残ります。",
  linksUntil: (d) => plural(d.days, 0, ja, { other: number("ja", d.days, 0) + "日間" }) + "（ログイン用は" + plural(d.signIn, 0, ja, { other: number("ja", d.signIn, 0) + "分間" }) + "、パスワード用は" + plural(d.reset, 0, ja, { other: number("ja", d.reset, 0) + "分間" }) + "）、または使用されるまで。",
  linksWhat: () => "メールでお送りしたリンク",
  linksWhy: () => "アドレスの確認、ログイン、パスワードの再設定のためで、ハッシュとして保存します。",
  mapsFrom: (d) => "地図は" + d.host + "から読み込まれ、地図を開くとネットワークアドレスがそこに伝わります。それ以外はすべてこのサイトから配信されます。",
  nothingFromOthers: () => "ページはほかのサイトから何も読み込みません。フォント、地図、画像はすべてこのサイトから配信されます。",
  others: () => "ほかのサイト",
  ownUntil: () => "それぞれを、またはアカウントを削除するまで。",
  ownWhat: () => "口コミ、お気に入り、訪問、リスト、バッジ",
  ownWhy: () => "口コミと公開リストは全員に、それ以外は自分だけに表示されます。",
  pagesUntil: (d) => plural(d.days, 0, ja, { other: number("ja", d.days, 0) + "日間" }) + "。その後は、個人を特定できない1日ごとの数値だけが残ります。",
  pagesWhat: () => "閲覧されたページ",
  pagesWhy: () => "何が役立っているかを知るためです。アドレスは短縮し、検索内容は含みません。ブラウザーで追跡拒否を設定している場合は、何も送信されません。",
  passwordUntil: () => "変更するか、アカウントを削除するまで。",
  passwordWhat: () => "パスワード",
  passwordWhy: () => "元に戻せないハッシュとして保存します。",
  placesUntil: () => "退会後も、名前を外して残ります。",
  placesWhat: () => "投稿したスポットとその写真",
  placesWhy: () => "写真は作り直し、カメラが書き込んだ情報は取り除きます。",
  proposalsUntil: () => "アカウントを削除するまで。",
  proposalsWhat: () => "オーナー申請、修正、管理者の確認待ちの写真",
  proposalsWhy: () => "スポットへの提案で、管理者が判断します。",
  reportsUntil: () => "報告は、退会後も名前を外して残ります。ログイン中に送ったメッセージはアカウントとともに、それ以外は管理者が削除したときに消えます。",
  reportsWhat: () => "サイト運営者への報告とメッセージ",
  reportsWhy: () => "管理者だけが読みます。",
  securityUntil: (d) => plural(d.days, 0, ja, { other: number("ja", d.days, 0) + "日間" }) + "。",
  securityWhat: () => "失敗したログインの試みと、パスワード、権限、セッションの変更",
  securityWhy: () => "パスワードを推測しようとする人に気付くためです。アカウントの代わりにハッシュを使い、アドレスは短縮します。",
  sessionUntil: (d) => "最後の訪問から" + plural(d.days, 0, ja, { other: number("ja", d.days, 0) + "日間" }) + "、ログインから" + plural(d.most, 0, ja, { other: number("ja", d.most, 0) + "日間" }) + "、またはログアウトするまで。",
  sessionWhat: () => "自分のセッションを示すCookie",
  sessionWhy: () => "ログイン時に設定されます。",
  title: () => "プライバシー",
  visits: () => "サイトの利用",
  written: () => "書いた内容"
};

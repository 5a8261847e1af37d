// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const ja = cardinal('ja');
export const messages: CompiledPart = {
  activeUsers: "アクティブユーザー",
  activeUsersADay: "1日のアクティブユーザー",
  activeUsersToday: "今日のアクティブユーザー",
  broken: "接続が切れました。自動的に再接続します。",
  chartNone: (d) => d.measure + "、30日間。今日は" + number("ja", d.today, 0) + "、期間中はまだありません。",
  chartPeak: (d) => d.measure + "、30日間。今日は" + number("ja", d.today, 0) + "、最多は" + d.day + "の" + number("ja", d.most, 0) + "。",
  chartsLoading: "グラフを読み込んでいます",
  chartsNotLoaded: "グラフを読み込めませんでした",
  chartsNotLoadedText: "数値は下の表にあります。接続が回復すると、グラフは自動的に表示されます。",
  connecting: "接続しています…",
  countOfDay: (d) => "<day></day>：" + number("ja", d.count, 0),
  day: "日付",
  heardAt: "最終受信：<time></time>",
  live: "ライブ",
  newUsers: "新規ユーザー",
  newUsersADay: "1日の新規ユーザー",
  newUsersOfMonth: "新規ユーザー、30日間",
  note: "日付はUTCです。ボット、管理者、サイトオーナーは含みません。",
  pageViews: "ページビュー",
  pageViewsADay: "1日のページビュー",
  pageViewsOfMonth: "ページビュー、30日間",
  showTable: "数値を表で表示",
  submissions: "投稿",
  submissionsADay: "1日の投稿",
  submissionsOfMonth: "投稿、30日間",
  tableCaption: "過去30日間（UTC）",
  title: "アクセス解析",
  topPlaces: "人気のスポット",
  topPlacesNone: "過去30日間に閲覧されたスポットはありません。",
  views: (d) => plural(d.count, 0, ja, { other: "閲覧" + number("ja", d.count, 0) + "回" })
};

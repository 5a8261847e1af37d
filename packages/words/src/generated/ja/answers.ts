// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const ja = cardinal('ja');
export const messages: CompiledPart = {
  allDay: "終日",
  allFacts: "すべての情報と出典",
  archiveDetails: "資料での記載",
  asOf: (d) => d.date + "時点" + select(d.hasSource, { yes: "、" + d.source, other: "" }),
  bestIn: (d) => "おすすめ：" + d.months,
  byAppointment: "予約制",
  closedNow: "営業時間外",
  closedUntil: (d) => "営業時間外・" + select(d.day, { today: d.time + "から営業", tomorrow: "明日" + d.time + "から営業", other: d.date + " " + d.time + "から営業" }),
  confirmedBy: (d) => select(d.by, { member: "メンバー", owner: "オーナー", other: "スタッフ" }) + "が確認" + select(d.hasDate, { yes: "、" + d.date, other: "" }),
  dateOfSource: "出典の時点",
  dayClosed: "休み",
  directions: "経路",
  directionsTo: (d) => d.name + "への経路",
  feels: (d) => select(d.band, { cold: "冷たい", cool: "ぬるい", warm: "温かい", hot: "熱い", other: "やけどする熱さ" }),
  fromTown: (d) => d.town + "から" + select(d.direction, { N: "北", NE: "北東", E: "東", SE: "南東", S: "南", SW: "南西", W: "西", other: "北西" }) + "へ" + d.distance,
  howToGetIn: "行ったことがありますか？誰が入れますか？",
  inTheirWords: "本人の言葉",
  inTown: (d) => d.town + "内",
  isItWarm: "行ったことがありますか？入浴できる温かさですか？",
  listedBy: (d) => d.source + "による情報。ここではまだ誰も確認していません",
  mapApp: (d) => select(d.app, { device: "この端末の地図", google: "Google マップ", apple: "Apple マップ", other: "OpenStreetMap" }),
  openAllYear: "通年営業",
  openIn: (d) => "営業：" + d.months,
  openNow: "営業中",
  openUntil: (d) => "営業中・" + select(d.day, { today: d.time + "まで", tomorrow: "明日" + d.time + "まで", other: d.date + " " + d.time + "まで" }),
  placeTime: "現地時間",
  road: (d) => "道路：" + d.road,
  saidBy: (d) => "出典：" + d.source,
  thisWeek: (d) => "今週：" + d.hours,
  todayHours: (d) => "今日（" + d.day + "）",
  walk: (d) => plural(d.minutes, 0, ja, { other: "徒歩" + number("ja", d.minutes, 0) + "分" }),
  weekHours: "1週間の営業時間",
  whatDoesItCost: "行ったことがありますか？料金はいくらですか？",
  whenIsItBest: "行ったことがありますか？いつが一番おすすめですか？",
  whenToCome: "訪れる時期",
  whoMayEnter: "入れる人"
};

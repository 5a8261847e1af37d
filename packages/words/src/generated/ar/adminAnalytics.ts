// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const ar = cardinal('ar');
export const messages: CompiledPart = {
  activeUsers: "المستخدمون النشطون",
  activeUsersADay: "المستخدمون النشطون يوميًا",
  activeUsersToday: "المستخدمون النشطون اليوم",
  broken: "انقطع الاتصال. تُعاد المحاولة تلقائيًا.",
  chartNone: (d) => d.measure + "، 30 يومًا. اليوم " + number("ar-u-nu-latn", d.today, 0) + "، ولا شيء حتى الآن.",
  chartPeak: (d) => d.measure + "، 30 يومًا. اليوم " + number("ar-u-nu-latn", d.today, 0) + "، والأعلى في " + d.day + ": " + number("ar-u-nu-latn", d.most, 0) + ".",
  chartsLoading: "جارٍ تحميل الرسوم البيانية",
  chartsNotLoaded: "تعذّر تحميل الرسوم البيانية",
  chartsNotLoadedText: "الأرقام في الجدول أدناه. تظهر الرسوم البيانية تلقائيًا عند عودة الاتصال.",
  connecting: "جارٍ الاتصال…",
  countOfDay: (d) => "<day></day>: " + number("ar-u-nu-latn", d.count, 0),
  day: "اليوم",
  heardAt: "آخر اتصال في <time></time>",
  live: "مباشر",
  newUsers: "المستخدمون الجدد",
  newUsersADay: "المستخدمون الجدد يوميًا",
  newUsersOfMonth: "المستخدمون الجدد، 30 يومًا",
  note: "الأيام بالتوقيت العالمي (UTC). لا تُحتسب الروبوتات ولا المشرفون ولا مالكو الموقع.",
  pageViews: "مشاهدات الصفحات",
  pageViewsADay: "مشاهدات الصفحات يوميًا",
  pageViewsOfMonth: "مشاهدات الصفحات، 30 يومًا",
  showTable: "عرض الأرقام في جدول",
  submissions: "الأماكن المرسلة",
  submissionsADay: "الأماكن المرسلة يوميًا",
  submissionsOfMonth: "الأماكن المرسلة، 30 يومًا",
  tableCaption: "آخر 30 يومًا، بالتوقيت العالمي (UTC)",
  title: "التحليلات",
  topPlaces: "الأماكن الأكثر مشاهدة",
  topPlacesNone: "لم يشاهد أحد أي مكان في آخر 30 يومًا.",
  views: (d) => plural(d.count, 0, ar, { zero: "لا مشاهدات", one: "مشاهدة واحدة", two: "مشاهدتان", few: number("ar-u-nu-latn", d.count, 0) + " مشاهدات", many: number("ar-u-nu-latn", d.count, 0) + " مشاهدة", other: number("ar-u-nu-latn", d.count, 0) + " مشاهدة" })
};

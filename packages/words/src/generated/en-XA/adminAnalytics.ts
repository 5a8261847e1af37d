// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  activeUsers: () => "⟦Açţíṽé úšéŕš~~~~~⟧",
  activeUsersADay: () => "⟦Açţíṽé úšéŕš á đáý~~~~~~~⟧",
  activeUsersToday: () => "⟦Açţíṽé úšéŕš ţóđáý~~~~~~~⟧",
  broken: () => "⟦Tĥé çóññéçţíóñ ŵáš ļóšţ. Iţ íš ţŕíéđ áĝáíñ ƀý íţšéļƒ.~~~~~~~~~~~~~~~~~~~⟧",
  chartNone: (d) => "⟦" + d.measure + ", 30 đáýš. Tóđáý " + number("en", d.today, 0) + ", ñóñé šó ƒáŕ.~~~~~~~~~~~~~~~~~~~~⟧",
  chartPeak: (d) => "⟦" + d.measure + ", 30 đáýš. Tóđáý " + number("en", d.today, 0) + ", ɱóšţ óñ " + d.day + ": " + number("en", d.most, 0) + ".~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  chartsLoading: () => "⟦Lóáđíñĝ ţĥé çĥáŕţš~~~~~~~⟧",
  chartsNotLoaded: () => "⟦Tĥé çĥáŕţš çóúļđ ñóţ ƀé ļóáđéđ~~~~~~~~~~~⟧",
  chartsNotLoadedText: () => "⟦Tĥé ñúɱƀéŕš áŕé íñ ţĥé ţáƀļé ƀéļóŵ. Tĥé çĥáŕţš çóɱé ƀý ţĥéɱšéļṽéš ŵĥéñ ţĥé çóññéçţíóñ íš ƀáçķ.~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
  connecting: () => "⟦Cóññéçţíñĝ…~~~~⟧",
  countOfDay: (d) => "⟦<day></day>: " + number("en", d.count, 0) + "~~~~~~~~~~⟧",
  day: () => "⟦Dáý~~⟧",
  heardAt: () => "⟦Lášţ ĥéáŕđ ƒŕóɱ áţ <time></time>~~~~~~~~~~~~⟧",
  live: () => "⟦Líṽé~~⟧",
  newUsers: () => "⟦Néŵ úšéŕš~~~~⟧",
  newUsersADay: () => "⟦Néŵ úšéŕš á đáý~~~~~~⟧",
  newUsersOfMonth: () => "⟦Néŵ úšéŕš, 30 đáýš~~~~~~~⟧",
  note: () => "⟦Dáýš áŕé íñ UTC. Bóţš, áđɱíñš áñđ óŵñéŕš áŕé ñóţ çóúñţéđ.~~~~~~~~~~~~~~~~~~~~⟧",
  pageViews: () => "⟦Páĝé ṽíéŵš~~~~⟧",
  pageViewsADay: () => "⟦Páĝé ṽíéŵš á đáý~~~~~~⟧",
  pageViewsOfMonth: () => "⟦Páĝé ṽíéŵš, 30 đáýš~~~~~~~⟧",
  showTable: () => "⟦Sĥóŵ ţĥé ñúɱƀéŕš áš á ţáƀļé~~~~~~~~~~⟧",
  submissions: () => "⟦Súƀɱíššíóñš~~~~⟧",
  submissionsADay: () => "⟦Súƀɱíššíóñš á đáý~~~~~~⟧",
  submissionsOfMonth: () => "⟦Súƀɱíššíóñš, 30 đáýš~~~~~~~⟧",
  tableCaption: () => "⟦Tĥé ļášţ 30 đáýš, íñ UTC~~~~~~~~~⟧",
  title: () => "⟦Añáļýţíçš~~~~⟧",
  topPlaces: () => "⟦Tóþ þļáçéš~~~~⟧",
  topPlacesNone: () => "⟦Nóƀóđý ĥáš ļóóķéđ áţ á þļáçé íñ ţĥé ļášţ 30 đáýš.~~~~~~~~~~~~~~~~~~⟧",
  views: (d) => "⟦" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " ṽíéŵ", other: number("en", d.count, 0) + " ṽíéŵš" }) + "~~~~~~~~~~~~~~~~⟧"
};

// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  activeUsers: "⟦Açţííṽéé úúšééŕš⟧",
  activeUsersADay: "⟦Açţííṽéé úúšééŕš áá đááý⟧",
  activeUsersToday: "⟦Açţííṽéé úúšééŕš ţóóđááý⟧",
  broken: "⟦Tĥéé çóóññééçţííóóñ ŵááš ļóóšţ. Iţ ííš ţŕííééđ ááĝááííñ ƀý ííţšééļƒ.⟧",
  chartNone: (d) => "⟦" + d.measure + ", 30 đááýš. Tóóđááý " + number("en", d.today, 0) + ", ñóóñéé šóó ƒááŕ.⟧",
  chartPeak: (d) => "⟦" + d.measure + ", 30 đááýš. Tóóđááý " + number("en", d.today, 0) + ", ɱóóšţ óóñ " + d.day + ": " + number("en", d.most, 0) + ".⟧",
  chartsLoading: "⟦Lóóááđííñĝ ţĥéé çĥááŕţš⟧",
  chartsNotLoaded: "⟦Tĥéé çĥááŕţš çóóúúļđ ñóóţ ƀéé ļóóááđééđ⟧",
  chartsNotLoadedText: "⟦Tĥéé ñúúɱƀééŕš ááŕéé ííñ ţĥéé ţááƀļéé ƀééļóóŵ. Tĥéé çĥááŕţš çóóɱéé ƀý ţĥééɱšééļṽééš ŵĥééñ ţĥéé çóóññééçţííóóñ ííš ƀááçķ.⟧",
  connecting: "⟦Cóóññééçţííñĝ…⟧",
  countOfDay: (d) => "⟦<day></day>: " + number("en", d.count, 0) + "⟧",
  day: "⟦Dááý⟧",
  heardAt: "⟦Láášţ ĥééááŕđ ƒŕóóɱ ááţ <time></time>⟧",
  live: "⟦Lííṽéé⟧",
  newUsers: "⟦Nééŵ úúšééŕš⟧",
  newUsersADay: "⟦Nééŵ úúšééŕš áá đááý⟧",
  newUsersOfMonth: "⟦Nééŵ úúšééŕš, 30 đááýš⟧",
  note: "⟦Dááýš ááŕéé ííñ UTC. Bóóţš, ááđɱííñš ááñđ óóŵñééŕš ááŕéé ñóóţ çóóúúñţééđ.⟧",
  pageViews: "⟦Pááĝéé ṽííééŵš⟧",
  pageViewsADay: "⟦Pááĝéé ṽííééŵš áá đááý⟧",
  pageViewsOfMonth: "⟦Pááĝéé ṽííééŵš, 30 đááýš⟧",
  showTable: "⟦Sĥóóŵ ţĥéé ñúúɱƀééŕš ááš áá ţááƀļéé⟧",
  submissions: "⟦Súúƀɱííššííóóñš⟧",
  submissionsADay: "⟦Súúƀɱííššííóóñš áá đááý⟧",
  submissionsOfMonth: "⟦Súúƀɱííššííóóñš, 30 đááýš⟧",
  tableCaption: "⟦Tĥéé ļáášţ 30 đááýš, ííñ UTC⟧",
  title: "⟦Añááļýţííçš⟧",
  topPlaces: "⟦Tóóþ þļááçééš⟧",
  topPlacesNone: "⟦Nóóƀóóđý ĥááš ļóóóóķééđ ááţ áá þļááçéé ííñ ţĥéé ļáášţ 30 đááýš.⟧",
  views: (d) => "⟦" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " ṽííééŵ", other: number("en", d.count, 0) + " ṽííééŵš" }) + "⟧"
};

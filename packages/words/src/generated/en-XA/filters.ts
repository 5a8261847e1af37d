// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  anyDistance: "⟦Añý đííšţááñçéé⟧",
  bathe: "⟦Wááŕɱ ééñóóúúĝĥ ţóó ƀááţĥéé⟧",
  bestRated: "⟦Lóóṽééđ ƀý ɱééɱƀééŕš⟧",
  chosen: (d) => "⟦" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " ƒííļţééŕ", other: number("en", d.count, 0) + " ƒííļţééŕš" }) + "⟧",
  clear: "⟦Cļééááŕ ƒííļţééŕš⟧",
  close: "⟦Sííɱííļááŕ þļááçééš⟧",
  closeWhy: (d) => "⟦" + plural(d.count, 0, en, { "0": "Nóó þļááçéé ɱááţçĥééš ááļļ óóƒ ííţ. Tĥééšéé çóóɱéé çļóóšéé.", one: "Oñéé þļááçéé ɱááţçĥééš ááļļ óóƒ ííţ. Tĥééšéé çóóɱéé çļóóšéé.", other: "Fééŵ þļááçééš ɱááţçĥ ááļļ óóƒ ííţ. Tĥééšéé çóóɱéé çļóóšéé." }) + "⟧",
  earlier: "⟦Pŕééṽííóóúúš þļááçééš⟧",
  free: "⟦Fŕéééé⟧",
  freeAndWild: "⟦Fŕéééé ááñđ ŵííļđ⟧",
  heading: "⟦Fííļţééŕš⟧",
  hideUnsaid: "⟦Oñļý þļááçééš ţĥááţ šááý šóó⟧",
  later: "⟦Móóŕéé þļááçééš⟧",
  months: "⟦Oþééñ ííñ⟧",
  more: (d) => "⟦" + plural(d.count, 0, en, { one: "Sĥóóŵ " + number("en", d.count, 0) + " ɱóóŕéé", other: "Sĥóóŵ " + number("en", d.count, 0) + " ɱóóŕéé" }) + "⟧",
  near: (d) => "⟦Nééááŕ " + d.place + "⟧",
  newPhotos: "⟦Nééŵ, ŵííţĥ þĥóóţóóš⟧",
  noneSays: "⟦Nóó ļííšţééđ þļááçéé šááýš ţĥááţ ííţ ĥááš ááļļ óóƒ ţĥííš.⟧",
  openIn: (d) => "⟦Oþééñ ííñ " + d.month + "⟧",
  openNow: "⟦Oþééñ ñóóŵ⟧",
  photos: "⟦Wííţĥ þĥóóţóóš⟧",
  radius: "⟦Hóóŵ ƒááŕ ááŵááý⟧",
  rating: (d) => "⟦Rááţééđ " + d.rating + " óóŕ ɱóóŕéé⟧",
  ratings: "⟦Rááţííñĝ⟧",
  remove: (d) => "⟦Rééɱóóṽéé ţĥéé ƒííļţééŕ " + d.filter + "⟧",
  show: (d) => "⟦" + plural(d.count, 0, en, { "0": "Nóó þļááçééš", one: "Sĥóóŵ " + number("en", d.count, 0) + " þļááçéé", other: "Sĥóóŵ " + number("en", d.count, 0) + " þļááçééš" }) + "⟧",
  showAll: "⟦Sĥóóŵ ááļļ⟧",
  showUnsaid: "⟦Sĥóóŵ ţĥééɱ ţóóóó⟧",
  sort: (d) => "⟦" + select(d.by, { relevance: "Móóšţ ŕééļééṽááñţ ƒííŕšţ", distance: "Nééááŕééšţ ƒííŕšţ", rating: "Bééšţ ŕááţééđ ƒííŕšţ", newest: "Nééŵééšţ ƒííŕšţ", other: "Wááŕɱééšţ ŵááţééŕ ƒííŕšţ" }) + "⟧",
  sortBy: "⟦Oŕđééŕ óóƒ ţĥéé þļááçééš⟧",
  sortFeatured: "⟦Fééááţúúŕééđ ƒííŕšţ⟧",
  temperatureFrom: "⟦Fŕóóɱ⟧",
  temperatureTo: "⟦Tóó⟧",
  unknown: "⟦Aļšóó þļááçééš ţĥááţ đóó ñóóţ šááý⟧",
  unsaid: (d) => "⟦" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " ɱóóŕéé þļááçéé đóóééš ñóóţ šááý", other: number("en", d.count, 0) + " ɱóóŕéé þļááçééš đóó ñóóţ šááý" }) + "⟧",
  whyOrder: "⟦Wĥý ţĥííš óóŕđééŕ?⟧",
  withBed: "⟦Wííţĥ áá ƀééđ ƒóóŕ ţĥéé ñííĝĥţ⟧",
  withinDistance: (d) => "⟦Wííţĥííñ " + d.distance + "⟧",
  without: (d) => "⟦Wííţĥóóúúţ “" + d.filter + "”⟧"
};

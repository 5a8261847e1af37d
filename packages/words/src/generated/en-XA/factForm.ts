// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  allYear: "⟦Aļļ ýééááŕ⟧",
  byAppointment: "⟦Bý ááþþóóííñţɱééñţ⟧",
  clear: (d) => "⟦Rééɱóóṽéé ŵĥááţ ííš šááííđ: " + d.fact + "⟧",
  cold: "⟦Cóóļđ⟧",
  confirm: "⟦Iţ ííš ŕííĝĥţ⟧",
  copyDay: (d) => "⟦" + d.day + ": çóóþý ţóó ááļļ đááýš⟧",
  count: (d) => "⟦" + plural(d.count, 0, en, { "0": "Nóóţĥííñĝ ííš šááííđ ýééţ", one: number("en", d.count, 0) + " ƒááçţ ííš šááííđ", other: number("en", d.count, 0) + " ƒááçţš ááŕéé šááííđ" }) + "⟧",
  currencyHelp: "⟦Tĥŕéééé ļééţţééŕš, šúúçĥ ááš EUR.⟧",
  dateHelp: "⟦A ýééááŕ, áá ɱóóñţĥ óóŕ áá đááý: 1980, 1980-06 óóŕ 1980-06-24.⟧",
  dayHelp: "⟦A đááý, áá ɱóóñţĥ óóŕ áá ýééááŕ: 2027-06-24, 2027-06 óóŕ 2027.⟧",
  facts: "⟦Fááçţš⟧",
  factsHelp: "⟦Pééóóþļéé çááñ šééááŕçĥ ááñđ ƒííļţééŕ ƀý ţĥééšéé. Lééááṽéé óóúúţ ŵĥááţ ýóóúú đóó ñóóţ ķñóóŵ.⟧",
  highest: (d) => "⟦Hííĝĥééšţ, ííñ " + d.unit + "⟧",
  hoursHelp: "⟦Súúçĥ ááš 09:00–17:00, šééṽééŕááļ ŵííţĥ çóóɱɱááš ƀééţŵééééñ ţĥééɱ. Eɱþţý: çļóóšééđ.⟧",
  lowest: (d) => "⟦Lóóŵééšţ, ííñ " + d.unit + "⟧",
  measured: "⟦Mééáášúúŕééđ ŵííţĥ ááñ ííñšţŕúúɱééñţ⟧",
  noKind: "⟦Nóó ķííñđ ííš çááļļééđ šóó.⟧",
  notKnown: "⟦Nóóţ ķñóóŵñ⟧",
  notShown: "⟦Tĥéé ƒááçţš çááññóóţ ƀéé šĥóóŵñ ŕííĝĥţ ñóóŵ⟧",
  notShownText: "⟦Wĥááţ ýóóúú ĥááṽéé ţýþééđ ííš ķééþţ.⟧",
  notSo: "⟦Nóóţ šóó⟧",
  origin: "⟦Sóóúúŕçéé ááñđ đááţéé⟧",
  rule: "⟦Rúúļéé, ƒóóŕ šééáášóóñš ááñđ ééẋçééþţííóóñš⟧",
  ruleHelp: "⟦Aš ííñ OþééñSţŕééééţMááþ: Aþŕ-Oçţ Móó-Fŕ 09:00-17:00; PH óóƒƒ⟧",
  scalding: "⟦Sçááļđííñĝ⟧",
  searchKinds: "⟦Sééááŕçĥ ţĥéé ķííñđš⟧",
  stored: (d) => "⟦Sţóóŕééđ: " + d.fact + "⟧",
  storedNothing: "⟦ñóóţĥííñĝ⟧",
  unconfirmed: "⟦Rééááđ ƒŕóóɱ ţĥéé ţééẋţ. Nóóƀóóđý ĥááš çóóñƒííŕɱééđ ííţ.⟧",
  understood: (d) => "⟦Wéé úúñđééŕšţóóóóđ: " + d.fact + "⟧",
  useIt: "⟦Ušéé ííţ⟧"
};

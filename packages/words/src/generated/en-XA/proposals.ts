// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { select } from '@messageformat/runtime';
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  claimSent: "⟦Cļááííɱ šééñţ⟧",
  claimSentText: "⟦Añ ááđɱííñ ļóóóóķš ááţ ííţ, ááñđ ýóóúú ááŕéé ţóóļđ.⟧",
  claimText: "⟦Tééļļ úúš ŵĥááţ ýóóúú ĥááṽéé ţóó đóó ŵííţĥ <name></name>. Añ ááđɱííñ ŕééááđš ííţ; úúñţííļ ţĥééý ĥááṽéé đééçííđééđ, ñóóţĥííñĝ çĥááñĝééš. Tĥééñ ţĥéé þááĝéé šááýš ţĥááţ ííţš óóŵñééŕ ĥááš ṽééŕííƒííééđ ííţ.⟧",
  claimWaits: "⟦Yóóúú ĥááṽéé çļááííɱééđ ţĥííš ļóóçááţííóóñ. Añ ááđɱííñ ļóóóóķš ááţ ííţ.⟧",
  decided: (d) => "⟦" + select(d.outcome, { declined: "Dééçļííñééđ", part: "Aççééþţééđ ííñ þááŕţ", other: "Aççééþţééđ" }) + "⟧",
  decidedOn: (d) => "⟦" + select(d.outcome, { declined: "Dééçļííñééđ óóñ " + d.day, part: "Aççééþţééđ ííñ þááŕţ óóñ " + d.day, other: "Aççééþţééđ óóñ " + d.day }) + "⟧",
  description: "⟦Dééšçŕííþţííóóñ⟧",
  descriptionTooLong: (d) => "⟦Dééšçŕííþţííóóñ ɱúúšţ ƀéé ááţ ɱóóšţ " + d.max + " çĥááŕááçţééŕš⟧",
  heading: "⟦Wĥááţ ýóóúú þŕóóþóóšééđ⟧",
  incomplete: "⟦Mííššííñĝ ííñƒóóŕɱááţííóóñ⟧",
  incompleteText: "⟦Pļééáášéé šééļééçţ áá ŕééþóóŕţ ţýþéé ááñđ þŕóóṽííđéé áá đééšçŕííþţííóóñ.⟧",
  message: "⟦Mééššááĝéé⟧",
  messageTooLong: (d) => "⟦Mééššááĝéé ɱúúšţ ƀéé ááţ ɱóóšţ " + d.max + " çĥááŕááçţééŕš⟧",
  messageTooShort: (d) => "⟦Mééššááĝéé ɱúúšţ ƀéé ááţ ļééáášţ " + d.min + " çĥááŕááçţééŕš⟧",
  newer: "⟦Nééŵééŕ⟧",
  notLoaded: "⟦Wĥááţ ýóóúú þŕóóþóóšééđ çááññóóţ ƀéé ļóóááđééđ ŕííĝĥţ ñóóŵ.⟧",
  older: "⟦Oļđééŕ⟧",
  ownThis: "⟦I óóŵñ óóŕ ɱááñááĝéé ţĥííš ļóóçááţííóóñ⟧",
  ownership: "⟦Oŵñééŕšĥííþ⟧",
  pages: "⟦Pááĝééš óóƒ ŵĥááţ ýóóúú þŕóóþóóšééđ⟧",
  pending: "⟦Wááííţííñĝ ƒóóŕ ááñ ááđɱííñ⟧",
  proposalOf: (d) => "⟦" + select(d.kind, { claim: "Cļááííɱ: <place></place>", correction: "Cóóŕŕééçţííóóñ: <place></place>", other: "Pĥóóţóóš: <place></place>" }) + "⟧",
  proposalOfUnseen: (d) => "⟦" + select(d.kind, { claim: "Cļááííɱ: áá þļááçéé ţĥááţ çááññóóţ ƀéé šééééñ ŕííĝĥţ ñóóŵ", correction: "Cóóŕŕééçţííóóñ: áá þļááçéé ţĥááţ çááññóóţ ƀéé šééééñ ŕííĝĥţ ñóóŵ", other: "Pĥóóţóóš: áá þļááçéé ţĥááţ çááññóóţ ƀéé šééééñ ŕííĝĥţ ñóóŵ" }) + "⟧",
  reportAddedText: "⟦Yóóúú ĥááṽéé ŕééþóóŕţééđ ţĥííš ƀééƒóóŕéé, šóó ŵĥááţ ýóóúú ŵŕóóţéé ŵááš ááđđééđ ţóó ýóóúúŕ ééááŕļííééŕ ŕééþóóŕţ.⟧",
  reportFailed: "⟦Fááííļééđ ţóó šúúƀɱííţ ŕééþóóŕţ⟧",
  reportSent: "⟦Rééþóóŕţ šúúƀɱííţţééđ⟧",
  reportSentText: "⟦Tĥááñķ ýóóúú ƒóóŕ ĥééļþííñĝ ííɱþŕóóṽéé óóúúŕ çóóɱɱúúñííţý. Wéé'ļļ ŕééṽííééŵ ýóóúúŕ ŕééþóóŕţ šóóóóñ.⟧",
  reportTitle: "⟦Rééþóóŕţ “<name></name>”⟧",
  selectType: "⟦Sééļééçţ áá ŕééþóóŕţ ţýþéé⟧",
  sendClaim: "⟦Sééñđ çļááííɱ⟧",
  submitReport: "⟦Súúƀɱííţ Rééþóóŕţ⟧",
  submitting: "⟦Súúƀɱííţţííñĝ...⟧",
  tryAgain: "⟦Tŕý Aĝááííñ⟧",
  whatIsWrong: "⟦Wĥááţ ííš ŵŕóóñĝ⟧",
  whoReadsIt: "⟦Tĥóóšéé ŵĥóó ķééééþ ţĥéé šííţéé ŕééááđ ííţ, ñóóƀóóđý ééļšéé.⟧"
};

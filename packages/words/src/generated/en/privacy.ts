// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  account: () => "Your account",
  browserUntil: () => "A year after you last signed in. Signing out leaves it; your browser can delete it at any time.",
  browserWhat: () => "A cookie that says that you signed in with this browser before",
  browserWhy: () => "So that nobody who guesses your password can keep you out. It names nobody and gives no right. There is no other cookie.",
  description: () => "What Wellspring keeps of you, what for and for how long.",
  emailUntil: () => "Until you change them or delete your account.",
  emailWhat: () => "E-mail address, names, username, picture",
  emailWhy: () => "To sign you in and to write to you. Others see your first name and an initial, your username or “Member”, never your address.",
  floodsUntil: () => "Hours.",
  floodsWhat: () => "How often a network address does something",
  floodsWhy: () => "As a hash, to keep floods out.",
  intro: () => "What is kept of you here, what for and for how long. You can look at places without an account; on your profile you get a copy of all that is yours, and delete it for good. What is deleted is overwritten; copies that whoever runs this site made before keep it for as long as they keep those.",
  linksUntil: (d) => plural(d.days, 0, en, { one: number("en", d.days, 0) + " day", other: number("en", d.days, 0) + " days" }) + ", to sign in " + plural(d.signIn, 0, en, { one: number("en", d.signIn, 0) + " minute", other: number("en", d.signIn, 0) + " minutes" }) + ", for a password " + plural(d.reset, 0, en, { one: number("en", d.reset, 0) + " minute", other: number("en", d.reset, 0) + " minutes" }) + ", or until they are used.",
  linksWhat: () => "Links that were mailed to you",
  linksWhy: () => "As hashes, to confirm your address, to sign in or to choose another password.",
  mapsFrom: (d) => "Maps are loaded from " + d.host + ", which sees your network address when you open one. All else comes from this site.",
  nothingFromOthers: () => "Pages load nothing from anybody else: type, map and pictures come from this site.",
  others: () => "Others",
  ownUntil: () => "Until you delete them or your account.",
  ownWhat: () => "Reviews, favorites, visits, lists and badges",
  ownWhy: () => "Reviews and public lists are for everybody, all else for you alone.",
  pagesUntil: (d) => plural(d.days, 0, en, { one: number("en", d.days, 0) + " day", other: number("en", d.days, 0) + " days" }) + "; then only the numbers of each day are left, which name nobody.",
  pagesWhat: () => "Which pages are looked at",
  pagesWhy: () => "To see what is of use. With a shortened address, and without what you search for. If your browser asks not to be followed, nothing is sent.",
  passwordUntil: () => "Until you choose another one or delete your account.",
  passwordWhat: () => "Password",
  passwordWhy: () => "As a hash from which it cannot be read.",
  placesUntil: () => "They stay when you leave, without your name.",
  placesWhat: () => "Places that you submit, and their photos",
  placesWhy: () => "Photos are made anew, without what a camera writes into them.",
  proposalsUntil: () => "Until you delete your account.",
  proposalsWhat: () => "Claims, corrections, and photos that wait for an admin",
  proposalsWhy: () => "What you propose of a place, for admins to judge.",
  reportsUntil: () => "Reports stay without your name when you leave. Messages that you sent while signed in go with your account, others when an admin deletes them.",
  reportsWhat: () => "Reports and messages to those who keep the site",
  reportsWhy: () => "Read by admins alone.",
  securityUntil: (d) => plural(d.days, 0, en, { one: number("en", d.days, 0) + " day", other: number("en", d.days, 0) + " days" }) + ".",
  securityWhat: () => "Attempts to sign in that failed, and changes of passwords, rights and sessions",
  securityWhy: () => "To notice who guesses passwords. With a hash in place of the account, and a shortened address.",
  sessionUntil: (d) => plural(d.days, 0, en, { one: number("en", d.days, 0) + " day", other: number("en", d.days, 0) + " days" }) + " after your last visit, " + plural(d.most, 0, en, { one: number("en", d.most, 0) + " day", other: number("en", d.most, 0) + " days" }) + " after you signed in, or until you sign out.",
  sessionWhat: () => "A cookie that says which session is yours",
  sessionWhy: () => "Set when you sign in.",
  title: () => "Privacy",
  visits: () => "Your visits",
  written: () => "What you write"
};

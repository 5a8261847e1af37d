// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  forMembers: "A page for members.",
  forMembersText: "This page is for members. After signing in you come back here.",
  notFound: "404 Page Not Found",
  notFoundText: "There is no page at this address.",
  placeYouLookFor: "Perhaps the place you look for is here:",
  refused: (d) => d.status + " Request Refused",
  refused400: "400 Address Not Valid",
  refused403: "403 Not Allowed",
  refused414: "414 Address Too Long",
  refused421: "421 Unknown Site",
  refused429: "429 Too Many Requests"
};

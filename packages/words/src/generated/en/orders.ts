// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { select } from '@messageformat/runtime';
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  closed: "Temporarily closed places come after all others. No place can buy a better position.",
  explained: (d) => select(d.order, { relevance: "Places whose name is what you typed come first. Then come names that begin with it, places that say all of your words, and last those with only beginnings of words. Among equals, places with more to see come first: photos, a description, good reviews.", nearness: "Your words and the distance count together. Within " + d.distance + ", a place whose name is what you typed comes first. A place with photos, a description and good reviews can come before one that is slightly nearer.", distance: "The nearest place comes first, measured as a straight line. Nothing else counts.", rating: "The best rated place comes first. A few reviews count less than many, so one single review does not lead.", newest: "The place that was added last comes first.", warmest: "The place with the warmest water comes first, by the highest temperature that it states. Places that do not say come last.", other: "Places with something to see come first: photos, a description that somebody wrote, good reviews. Kinds of places and continents take turns." })
};

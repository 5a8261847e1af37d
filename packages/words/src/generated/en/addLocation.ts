// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  partComesByItself: () => "This part comes by itself when the connection is back.",
  partNotLoadedText: () => "It comes by itself when the connection is back. What you have typed is kept.",
  photosNotAdded: () => "Photos cannot be added right now",
  photosNotShown: () => "Your photos cannot be shown right now",
  photosNotShownText: () => "They are in the form, and will be sent with it.",
  pointQuestionNotShown: () => "A question about the point cannot be shown right now",
  similarNotShown: () => "Places like this one cannot be shown right now",
  typedIsKept: () => "What you have typed is kept."
};

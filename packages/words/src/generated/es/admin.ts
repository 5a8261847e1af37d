// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  chartsNotLoaded: () => "The charts could not be loaded",
  chartsNotLoadedText: () => "The numbers are in the table below. The charts come by themselves when the connection is back.",
  panelNotLoaded: () => "This part of the panel could not be loaded"
};

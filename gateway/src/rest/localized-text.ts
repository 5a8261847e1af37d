import { languageOf, type Actor } from '@wellspring/platform/subgraph/actor';
import { textIn } from '@wellspring/words/error-text';
import type { Message } from '@wellspring/words/message';
import type { RefusedFile } from '../edge/uploads.ts';

/** A message in the language of the caller. */
export const localizedText = (actor: Actor, words: Message): string => textIn(languageOf(actor), words);

/** A refused file, as a response names it. */
export const refusedFileFor =
  (actor: Actor) =>
  ({ name, at, words }: RefusedFile) => ({ name, at, message: localizedText(actor, words) });

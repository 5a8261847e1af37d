import { encodeMessage } from '@wellspring/words/encoded-message';
import type { Message } from '@wellspring/words/message';
import { z } from 'zod';
import { unitsOf } from './text-limits.ts';

/** What is said of a text that is not taken; without words, the edge names the field. */
type Words = {
  /** there is none, or it is no text */
  readonly missing?: Message;
  readonly tooShort?: Message;
  readonly tooLong?: Message;
  readonly malformed?: Message;
};

type Rules = {
  /** most characters (code points), blanks around them aside where it is trimmed */
  readonly max: number;
  readonly min?: number;
  readonly isTrimmed?: boolean;
  readonly pattern?: RegExp;
  /** one text: the same for everything */
  readonly words?: Words | Message;
};

/** Words as the library of schemas carries them: the reader of its issues decodes them. */
export const errorParams = (words: Message | undefined) => (words === undefined ? {} : { error: encodeMessage(words) });

const wordsOf = (words: Words | Message): Words =>
  'id' in words ? { missing: words, tooShort: words, tooLong: words, malformed: words } : words;

/**
 * A text that comes in. Its length is checked first, and what is too long is not looked at any further: no pattern, no `refine` behind it
 * and no normaliser ever gets a longer text. Every text of a request is made here; lint refuses others.
 */
export const text = ({ max, min = 0, isTrimmed = false, pattern, words = {} }: Rules): z.ZodString => {
  const { missing, tooShort, tooLong, malformed } = wordsOf(words);
  // Blanks around a text do not count, but there are not endlessly many of them.
  const arriving = z
    .string(errorParams(missing))
    .max(isTrimmed ? unitsOf(max) : max, { abort: true, ...errorParams(tooLong) });
  const trimmed = isTrimmed ? arriving.trim() : arriving;
  // A short text is safe to look at: what else is wrong with the whole is said beside it.
  const atLeast = min > 0 ? trimmed.min(min, { abort: pattern !== undefined, ...errorParams(tooShort) }) : trimmed;
  const bounded = isTrimmed ? atLeast.max(max, { abort: true, ...errorParams(tooLong) }) : atLeast;
  return pattern ? bounded.regex(pattern, errorParams(malformed)) : bounded;
};

/** A text whose characters (code points) are counted by the service that keeps it: here what could never be so few is refused. */
export const countedText = ({ max, ...rules }: Rules): z.ZodString =>
  text({ ...rules, max: unitsOf(max) }).meta({ maxLength: max });

const DAY = 'YYYY-MM-DD';

/** A day of the calendar as ISO 8601 writes it, such as 2026-05-01. */
export const day = (words: Message) =>
  text({ max: DAY.length, words })
    .pipe(z.iso.date(errorParams(words)))
    .meta({ format: 'date' });

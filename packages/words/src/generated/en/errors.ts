// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  contentTypeUnsupported: () => "The content type is not supported",
  fieldInvalid: (d) => d.field + " is not valid",
  fieldMissing: (d) => d.field + " is missing",
  fieldTypeWrong: (d) => d.field + " must be of type " + d.type,
  fieldUnknown: (d) => "Unknown field: " + d.field,
  internal: () => "Something went wrong. Please try again.",
  isMalformed: () => "is malformed",
  parameterRepeated: (d) => d.name + " is given more than once",
  parameterUnknown: (d) => "Unknown parameter: " + d.name,
  parameterWrong: (d) => d.name + " " + d.problem,
  rateLimited: (d) => d.reason + " " + d.when,
  textTooLong: (d) => d.name + " is too long",
  theBody: () => "The body",
  tryAgainInHours: (d) => "Please try again in " + plural(d.count, 0, en, { one: number("en", d.count, 0) + " hour", other: number("en", d.count, 0) + " hours" }) + ".",
  tryAgainInMinutes: (d) => "Please try again in " + plural(d.count, 0, en, { one: number("en", d.count, 0) + " minute", other: number("en", d.count, 0) + " minutes" }) + ".",
  tryAgainInSeconds: (d) => "Please try again in " + plural(d.count, 0, en, { one: number("en", d.count, 0) + " second", other: number("en", d.count, 0) + " seconds" }) + "."
};

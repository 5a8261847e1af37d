// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  asksForTooMuch: () => "This asks for more than can be answered at once. Ask for fewer things, or for shorter lists.",
  callerLeft: () => "The caller has left",
  changeTooLarge: () => "This is too much for one change. Please shorten it.",
  changedTooFast: () => "This is being changed too fast: please try again.",
  contentTypeUnsupported: () => "The content type is not supported",
  dataAway: () => "The data cannot be reached right now. Please try again in a moment.",
  databaseAway: () => "The database does not answer",
  diskFull: () => "The disk is full: nothing can be saved until there is room again.",
  encodingUnsupported: () => "The request is in an encoding that is not supported",
  existsAlready: () => "This exists already.",
  fieldInvalid: (d) => d.field + " is not valid",
  fieldMissing: (d) => d.field + " is missing",
  fieldTypeWrong: (d) => d.field + " must be of type " + d.type,
  fieldUnknown: (d) => "Unknown field: " + d.field,
  fileStoreAway: () => "The file store does not answer",
  fileStoreSlow: () => "The file store did not answer in time",
  filesNotKept: () => "Files cannot be kept right now",
  forbidden: () => "Forbidden",
  imageGone: () => "The image is not here any more. Please choose it again.",
  internal: () => "Something went wrong. Please try again.",
  isMalformed: () => "is malformed",
  keyReused: () => "This Idempotency-Key was used for another request. Please use a new key for a new request.",
  manyPhotos: () => "Many photos are coming in right now. Please try again in a moment.",
  noSpaceForFiles: () => "There is no space left for files",
  oneOperation: () => "Send one operation a request",
  parameterRepeated: (d) => d.name + " is given more than once",
  parameterUnknown: (d) => "Unknown parameter: " + d.name,
  parameterWrong: (d) => d.name + " " + d.problem,
  persistedOnly: () => "Only persisted operations are accepted; introspection is off",
  photosAway: () => "Photos cannot be taken in right now. Please try again in a moment, or send what you wrote without photos.",
  queryMissing: () => "The request needs a query",
  rateLimited: (d) => d.reason + " " + d.when,
  requestNoJson: () => "The request is not valid JSON",
  requestTooLarge: () => "The request is too large",
  requestTooLargeBytes: (d) => "The request is too large: at most " + d.max + " bytes",
  sendJson: () => "Send operations as application/json",
  takesTooLong: () => "This takes longer than can be waited for. Ask for fewer things.",
  textTooLong: (d) => d.name + " is too long",
  theBody: () => "The body",
  tryAgainInHours: (d) => "Please try again in " + plural(d.count, 0, en, { one: number("en", d.count, 0) + " hour", other: number("en", d.count, 0) + " hours" }) + ".",
  tryAgainInMinutes: (d) => "Please try again in " + plural(d.count, 0, en, { one: number("en", d.count, 0) + " minute", other: number("en", d.count, 0) + " minutes" }) + ".",
  tryAgainInSeconds: (d) => "Please try again in " + plural(d.count, 0, en, { one: number("en", d.count, 0) + " second", other: number("en", d.count, 0) + " seconds" }) + ".",
  variableKeyWrong: () => "The variables have a key that is not allowed",
  variablesTooDeep: () => "The variables are nested too deeply",
  webNotBuilt: () => "The web client is not built. Run \"npm start\", or \"node web/build.mjs\" before."
};

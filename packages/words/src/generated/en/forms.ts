// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  addPhotos: "Add photos",
  confirmNewPassword: "Confirm new password",
  draftDiscard: "Discard",
  draftNoPhotos: "Photos are not kept",
  draftPutIn: "Put in what you typed",
  draftRestored: "Restored what you typed",
  draftStale: "This was changed elsewhere after you typed here.",
  fileTooLarge: "File too large",
  fileTypeInvalid: "Invalid file type",
  makingSmaller: (d) => plural(d.count, 0, en, { one: "Making the photo smaller ...", other: "Making photo " + number("en", d.number, 0) + " of " + number("en", d.count, 0) + " smaller ..." }),
  moveDone: (d) => d.name + " is now number " + number("en", d.number, 0) + ".",
  moveGivenUp: (d) => d.name + " stays where it was.",
  moveHow: "To pick up a draggable item, press the space bar. While dragging, use the arrow keys to move the item. Press space again to drop the item in its new position, or press escape to cancel.",
  movePicked: (d) => d.name + " is picked up, at number " + number("en", d.number, 0) + " of " + number("en", d.count, 0) + ".",
  newPassword: "New password",
  passwordAtLeast: (d) => "At least " + number("en", d.count, 0) + " characters",
  passwordStrength: (d) => "Password strength: " + select(d.strength, { weak: "Weak", fair: "Fair", good: "Good", other: "Strong" }),
  photoAgain: "This photo could not be read. Please choose it again.",
  photoUnreadable: "Photo cannot be read",
  photos: "Photos",
  photosMost: (d) => select(d.owner, { place: "A place", other: "A review" }) + " can have up to " + number("en", d.most, 0) + " photos",
  photosToChooseAgain: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " photo has", other: number("en", d.count, 0) + " photos have" }) + " to be chosen again: <names></names>",
  refusedPhoto: "<name></name>: <why></why>",
  reportClosed: "Location Closed",
  reportDuplicate: "Duplicate Location",
  reportInappropriate: "Inappropriate Content",
  reportOther: "Other Issue",
  reportSpam: "Spam",
  reportWrongAddress: "Wrong Address",
  sortable: "sortable"
};

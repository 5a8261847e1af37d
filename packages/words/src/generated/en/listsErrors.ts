// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  accessDenied: "Access denied",
  badgesBusy: "These badges are being worked out elsewhere. Please try again in a moment.",
  changedElsewhere: "This list was changed elsewhere meanwhile. Please look at it before you save.",
  contributionBusy: "This is being changed elsewhere. Please try again in a moment.",
  descriptionTooLong: (d) => "Description must be at most " + d.max + " characters",
  itemNotFound: "This location is not in the list",
  listBusy: "This list is being changed elsewhere. Please look at it before you try again.",
  listNotFound: "List not found",
  listOvertaken: "This list was changed elsewhere meanwhile. Please look at it before you try again.",
  locationInList: "This location is already in the list",
  manyLists: "You have made many lists within the hour.",
  markBusy: "This is being changed elsewhere. Please try again.",
  nameMissing: "Please enter a list name",
  nameTooLong: (d) => "Name must be at most " + d.max + " characters",
  notesTooLong: (d) => "Notes must be at most " + d.max + " characters",
  ratingRange: "Rating must be between 1 and 5",
  tooManyLocations: (d) => "A list can have at most " + d.max + " locations",
  userNotFound: "User not found",
  visitDateFuture: "The date of a visit cannot be in the future",
  visitDateInvalid: "The date of a visit must be a day, such as 2026-05-01",
  visitOrderInvalid: "visitOrder must be a whole number from 1"
};

// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  alreadyReviewed: "You have already reviewed this location",
  changedElsewhere: "This review was changed elsewhere meanwhile. Please look at it before you save.",
  contentTooLong: (d) => "Review must be at most " + d.max + " characters",
  contentTooShort: (d) => "Review must be at least " + d.min + " characters",
  manyPhotos: "You have added many photos within the hour.",
  manyReviews: "You have written many reviews within the hour.",
  photoNotFound: "Photo not found",
  placeBusy: "This place is being reviewed by many people. Please try again in a moment.",
  ratingRange: "Rating must be between 1 and 5",
  reviewBusy: "This review is being changed elsewhere. Please look at it before you try again.",
  reviewNotFound: "Review not found",
  titleMissing: "Title is required",
  titleTooLong: (d) => "Title must be at most " + d.max + " characters",
  tooManyPhotos: (d) => "A review can have at most " + d.max + " photos"
};

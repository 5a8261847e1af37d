// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  autoVerify: "Auto-verify locations",
  autoVerifyText: "Locations that members submit appear at once, without waiting for an admin.",
  chooseFiles: "Hero images",
  chooseImages: "Choose images",
  chooseText: (d) => "Select 1-" + number("en", d.most, 0) + " images, or drop them here. JPEG, PNG or WebP, each under 5MB; larger ones are made smaller.",
  deleteFailed: "Delete failed",
  deleteImage: (d) => "Delete " + d.name,
  deleteImageQuestion: "Delete this hero image?",
  deleteImageText: "<name></name> goes from the landing page and cannot be brought back.",
  imageActive: (d) => number("en", d.number, 0) + " · Active",
  imageAlt: (d) => "Hero image " + number("en", d.number, 0) + ": " + d.name,
  imageDeleted: "Hero image deleted",
  imageInactive: (d) => number("en", d.number, 0) + " · Inactive",
  images: "Hero Images",
  imagesFailed: "Failed to fetch hero images",
  imagesFailedText: "Please try again in a moment.",
  imagesInOrder: "Hero images in their order",
  imagesNone: "No hero images yet. The landing page shows its own landscape.",
  imagesText: "The active ones follow each other at the top of the landing page. Four or five make a good round.",
  moveImage: (d) => "Move " + d.name,
  newImages: "New hero images",
  progress: "Upload",
  removeFile: (d) => "Remove " + d.name,
  settingUpdated: "Setting updated",
  showImage: (d) => "Show " + d.name,
  title: "Site Settings",
  unnamedImage: "The picture",
  updateFailed: "Update failed",
  upload: (d) => plural(d.count, 0, en, { one: "Upload " + number("en", d.count, 0) + " image", other: "Upload " + number("en", d.count, 0) + " images" }),
  uploadFailed: "Upload failed",
  uploaded: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " image uploaded", other: number("en", d.count, 0) + " images uploaded" }),
  uploadedPartly: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " image uploaded, " + number("en", d.refused, 0) + " refused.", other: number("en", d.count, 0) + " images uploaded, " + number("en", d.refused, 0) + " refused." }),
  uploading: "Uploading..."
};

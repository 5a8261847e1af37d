// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  heroImageOrderTwice: "ids must name each hero image once",
  heroImagesBusy: "The hero images are being changed elsewhere. Please try again.",
  listNotFound: "List not found",
  messageBusy: "This message is being changed elsewhere. Please look at it before you try again.",
  messageNotFound: "Message not found",
  ownReportBusy: "Your report is being changed elsewhere. Please try again in a moment.",
  reportBusy: "This report is being changed elsewhere. Please look at it before you try again.",
  reportFull: "You have reported this already, and your report is full. An admin will look at it.",
  reportNotFound: "Report not found",
  reportRoomLeft: (d) => "You have reported this already. Your report can take " + d.left + " more characters.",
  reviewNotFound: "Review not found",
  settingBusy: "This setting is being changed elsewhere. Please try again.",
  settingUnknown: "There is no such setting",
  settingValueWrong: (d) => "value must be " + d.first + " or " + d.last,
  tooManyHeroImages: "You have added many hero images within the hour.",
  tooManyMessages: "You have sent many messages within the hour.",
  tooManyReports: "You have made many reports within the hour."
};

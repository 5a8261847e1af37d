// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { select } from '@messageformat/runtime';
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  claimSent: "Claim sent",
  claimSentText: "An admin looks at it, and you are told.",
  claimText: "Tell us what you have to do with <name></name>. An admin reads it; until they have decided, nothing changes. Then the page says that its owner has verified it.",
  claimWaits: "You have claimed this location. An admin looks at it.",
  decided: (d) => select(d.outcome, { declined: "Declined", part: "Accepted in part", other: "Accepted" }),
  decidedOn: (d) => select(d.outcome, { declined: "Declined on " + d.day, part: "Accepted in part on " + d.day, other: "Accepted on " + d.day }),
  description: "Description",
  descriptionTooLong: (d) => "Description must be at most " + d.max + " characters",
  heading: "What you proposed",
  incomplete: "Missing information",
  incompleteText: "Please select a report type and provide a description.",
  message: "Message",
  messageTooLong: (d) => "Message must be at most " + d.max + " characters",
  messageTooShort: (d) => "Message must be at least " + d.min + " characters",
  newer: "Newer",
  notLoaded: "What you proposed cannot be loaded right now.",
  older: "Older",
  ownThis: "I own or manage this location",
  ownership: "Ownership",
  pages: "Pages of what you proposed",
  pending: "Waiting for an admin",
  proposalOf: (d) => select(d.kind, { claim: "Claim: <place></place>", correction: "Correction: <place></place>", other: "Photos: <place></place>" }),
  proposalOfUnseen: (d) => select(d.kind, { claim: "Claim: a place that cannot be seen right now", correction: "Correction: a place that cannot be seen right now", other: "Photos: a place that cannot be seen right now" }),
  reportAddedText: "You have reported this before, so what you wrote was added to your earlier report.",
  reportFailed: "Failed to submit report",
  reportSent: "Report submitted",
  reportSentText: "Thank you for helping improve our community. We'll review your report soon.",
  reportTitle: "Report “<name></name>”",
  selectType: "Select a report type",
  sendClaim: "Send claim",
  submitReport: "Submit Report",
  submitting: "Submitting...",
  tryAgain: "Try Again",
  whatIsWrong: "What is wrong",
  whoReadsIt: "Those who keep the site read it, nobody else."
};

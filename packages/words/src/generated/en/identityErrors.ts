// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { select } from '@messageformat/runtime';
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  accountChangedElsewhere: "This account is being changed elsewhere. Please try again.",
  accountDeletedElsewhere: "This account is being deleted elsewhere. Please try again.",
  credentialsInvalid: "Invalid email or password",
  emailConfirmedAlready: "Your e-mail address is confirmed already",
  emailTaken: "An account with this e-mail already exists",
  languageUnknown: "This language cannot be chosen",
  lastOwner: "You are the last owner. Make somebody else an owner before you leave.",
  nameAddress: (d) => select(d.field, { firstName: "First name cannot have an address of a page or a mailbox in it", lastName: "Last name cannot have an address of a page or a mailbox in it", other: "Username cannot have an address of a page or a mailbox in it" }),
  nameHidden: (d) => select(d.field, { firstName: "First name has characters that cannot be shown", lastName: "Last name has characters that cannot be shown", other: "Username has characters that cannot be shown" }),
  nameScripts: (d) => select(d.field, { firstName: "First name must be written in one script", lastName: "Last name must be written in one script", other: "Username must be written in one script" }),
  nameStaff: (d) => select(d.field, { firstName: "First name could be taken for that of somebody who keeps this site", lastName: "Last name could be taken for that of somebody who keeps this site", other: "Username could be taken for that of somebody who keeps this site" }),
  nameTooLong: (d) => select(d.field, { firstName: "First name must be at most " + d.max + " characters", other: "Last name must be at most " + d.max + " characters" }),
  otherOwnersLeaving: "Other owners are leaving at this moment. Please try again.",
  ownerChanged: "Owner accounts cannot be changed",
  ownerSuspended: "Owner accounts cannot be suspended",
  passwordCommon: "This password is one of the most common. Please choose another",
  passwordTooLong: (d) => "Password must be at most " + d.max + " characters",
  passwordWrong: "The password is not right",
  receiptWrittenElsewhere: "This receipt is being written elsewhere",
  selfSuspended: "You cannot suspend yourself",
  suspended: (d) => "This account is suspended: " + d.reason,
  tooManyAttempts: "Too many attempts.",
  tooManySigningIn: "Too many people are signing in at this moment. Please try again in a few seconds.",
  unauthorized: "Unauthorized",
  userNotFound: "User not found",
  usernameAvailable: "Username is available",
  usernameCharacters: "Username may have letters, digits, dots, underscores and hyphens only",
  usernameReserved: "This username cannot be chosen",
  usernameTaken: "This username is already taken",
  usernameTooLong: (d) => "Username must be at most " + d.max + " characters"
};

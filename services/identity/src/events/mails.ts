import {
  PasswordChangedSchema,
  PasswordResetRequestedSchema,
  SignInLinkRequestedSchema,
  UserRegisteredSchema,
  VerificationRequestedSchema,
} from '@wellspring/events/generated/wellspring/identity/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import { passwordResetIn, userIn } from '@wellspring/events/user-events';
import type { Consumer, HandledFacts, Message } from '@wellspring/platform/bus/port';
import type { IdentityUseCases } from '../use-cases.ts';

type Mailing = Pick<IdentityUseCases, 'mailVerification' | 'mailReset' | 'mailSignInLink' | 'mailPasswordChanged'>;

const ofRequest =
  (mail: (requestId: string) => Promise<void>) =>
  async (message: Message): Promise<void> => {
    const request = passwordResetIn(message);
    if (request) await mail(request.requestId);
  };

const ofUser =
  (mail: (userId: string) => Promise<void>) =>
  async (message: Message): Promise<void> => {
    const user = userIn(message);
    if (user) await mail(user.userId);
  };

/** Mails are reactions: while the mail server is away accounts work, and what waits goes out later. */
export const mailsConsumer = (mailing: Mailing, handled: HandledFacts): Consumer => {
  const reactions = new Map<string, (message: Message) => Promise<void>>([
    [UserRegisteredSchema.typeName, ofUser(mailing.mailVerification)],
    [VerificationRequestedSchema.typeName, ofUser(mailing.mailVerification)],
    [PasswordChangedSchema.typeName, ofUser(mailing.mailPasswordChanged)],
    [PasswordResetRequestedSchema.typeName, ofRequest(mailing.mailReset)],
    [SignInLinkRequestedSchema.typeName, ofRequest(mailing.mailSignInLink)],
  ]);
  return {
    kind: 'reaction',
    group: 'identity.mails',
    topics: [TOPICS.identity],
    reactsTo: ({ type }) => reactions.has(type),
    handled,
    handle: async (messages) => {
      for (const message of messages) await reactions.get(message.type)?.(message);
    },
  };
};

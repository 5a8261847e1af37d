import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { createTransport } from 'nodemailer';
import { errorCode } from '../error-code.ts';
import { inCall } from '../telemetry/tracing.ts';
import type { Mailer } from './port.ts';

const CONNECT_MS = 5_000;
const ANSWER_MS = 20_000;

const AWAY = 'Mail cannot be sent right now. It goes out when the mail server answers.';

/** What an error is about: the mail, or whom it is to. */
const ABOUT_THE_MAIL: readonly unknown[] = ['EENVELOPE', 'EMESSAGE'];

/** 5xx of a mail server means that it will never accept the mail. Other errors may pass, also a wrong password. */
const isForGood = (error: unknown): boolean =>
  error instanceof Error &&
  ABOUT_THE_MAIL.includes(errorCode(error)) &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

const asAppError = (error: unknown): AppError =>
  isForGood(error)
    ? new AppError('VALIDATION', verbatim('The mail server refused the mail'), { cause: error })
    : new AppError('UNAVAILABLE', verbatim(AWAY), { cause: error });

/** A mail server, such as smtps://user:secret@mail.example:465. */
export const openSmtp = (url: string, from: string): Mailer => {
  const transport = createTransport(
    {
      url,
      // Nothing of a mail is read from a file or an address that its text names.
      disableFileAccess: true,
      disableUrlAccess: true,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: ANSWER_MS,
    },
    { from },
  );
  return {
    send: async (mail) => {
      await inCall('send mail', { 'peer.service': 'smtp' }, () =>
        transport.sendMail(mail).catch((error: unknown) => Promise.reject(asAppError(error))),
      );
    },
    ping: async () => {
      await transport.verify().catch((error: unknown) => Promise.reject(asAppError(error)));
    },
    close: async () => transport.close(),
  };
};

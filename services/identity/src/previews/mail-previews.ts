import { PROPOSAL_DECISIONS, PROPOSAL_KINDS } from '@wellspring/rest-contract/proposal-rules';
import type { Language } from '@wellspring/words/languages';
import { serverWords } from '@wellspring/words/server-words';
import { composed, type Content, type SiteLinks, type Words } from '../domain/mail-look.ts';
import * as links from '../domain/mails.ts';
import * as notices from '../domain/notices.ts';

/** A mail with example data, as a member gets it. */
export type MailPreview = Words & { readonly name: string };

/** Every mail in a language. */
export type MailPreviews = (language: Language) => readonly MailPreview[];

type Example = { readonly name: string; readonly content: Content };
/** Every function that makes a mail. */
type MailName = Extract<keyof typeof links | keyof typeof notices, `${string}Mail`>;

const ANN = 'Ann';
const TOKEN = '019a2f6e-5d1c-7c3e-9b51-6f1f6f1c2a10.an-example-that-opens-nothing';
const PLACE = '019a2f6e-5d1c-7c3e-9b51-6f1f6f1c2a11';
const WAITING = { places: 3, proposals: 1, reports: 2, messages: 1 };

/** One example or more of each mail: the compiler names the one that is missing. */
const examples = (language: Language, publicUrl: string): Readonly<Record<MailName, readonly Example[]>> => {
  const t = serverWords(language);
  const place = `${publicUrl}/location/${PLACE}`;
  return {
    verificationMail: [
      {
        name: 'confirm-address',
        content: links.verificationMail(t, `${publicUrl}/verify-email?token=${TOKEN}`),
      },
    ],
    resetMail: [
      { name: 'reset-password', content: links.resetMail(t, null, `${publicUrl}/reset-password?token=${TOKEN}`) },
    ],
    signInLinkMail: [
      { name: 'sign-in-link', content: links.signInLinkMail(t, ANN, `${publicUrl}/sign-in-link#token=${TOKEN}`) },
    ],
    passwordChangedMail: [
      { name: 'password-changed', content: links.passwordChangedMail(t, ANN, `${publicUrl}/forgot-password`) },
    ],
    placeMail: (['published', 'declined', 'deleted'] as const).map((news) => ({
      name: `location-${news}`,
      content: notices.placeMail(t, news, ANN, place),
    })),
    proposalMail: PROPOSAL_KINDS.flatMap((kind) =>
      PROPOSAL_DECISIONS.map((outcome) => ({
        name: `${kind}-${outcome}`,
        content: notices.proposalMail(t, { kind, outcome }, ANN, place),
      })),
    ),
    reportMail: [
      { name: 'report-resolved', content: notices.reportMail(t, 'resolved', ANN, place) },
      { name: 'report-resolved-and-gone', content: notices.reportMail(t, 'resolved', ANN, null) },
      { name: 'report-dismissed', content: notices.reportMail(t, 'dismissed', ANN, place) },
    ],
    digestMail: [{ name: 'what-waits', content: notices.digestMail(language, WAITING, ANN, publicUrl) }],
  };
};

/** Every mail that identity sends, in a language and with example data; its links lead nowhere. */
export const mailPreviews = (
  site: SiteLinks & { readonly publicUrl: string },
  language: Language,
): readonly MailPreview[] =>
  Object.values(examples(language, site.publicUrl))
    .flat()
    .map(({ name, content }) => ({ name, ...composed(content, { language, site }) }));

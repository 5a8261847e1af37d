import { directionOf, type Language } from '@wellspring/words/languages';
import { serverWords, type ServerWords } from '@wellspring/words/server-words';

/** A mail before it is known to whom it goes, in both forms. */
export type Words = { readonly subject: string; readonly text: string; readonly html: string };

/** An address that no mail can reach (RFC 2606): such are those of demo accounts. */
export const isUnreachable = (email: string): boolean => /\.invalid$/i.test(email);

/** What a mail says: `after` stands behind the link. */
export type Content = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly link: string };
  readonly after?: readonly string[];
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escaped(text)}</p>`;

const button = (t: ServerWords, { label, link }: NonNullable<Content['action']>): string =>
  `<p style="margin:24px 0"><a href="${escaped(link)}" style="display:inline-block;background:#0f6b66;color:#ffffff;padding:12px 24px;border-radius:24px;text-decoration:none;font-weight:600">${escaped(label)}</a></p>` +
  `<p style="margin:0 0 16px;font-size:14px;color:#4a5c5a">${escaped(t('mails.orOpenAddress'))} <br><span dir="ltr">${escaped(link)}</span></p>`;

/** The legal pages of the operator; null: none is configured. */
export type SiteLinks = { readonly privacyUrl: string | null; readonly imprintUrl: string | null };

type FooterLink = { readonly label: string; readonly link: string };

/** What stands below every mail: what the settings name. */
const footerLinks = (t: ServerWords, { privacyUrl, imprintUrl }: SiteLinks): readonly FooterLink[] => [
  ...(privacyUrl === null ? [] : [{ label: t('mails.privacy'), link: privacyUrl }]),
  ...(imprintUrl === null ? [] : [{ label: t('mails.imprint'), link: imprintUrl }]),
];

const footer = (links: readonly FooterLink[]): string =>
  links.length === 0
    ? ''
    : `<p style="max-width:560px;margin:16px auto 0;padding:0 32px;font-size:14px;color:#4a5c5a">${links
        .map(({ label, link }) => `<a href="${escaped(link)}" style="color:#0f6b66">${escaped(label)}</a>`)
        .join(' · ')}</p>`;

/** Both forms of a mail, in the language of who gets it: for readers of text it says the same. */
export const composed = (
  { subject, paragraphs, action, after = [] }: Content,
  { language, site }: { readonly language: Language; readonly site: SiteLinks },
): Words => {
  const t = serverWords(language);
  const links = footerLinks(t, site);
  const direction = directionOf(language);
  return {
    subject,
    text: [
      ...paragraphs,
      ...(action ? [`${t('mails.actionInText', { label: action.label })}\n${action.link}`] : []),
      ...after,
      ['Wellspring', ...links.map((each) => t('mails.footerLink', each))].join('\n'),
    ].join('\n\n'),
    html:
      `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>` +
      '<body style="margin:0;padding:32px 16px;background:#f4f7f6;color:#14201f;font-family:sans-serif;font-size:16px;line-height:1.5">' +
      // Mail programs remove html and body: the content repeats language and direction.
      `<div lang="${language}" dir="${direction}" style="text-align:start;line-break:strict">` +
      '<div style="max-width:560px;margin:0 auto;background:#ffffff;padding:32px;border-radius:10px;overflow-wrap:anywhere">' +
      '<p style="margin:0 0 24px;font-weight:700;color:#0f6b66">Wellspring</p>' +
      paragraphs.map(paragraph).join('') +
      (action ? button(t, action) : '') +
      after.map(paragraph).join('') +
      `</div>${footer(links)}</div></body></html>`,
  };
};

export const hello = (t: ServerWords, firstName: string | null): string =>
  firstName === null ? t('mails.hello') : t('mails.helloName', { name: firstName });

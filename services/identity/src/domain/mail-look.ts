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

const button = ({ label, link }: NonNullable<Content['action']>): string =>
  `<p style="margin:24px 0"><a href="${escaped(link)}" style="background:#0f6b66;color:#ffffff;padding:12px 24px;border-radius:24px;text-decoration:none;font-weight:600">${escaped(label)}</a></p>` +
  `<p style="margin:0 0 16px;font-size:14px;color:#4a5c5a">Or open this address: <br>${escaped(link)}</p>`;

/** Where the site says who runs it and what it keeps. */
export type FooterLink = { readonly label: string; readonly link: string };

/** The pages of whoever runs the site; null: none is named. */
export type SiteLinks = { readonly privacyUrl: string | null; readonly imprintUrl: string | null };

/** What stands below every mail: what the settings name. */
export const footerLinks = ({ privacyUrl, imprintUrl }: SiteLinks): readonly FooterLink[] => [
  ...(privacyUrl === null ? [] : [{ label: 'Privacy', link: privacyUrl }]),
  ...(imprintUrl === null ? [] : [{ label: 'Imprint', link: imprintUrl }]),
];

const footer = (links: readonly FooterLink[]): string =>
  links.length === 0
    ? ''
    : `<p style="max-width:560px;margin:16px auto 0;padding:0 32px;font-size:14px;color:#4a5c5a">${links
        .map(({ label, link }) => `<a href="${escaped(link)}" style="color:#0f6b66">${escaped(label)}</a>`)
        .join(' · ')}</p>`;

/** Both forms of a mail: for readers of text it says the same. */
export const composed = (
  { subject, paragraphs, action, after = [] }: Content,
  links: readonly FooterLink[],
): Words => ({
  subject,
  text: [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...after,
    ['Wellspring', ...links.map(({ label, link }) => `${label}: ${link}`)].join('\n'),
  ].join('\n\n'),
  html:
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>` +
    '<body style="margin:0;padding:32px 16px;background:#f4f7f6;color:#14201f;font-family:sans-serif;font-size:16px;line-height:1.5">' +
    '<div style="max-width:560px;margin:0 auto;background:#ffffff;padding:32px;border-radius:10px;overflow-wrap:anywhere">' +
    '<p style="margin:0 0 24px;font-weight:700;color:#0f6b66">Wellspring</p>' +
    paragraphs.map(paragraph).join('') +
    (action ? button(action) : '') +
    after.map(paragraph).join('') +
    `</div>${footer(links)}</body></html>`,
});

export const hello = (firstName: string | null): string => (firstName === null ? 'Hello,' : `Hello ${firstName},`);

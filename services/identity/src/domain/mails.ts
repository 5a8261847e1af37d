/** A mail before it is known to whom it goes, in both forms. */
export type Words = { readonly subject: string; readonly text: string; readonly html: string };

/** An address that no mail can reach (RFC 2606): such are those of demo accounts. */
export const isUnreachable = (email: string): boolean => /\.invalid$/i.test(email);

type Content = {
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

/** Both forms of a mail: for readers of text it says the same. */
const composed = ({ subject, paragraphs, action, after = [] }: Content): Words => ({
  subject,
  text: [...paragraphs, ...(action ? [`${action.label}:\n${action.link}`] : []), ...after, 'Wellspring'].join('\n\n'),
  html:
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>` +
    '<body style="margin:0;padding:32px 16px;background:#f4f7f6;color:#14201f;font-family:sans-serif;font-size:16px;line-height:1.5">' +
    '<div style="max-width:560px;margin:0 auto;background:#ffffff;padding:32px;border-radius:10px">' +
    '<p style="margin:0 0 24px;font-weight:700;color:#0f6b66">Wellspring</p>' +
    paragraphs.map(paragraph).join('') +
    (action ? button(action) : '') +
    after.map(paragraph).join('') +
    '</div></body></html>',
});

const hello = (firstName: string | null): string => (firstName === null ? 'Hello,' : `Hello ${firstName},`);

export const verificationMail = (firstName: string | null, link: string): Words =>
  composed({
    subject: 'Confirm your e-mail address',
    paragraphs: [hello(firstName), 'welcome to Wellspring. Please confirm that this is your e-mail address.'],
    action: { label: 'Confirm e-mail address', link },
    after: ['The link can be used for seven days. If you did not join Wellspring, you need not do anything.'],
  });

export const resetMail = (firstName: string | null, link: string): Words =>
  composed({
    subject: 'Reset your password',
    paragraphs: [hello(firstName), 'somebody asked for a new password for your Wellspring account.'],
    action: { label: 'Choose a new password', link },
    after: [
      'The link can be used once, within an hour. If it was not you, you need not do anything: your password stays as it is.',
    ],
  });

export const passwordChangedMail = (firstName: string | null, link: string): Words =>
  composed({
    subject: 'Your password was changed',
    paragraphs: [
      hello(firstName),
      'the password of your Wellspring account was changed, and all other browsers were signed out.',
      'If it was not you, choose a new password at once.',
    ],
    action: { label: 'Choose a new password', link },
  });

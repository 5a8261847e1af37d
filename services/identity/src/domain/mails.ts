import { hello, type Content } from './mail-look.ts';

/** Goes to an address that nobody has confirmed: it holds no word of whoever typed it. */
export const verificationMail = (link: string): Content => ({
  subject: 'Confirm your e-mail address',
  paragraphs: [hello(null), 'welcome to Wellspring. Please confirm that this is your e-mail address.'],
  action: { label: 'Confirm e-mail address', link },
  after: ['The link can be used for seven days. If you did not join Wellspring, you need not do anything.'],
});

export const resetMail = (firstName: string | null, link: string): Content => ({
  subject: 'Reset your password',
  paragraphs: [hello(firstName), 'somebody asked for a new password for your Wellspring account.'],
  action: { label: 'Choose a new password', link },
  after: [
    'The link can be used once, within an hour. If it was not you, you need not do anything: your password stays as it is.',
  ],
});

export const passwordChangedMail = (firstName: string | null, link: string): Content => ({
  subject: 'Your password was changed',
  paragraphs: [
    hello(firstName),
    'the password of your Wellspring account was changed, and all other browsers were signed out.',
    'If it was not you, choose a new password at once.',
  ],
  action: { label: 'Choose a new password', link },
});

export const signInLinkMail = (firstName: string | null, link: string): Content => ({
  subject: 'Your sign-in link',
  paragraphs: [hello(firstName), 'somebody asked for a link that signs you in to Wellspring without your password.'],
  action: { label: 'Sign in', link },
  after: [
    'The link can be used once, within 15 minutes. If it was not you, you need not do anything. Never hand it on to anybody.',
  ],
});

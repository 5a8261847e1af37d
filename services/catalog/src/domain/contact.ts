import {
  readWebsites,
  websitesIn,
  websitesText,
  WEBSITES_MAX,
  type Websites,
} from '@wellspring/contact-details/websites';
import { AppError } from '@wellspring/errors';
import { shortened } from './shortened.ts';

type Wrong = Extract<Websites, { readonly kind: 'wrong' }>;

const LONGEST_SHOWN = 60;

/** What somebody whose website is none is told. */
const websiteWrong = ({ written, fault }: Wrong): string => {
  const it = `“${shortened(written, LONGEST_SHOWN)}”`;
  switch (fault) {
    case 'e-mail':
      return `Website must be a web address: ${it} is an e-mail address`;
    case 'user-name':
      return `Website must be an address without a user name: ${it}`;
    case 'not-public':
      return `Website must be a web address that everybody can open: ${it} is not`;
    case 'too-many':
      return `A place can have at most ${WEBSITES_MAX} websites`;
    case 'no-address':
      return `Website must be a web address such as https://example.org: ${it} is not`;
  }
};

/** Websites as one text, each with its scheme; null without any. @throws AppError VALIDATION */
export const checkWebsites = (text: string | null): string | null => {
  if (!text) return null;
  const read = readWebsites(text);
  if (read.kind === 'wrong') throw new AppError('VALIDATION', websiteWrong(read), { field: 'website' });
  return websitesText(read.addresses);
};

/** The websites of a stored place of an earlier version, which could be written in any way; what nobody can open is left out. */
export const storedWebsite = (text: string | null): string | null => websitesText(websitesIn(text));

import { webAddress } from './setting-types.ts';

/** Where people reach the site. */
export const PublicUrl = webAddress
  .describe('Address that people use, for links and previews; with https, HSTS is on. Absent: http://localhost:PORT')
  .optional();

import { getCACertificates, setDefaultCACertificates } from 'node:tls';

/** Adds the authorities of the settings to the well-known ones, for all later connections of this process. */
export const trustAuthorities = (certificates: string | undefined): void => {
  if (certificates !== undefined) setDefaultCACertificates([...getCACertificates('default'), certificates]);
};

import { getCACertificates, setDefaultCACertificates } from 'node:tls';

/** Whom the settings name vouches, beside the well-known authorities, for whatever this process connects to from now on. */
export const trustAuthorities = (certificates: string | undefined): void => {
  if (certificates !== undefined) setDefaultCACertificates([...getCACertificates('default'), certificates]);
};

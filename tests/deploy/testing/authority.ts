import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';

const openssl = promisify(execFile);
const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];

/** A server's certificate and key, each a file in PEM. */
export type ServerCertificate = { readonly certificate: string; readonly key: string };

/** Who vouches for the engines of a test. */
export type Authority = {
  /** file of its certificate in PEM */
  readonly certificate: string;
  /** A certificate for this machine's loopback. */
  readonly issue: (name: string) => Promise<ServerCertificate>;
};

/** Makes a new authority, which no process trusts yet. */
export const makeAuthority = async (name: string): Promise<Authority> => {
  const folder = await temporaryFolder();
  const file = (path: string): string => join(folder, path);
  const [certificate, key] = [file('authority.pem'), file('authority.key')];
  await openssl('openssl', ['req', '-x509', ...NEW_KEY, '-keyout', key, '-out', certificate, '-subj', `/CN=${name}`]);
  return {
    certificate,
    issue: async (server) => {
      const issued = { certificate: file(`${server}.pem`), key: file(`${server}.key`) };
      const signed = ['-CA', certificate, '-CAkey', key, '-subj', `/CN=${server}`];
      const extensions = ['subjectAltName=IP:127.0.0.1,DNS:localhost', 'basicConstraints=critical,CA:FALSE'];
      await openssl('openssl', [
        ...['req', '-x509', ...NEW_KEY, ...signed, '-keyout', issued.key, '-out', issued.certificate],
        ...extensions.flatMap((extension) => ['-addext', extension]),
      ]);
      return issued;
    },
  };
};

/** Both as one text, as some servers want them. */
export const certificateAndKey = async ({ certificate, key }: ServerCertificate): Promise<string> =>
  `${await readFile(certificate, 'utf8')}${await readFile(key, 'utf8')}`;

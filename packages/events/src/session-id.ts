import { hash } from 'node:crypto';

/** The id under which a session is stored and published: a hash of what stands before the signature of its token. It opens nothing. */
export const sessionIdOf = (token: string): string => hash('sha256', token.split('.', 1)[0] ?? '', 'base64url');

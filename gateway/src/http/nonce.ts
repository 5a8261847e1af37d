import { randomBytes } from 'node:crypto';

/** Where a page has a nonce in its bytes, until it is sent. */
export type Nonce = {
  /** a word that no other text can hold */
  readonly placeholder: string;
  /** the content security policy that goes with a nonce */
  readonly policy: (nonce: string) => string;
};

const BYTES = 16;

export const newNonce = (): string => randomBytes(BYTES).toString('base64');

/** Elements whose loading a policy may tie to a nonce; the client's loader of chunks finds it in the meta element. */
const TAGS = /<(script|style|link)\b/g;

/** The web client's HTML with a place for the nonce on everything that it loads. */
export const nonced = (template: string, placeholder: string): string =>
  template
    .replaceAll(TAGS, `<$1 nonce="${placeholder}"`)
    .replace('<!--head-->', `<meta property="csp-nonce" nonce="${placeholder}"><!--head-->`);

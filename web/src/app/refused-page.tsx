import type { RefusedRequest } from '@wellspring/page-contract/render-page';
import { DeadEnd } from './dead-end.tsx';

const HEADINGS: ReadonlyMap<number, string> = new Map([
  [400, '400 Address Not Valid'],
  [403, '403 Not Allowed'],
  [414, '414 Address Too Long'],
  [421, '421 Unknown Site'],
  [429, '429 Too Many Requests'],
]);
/** Where the address alone was at fault, another one leads on. */
const FAULTS_OF_THE_ADDRESS: ReadonlySet<number> = new Set([400, 414]);

export const refusedHeading = ({ status }: RefusedRequest): string =>
  HEADINGS.get(status) ?? `${status} Request Refused`;

const asSentence = (message: string): string => (/[.?!]$/.test(message) ? message : `${message}.`);

/** What a person sees whose request is refused before any page is made: only the server shows it, and no script runs in it. */
export const RefusedPage = ({ request }: { readonly request: RefusedRequest }) => (
  <DeadEnd heading={refusedHeading(request)} offersSearch={FAULTS_OF_THE_ADDRESS.has(request.status)}>
    {asSentence(request.message)}
  </DeadEnd>
);

import type { RefusedRequest } from '@wellspring/page-contract/render-page';
import type { IdOf, Translate } from '@wellspring/words/translate';
import { useWords } from '../shared/words/words.ts';
import { DeadEnd } from './dead-end.tsx';

const HEADINGS: ReadonlyMap<number, IdOf<never>> = new Map([
  [400, 'site.refused400'],
  [403, 'site.refused403'],
  [414, 'site.refused414'],
  [421, 'site.refused421'],
  [429, 'site.refused429'],
]);
/** Where the address alone was at fault, another one leads on. */
const FAULTS_OF_THE_ADDRESS: ReadonlySet<number> = new Set([400, 414]);

export const refusedHeading = (t: Translate, { status }: RefusedRequest): string => {
  const heading = HEADINGS.get(status);
  return heading ? t(heading) : t('site.refused', { status: String(status) });
};

const asSentence = (message: string): string => (/[.?!。؟]$/.test(message) ? message : `${message}.`);

/** What a person sees whose request is refused before any page is made: only the server shows it, and no script runs in it. */
export const RefusedPage = ({ request }: { readonly request: RefusedRequest }) => {
  const t = useWords();
  return (
    <DeadEnd heading={refusedHeading(t, request)} offersSearch={FAULTS_OF_THE_ADDRESS.has(request.status)}>
      {asSentence(request.message)}
    </DeadEnd>
  );
};

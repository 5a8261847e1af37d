import type { RefusedRequest } from '@wellspring/page-contract/render-page';
import type { Language } from '@wellspring/words/languages';
import type { IdOf, Translate } from '@wellspring/words/translate';
import { useLanguage, useWords } from '../shared/words/words.ts';
import { DeadEnd } from './dead-end.tsx';

const HEADINGS: ReadonlyMap<number, IdOf<'deadEnds'>> = new Map([
  [400, 'deadEnds.refused400'],
  [403, 'deadEnds.refused403'],
  [414, 'deadEnds.refused414'],
  [421, 'deadEnds.refused421'],
  [429, 'deadEnds.refused429'],
]);
/** Where the address alone was at fault, another one leads on. */
const FAULTS_OF_THE_ADDRESS: ReadonlySet<number> = new Set([400, 414]);

export const refusedHeading = (t: Translate<'deadEnds'>, { status }: RefusedRequest): string => {
  const heading = HEADINGS.get(status);
  return heading ? t(heading) : t('deadEnds.refused', { status: String(status) });
};

const asSentence = (message: string, language: Language): string =>
  /[.?!。？！؟]$/.test(message) ? message : `${message}${language === 'ja' ? '。' : '.'}`;

/** What a person sees whose request is refused before any page is made: only the server shows it, and no script runs in it. */
export const RefusedPage = ({ request }: { readonly request: RefusedRequest }) => {
  const t = useWords('deadEnds');
  return (
    <DeadEnd heading={refusedHeading(t, request)} offersSearch={FAULTS_OF_THE_ADDRESS.has(request.status)}>
      {asSentence(request.message, useLanguage())}
    </DeadEnd>
  );
};

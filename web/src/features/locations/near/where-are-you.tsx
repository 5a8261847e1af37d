import { useState } from 'react';
import { primaryButton, quietButton } from '../../../shared/ui/button-look.ts';
import { LocateFixed } from '../../../shared/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useWords } from '../../../shared/words/words.ts';
import type { Near } from '../near.ts';
import { locate, ownNear } from '../own-position.ts';

type Props = {
  /** what is looked for near the reader; empty: anything */
  readonly words: string;
  readonly onNear: (near: Near) => void;
  /** the address of a search for other words; null: of everything */
  readonly everywhereHref: (words: string | null) => string;
};

const STATES = { asking: 'places.nearYouWhy', finding: 'places.findingYou', denied: 'places.nearYouDenied' } as const;

/** A search near the reader, whose position is unknown: requests it at the press of a button, never by itself. */
export const WhereAreYou = ({ words, onNear, everywhereHref }: Props) => {
  const t = useWords('places');
  const [state, setState] = useState<keyof typeof STATES>('asking');
  const find = () => {
    setState('finding');
    locate().then(
      (position) => onNear(ownNear(position)),
      () => setState('denied'),
    );
  };
  return (
    <Notice title={t('places.nearYouTitle')} text={<span role="status">{t(STATES[state])}</span>}>
      <button type="button" onClick={find} className={`${primaryButton} needs-script`}>
        <LocateFixed aria-hidden="true" className="size-4.5" />
        {t('places.useMyLocation')}
      </button>
      <Link to={everywhereHref(words || null)} className={quietButton}>
        {words ? t('places.searchEverywhere', { words }) : t('places.browseAll')}
      </Link>
    </Notice>
  );
};

import { useState } from 'react';
import { primaryButton, quietButton } from '../../shared/ui/button-look.ts';
import { LocateFixed } from '../../shared/icons.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ownNear, type Near } from './near.ts';
import { locate } from './own-position.ts';

type Props = {
  /** what is looked for near the reader; empty: anything */
  readonly words: string;
  readonly onNear: (near: Near) => void;
  /** the address of a search for other words; null: of everything */
  readonly everywhereHref: (words: string | null) => string;
};

const WHY =
  '“Near me” needs to know where you are. Your browser asks you when you press the button; or type a town into “City or address”.';
const FINDING = 'Finding where you are…';
const DENIED =
  'Your location could not be found. Type a town into “City or address”, or allow your location in the browser.';

/** A search near the reader, whose position nobody knows: asks for it at the press of a button, never by itself. */
export const WhereAreYou = ({ words, onNear, everywhereHref }: Props) => {
  const [message, setMessage] = useState(WHY);
  const find = () => {
    setMessage(FINDING);
    locate().then(
      (position) => onNear(ownNear(position)),
      () => setMessage(DENIED),
    );
  };
  return (
    <Notice title="Where are you?" text={<span role="status">{message}</span>}>
      <button type="button" onClick={find} className={`${primaryButton} needs-script`}>
        <LocateFixed aria-hidden="true" className="size-4.5" />
        Use My Location
      </button>
      <Link to={everywhereHref(words || null)} className={quietButton}>
        {words ? `Search for “${words}” everywhere` : 'Browse all locations'}
      </Link>
    </Notice>
  );
};

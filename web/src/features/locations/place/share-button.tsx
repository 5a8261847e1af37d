import { locationPath } from '@wellspring/page-contract/paths';
import { useShareLink } from '../../../shared/share-link.ts';
import { quietButton } from '../../../shared/ui/button-look.ts';
import { useWords } from '../../../shared/words/words.ts';
import { Share2 } from '../../../shared/icons.tsx';

type Props = { readonly location: { readonly id: string; readonly name: string } };

/** Hands on the address of a place. */
export const ShareButton = ({ location: { id, name } }: Props) => {
  const t = useWords('place');
  const share = useShareLink();
  return (
    <button
      type="button"
      onClick={() => void share({ title: name, path: locationPath(id) })}
      className={`${quietButton} needs-script`}
    >
      <Share2 aria-hidden="true" className="size-4.5" />
      <span data-label="">{t('place.share')}</span>
    </button>
  );
};

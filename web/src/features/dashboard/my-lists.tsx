import { PAGES } from '@wellspring/page-contract/paths';
import { primaryButton, quietButton } from '../../shared/ui/button-look.ts';
import { Link } from '../../shared/ui/link.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useWords } from '../../shared/words/words.ts';

/** The way to the page of one's lists. */
export const MyLists = () => {
  const t = useWords('profile');
  return (
    <Notice title={t('profile.myLists')} text={t('profile.myListsText')}>
      <Link to={PAGES.tripPlanner} className={primaryButton}>
        {t('profile.openMyLists')}
      </Link>
      <Link to={PAGES.publicLists} className={quietButton}>
        {t('profile.seeCommunityLists')}
      </Link>
    </Notice>
  );
};

import { PAGES } from '@wellspring/page-contract/paths';
import { primaryButton, quietButton } from '../../shared/ui/button-look.ts';
import { Link } from '../../shared/ui/link.tsx';
import { Notice } from '../../shared/ui/notice.tsx';

/** The way to the page of one's lists. */
export const MyLists = () => (
  <Notice title="My Lists" text="Gather places in the order of your journey, for yourself or to share.">
    <Link to={PAGES.tripPlanner} className={primaryButton}>
      Open My Lists
    </Link>
    <Link to={PAGES.publicLists} className={quietButton}>
      See Community Lists
    </Link>
  </Notice>
);

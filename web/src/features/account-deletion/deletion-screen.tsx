import { deletionPath, PAGES } from '@wellspring/page-contract/paths';
import { PageHead } from '../../shared/head/page-head.tsx';
import { primaryButton } from '../../shared/ui/button-look.ts';
import { formIsland } from '../../shared/ui/form-island.tsx';
import { FormPage } from '../../shared/ui/form-page.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { usePathId } from '../../shared/use-path-id.ts';
import { useWords } from '../../shared/words/words.ts';

const Receipt = formIsland(() => import('./receipt.tsx').then((it) => it.Receipt), 2);

/** The receipt of a deleted account, for everyone who has its address; it contains no name. */
export const DeletionScreen = () => {
  const t = useWords('account');
  const id = usePathId(PAGES.deletion);
  return (
    <>
      <PageHead
        title={t('account.deleted')}
        description={t('account.receiptDescription')}
        canonical={deletionPath(id)}
        isIndexed={false}
      />
      <FormPage heading={t('account.deleted')}>
        <Receipt key={id} receiptId={id} />
        <Link to={PAGES.root} className={`${primaryButton} mt-6 min-h-12 w-full`}>
          {t('account.toStartPage')}
        </Link>
      </FormPage>
    </>
  );
};

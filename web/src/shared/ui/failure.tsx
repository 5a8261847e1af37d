import { useWords } from '../words/words.ts';
import { primaryButton, quietButton } from './button-look.ts';
import { FailureNotice } from './failure-notice.tsx';
import { Notice } from './notice.tsx';

type PartProps = { readonly onRetry: () => void };

/** In place of a part of a page that could not be shown; the rest of the page stands. */
export const PartFailure = ({ onRetry }: PartProps) => {
  const t = useWords();
  return (
    <FailureNotice title={t('site.partFailed')} text={t('site.partFailedText')}>
      <button type="button" className={quietButton} onClick={onRetry}>
        {t('site.tryAgain')}
      </button>
    </FailureNotice>
  );
};

/** In place of a whole page. The next step is a plain link: it works also without this page's script. */
export const PageFailure = ({ onRetry }: PartProps) => {
  const t = useWords();
  return (
    <div className="page-width py-12">
      <Notice heading="h1" role="alert" title={t('site.pageFailed')} text={t('site.pageFailedText')}>
        <button type="button" className={quietButton} onClick={onRetry}>
          {t('site.tryAgain')}
        </button>
        <a href="/" className={primaryButton}>
          {t('site.goToStart')}
        </a>
      </Notice>
    </div>
  );
};

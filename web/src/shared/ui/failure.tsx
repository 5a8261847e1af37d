import { primaryButton, quietButton } from './button-look.ts';
import { FailureNotice } from './failure-notice.tsx';
import { Notice } from './notice.tsx';

type PartProps = { readonly onRetry: () => void };

/** In place of a part of a page that could not be shown; the rest of the page stands. */
export const PartFailure = ({ onRetry }: PartProps) => (
  <FailureNotice title="This part of the page cannot be shown" text="The rest of the page works without it.">
    <button type="button" className={quietButton} onClick={onRetry}>
      Try again
    </button>
  </FailureNotice>
);

/** In place of a whole page. The way on is a plain link: it works whatever went wrong with this page's script. */
export const PageFailure = ({ onRetry }: PartProps) => (
  <div className="page-width py-12">
    <Notice heading="h1" role="alert" title="This page cannot be shown" text="Something went wrong while it was drawn.">
      <button type="button" className={quietButton} onClick={onRetry}>
        Try again
      </button>
      <a href="/" className={primaryButton}>
        Go to the start page
      </a>
    </Notice>
  </div>
);

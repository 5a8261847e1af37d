import { quietButton } from '../../../shared/ui/button-look.ts';
import { FailureText } from '../../../shared/ui/failure-text.tsx';
import { useWords } from '../../../shared/words/words.ts';

/** Stands where a list of places could not be loaded. */
export const ListTrouble = ({ onRetry }: { readonly onRetry: () => void }) => {
  const t = useWords('map');
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-4 py-8 text-center">
      <p>
        <FailureText words={t('map.listFailed')} />
      </p>
      <button type="button" className={quietButton} onClick={onRetry}>
        {t('site.tryAgain')}
      </button>
    </div>
  );
};

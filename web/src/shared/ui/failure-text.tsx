import { useOffline } from '../use-offline.ts';
import { useWords } from '../words/words.ts';

/** Words about what could not be loaded, after the reason while the browser is offline. */
export const FailureText = ({ words }: { readonly words: string }) => {
  const t = useWords();
  return useOffline() ? t('site.offlineReason', { words }) : words;
};

import { YOU_ARE_OFFLINE } from '../offline.ts';
import { useOffline } from '../use-offline.ts';

/** Words about what could not be loaded, after the reason while the browser is offline. */
export const FailureText = ({ words }: { readonly words: string }) =>
  useOffline() ? `${YOU_ARE_OFFLINE}. ${words}` : words;

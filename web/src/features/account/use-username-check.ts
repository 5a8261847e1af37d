import { USERNAME_MIN, USERNAME_TOO_SHORT } from '@wellspring/rest-contract/account-limits';
import type { Translate } from '@wellspring/words/translate';
import { useEffect, useState } from 'react';
import { askApi } from '../../shared/api/call-api.ts';
import { textLength } from '../../shared/text-length.ts';
import { useWords } from '../../shared/words/words.ts';
import { messageTextOfPage } from '../../shared/words/message-text-of-page.ts';

/** Milliseconds after the last key before the name is checked. */
const DELAY = 500;

type Checked = UsernameCheck & { readonly username: string };
type UsernameCheck = { readonly available: boolean; readonly message: string };

const availabilitySchema = async () => (await import('@wellspring/rest-contract/account')).UsernameAvailability;

const check = async (t: Translate<'account'>, username: string, signal: AbortSignal): Promise<UsernameCheck> => {
  if (textLength(username) < USERNAME_MIN)
    return { available: false, message: (await messageTextOfPage())(USERNAME_TOO_SHORT) };
  try {
    return await askApi('GET', `/api/check-username/${encodeURIComponent(username)}`, availabilitySchema, { signal });
  } catch {
    return { available: false, message: t('account.usernameUnchecked') };
  }
};

/** Whether a username could be taken; null while that is not known, or none is typed. */
export const useUsernameCheck = (typed: string): UsernameCheck | null => {
  const t = useWords('account');
  const username = typed.trim();
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    if (!username) return undefined;
    const given = new AbortController();
    const timer = setTimeout(() => {
      void check(t, username, given.signal).then((found) => {
        if (!given.signal.aborted) setChecked({ ...found, username });
      });
    }, DELAY);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [t, username]);
  return username && checked?.username === username ? checked : null;
};

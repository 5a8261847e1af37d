import type { Translate } from '@wellspring/words/translate';
import { VERIFIED } from '@wellspring/rest-contract/account-limits';
import { ApiError, callApi, failureMessage } from '../../shared/api/call-api.ts';
import { refusalOf } from '../../shared/refusal.ts';
import { messageTextOfPage } from '../../shared/words/message-text-of-page.ts';

/** What came of the link: `stale` when it can confirm nothing any more, `failed` when it may do so later. */
export type Outcome = {
  readonly kind: 'verified' | 'needsPassword' | 'stale' | 'failed';
  readonly message: string;
};

/** A password that proves the account, or the one that it is to have. */
export type Proof = { readonly password: string } | { readonly newPassword: string };

/** What a refusal means that is about the link, or about a password that was not given. */
const kindOf = (error: unknown, proof: Proof | undefined): 'stale' | 'needsPassword' | null => {
  const field = refusalOf(error)?.field;
  if (field === 'token') return 'stale';
  return field === 'password' && !proof ? 'needsPassword' : null;
};

/** Presses the button. What the link is worth is an outcome. @throws ApiError for a proof that is refused */
export const confirmEmail = async (t: Translate, token: string, proof?: Proof): Promise<Outcome> => {
  try {
    await callApi('POST', '/api/verify-email', { body: { token, ...proof } });
    return { kind: 'verified', message: (await messageTextOfPage())(VERIFIED) };
  } catch (error) {
    const message = failureMessage(t, error);
    const kind = kindOf(error, proof);
    if (kind) return { kind, message };
    if (proof || !(error instanceof ApiError)) throw error;
    return { kind: 'failed', message };
  }
};

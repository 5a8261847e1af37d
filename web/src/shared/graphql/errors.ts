import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { Translate } from '@wellspring/words/translate';

/** Why an operation failed, as the graph calls it, such as FORBIDDEN; null without an answer. */
export const errorCodeOf = (error: unknown): string | null => {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const codes = error.errors.map(({ extensions }) => extensions?.['code']);
  return codes.find((code) => typeof code === 'string') ?? null;
};

/** Whether no answer came, as far as the browser can tell: its `fetch` fails with a TypeError then. A server that fails does answer. */
export const isUnreachable = (error: unknown): boolean => error instanceof TypeError;

/** What a reader can do about a list that could not be loaded. */
export const tryAgainText = (t: Translate, { isUnreachable: isAway }: { readonly isUnreachable: boolean }): string =>
  isAway ? t('site.checkConnection') : t('site.failedOnOurSide');

/** Whether a member's operation found that the session has ended. */
export const isUnauthenticated = (error: unknown): boolean => errorCodeOf(error) === 'UNAUTHENTICATED';

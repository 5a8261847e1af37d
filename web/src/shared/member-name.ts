import type { Translate } from '@wellspring/words/translate';

type Member = {
  readonly displayName: string;
  readonly firstName: string | null;
  readonly username: string | null;
};

/** What a member is called; who has no name, in the reader's language: what the graph says of them is the same for all readers. */
export const memberName = (t: Translate, { displayName, firstName, username }: Member): string =>
  firstName === null && username === null ? t('site.memberUnnamed') : displayName;

import { DEFAULT_LANGUAGE, type Language } from '@wellspring/words/languages';

type Call = {
  /** where the call came from, for limits */
  readonly address?: string;
  /** the gateway does not limit by address (RATE_LIMIT=off); absent: addresses are limited */
  readonly isUnlimited?: true;
  /** the call was made by a route of /api, which has checked it; absent: by any other operation */
  readonly overRest?: true;
  /** in what language the answer is read; absent: English */
  readonly language?: Language | undefined;
};

/** The language of the caller. */
export const languageOf = ({ language }: Pick<Actor, 'language'>): Language => language ?? DEFAULT_LANGUAGE;

/** Who asks. The gateway knows it; the service that owns the data decides what it may. */
export type Actor = Call &
  (
    | { readonly kind: 'visitor' }
    | { readonly kind: 'member'; readonly id: string; readonly isAdmin: boolean; readonly isOwner: boolean }
  );

/** The address that limits count by; undefined where there is none to count by. */
export const limitedAddress = ({ address, isUnlimited }: Actor): string | undefined =>
  isUnlimited === true ? undefined : address;

export const VISITOR: Actor = { kind: 'visitor' };

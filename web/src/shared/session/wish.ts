/** The action of a visitor that needed a sign-in. */
export type Wish = {
  readonly act: 'favorite' | 'visit' | 'review' | 'report' | 'add-to-list' | 'claim';
  /** id of what it is about */
  readonly subject: string;
};

type StoredWish = Wish & {
  /** path of the page where it was wished */
  readonly page: string;
  /** the visitor has signed in for it */
  readonly isGranted: boolean;
  /** milliseconds */
  readonly at: number;
};

const NAME = 'wellspring-wish';

/** Milliseconds that a visitor may take to sign in or register. */
const AGE_MAX = 30 * 60 * 1_000;

const isStoredWish = (value: unknown): value is StoredWish =>
  typeof value === 'object' &&
  value !== null &&
  ['act', 'subject', 'page'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  'isGranted' in value &&
  typeof value.isGranted === 'boolean' &&
  'at' in value &&
  typeof value.at === 'number';

const read = (now: number): StoredWish | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
    return isStoredWish(value) && now - value.at <= AGE_MAX ? value : null;
  } catch {
    return null;
  }
};

const write = (wish: StoredWish | null): void => {
  try {
    if (wish) sessionStorage.setItem(NAME, JSON.stringify(wish));
    else sessionStorage.removeItem(NAME);
  } catch {
    // Without storage the page is returned to, and the act is done by hand.
  }
};

/**
 * Keeps the last thing that a visitor wanted, in this tab. It never stands in an address: a link from elsewhere must not act for whoever
 * follows it and signs in.
 */
export const rememberWish = ({ act, subject }: Wish, page: string, now: number = Date.now()): void =>
  write({ act, subject, page, isGranted: false, at: now });

/** The action that a visitor signs in for, who then returns to `next`, a path perhaps with a query; null: none */
export const wishedAt = (next: string, now: number = Date.now()): Wish['act'] | null => {
  const wish = read(now);
  return wish !== null && wish.page === next.split('?')[0] ? wish.act : null;
};

/** Right after signing in or registering: only an action of the page at `next` continues. `next`: a path, perhaps with a query */
export const grantWish = (next: string, now: number = Date.now()): void => {
  const wish = read(now);
  write(wish && next.split('?')[0] === wish.page ? { ...wish, isGranted: true } : null);
};

/** What will be done or opened on this page by itself; null: nothing. */
export const grantedWish = (page: string, now: number = Date.now()): Wish | null => {
  const wish = read(now);
  return wish?.isGranted && wish.page === page ? wish : null;
};

export const hasGrantedWish = (page: string, now: number = Date.now()): boolean => grantedWish(page, now) !== null;

/** Whether this is what the member wished; answered with yes once. */
export const takeWish = ({ act, subject }: Wish, page: string, now: number = Date.now()): boolean => {
  const wish = read(now);
  if (!wish?.isGranted || wish.page !== page || wish.act !== act || wish.subject !== subject) return false;
  write(null);
  return true;
};

import { createContext, use } from 'react';

type TypedEmail = {
  /** the last address that was typed in one of the forms of this page; '': none */
  readonly email: string;
  readonly setEmail: (email: string) => void;
};

/** Who has typed their address to register need not type it again to log in. It stands in no address of the browser. */
export const TypedEmailContext = createContext<TypedEmail>({ email: '', setEmail: () => undefined });

export const useTypedEmail = (): TypedEmail => use(TypedEmailContext);

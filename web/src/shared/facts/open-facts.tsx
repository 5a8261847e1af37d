import type { FactField } from '@wellspring/place-schema/kinds';
import { createContext, use, useState, type ReactNode } from 'react';

/** Whether the facts of a form are unfolded, and which of them has the focus next. */
type OpenFacts = {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** Unfolds the facts and moves the focus to one of them. */
  readonly openAt: (fact: FactField) => void;
  /** rises each time that a fact is to have the focus; 0: it was never so */
  readonly callsOf: (fact: FactField) => number;
};

const Context = createContext<OpenFacts>({
  isOpen: false,
  setOpen: () => undefined,
  openAt: () => undefined,
  callsOf: () => 0,
});

export const useOpenFacts = (): OpenFacts => use(Context);

/** Around a form: a text field of it unfolds the fact that belongs to it. */
export const OpenFactsProvider = ({ children }: { readonly children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  const [last, setLast] = useState<{ readonly fact: FactField; readonly calls: number } | null>(null);
  const openAt = (fact: FactField): void => {
    setOpen(true);
    setLast((before) => ({ fact, calls: (before?.calls ?? 0) + 1 }));
  };
  const callsOf = (fact: FactField): number => (last?.fact === fact ? last.calls : 0);
  return <Context value={{ isOpen, setOpen, openAt, callsOf }}>{children}</Context>;
};

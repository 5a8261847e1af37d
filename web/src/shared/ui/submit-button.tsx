import type { ReactNode } from 'react';
import { primaryButton } from './button-look.ts';

type Props = {
  /** what was sent is on its way: it is not sent twice, and the keyboard stays on the button */
  readonly isBusy: boolean;
  readonly children: ReactNode;
};

export const SubmitButton = ({ isBusy, children }: Props) => (
  <button
    type="submit"
    aria-disabled={isBusy}
    onClick={(event) => {
      if (isBusy) event.preventDefault();
    }}
    className={`${primaryButton} min-h-12 w-full aria-disabled:opacity-60`}
  >
    {children}
  </button>
);

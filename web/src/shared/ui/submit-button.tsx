import type { ReactNode } from 'react';
import { primaryButton } from './button-look.ts';

type Props = {
  /** what was sent is on its way: it is not sent twice, and the keyboard stays on the button */
  readonly isBusy: boolean;
  /** what it says meanwhile */
  readonly busy?: string;
  /** it cannot be sent yet; what is missing stands in the element of this id */
  readonly isDisabled?: boolean;
  readonly describedBy?: string;
  readonly children: ReactNode;
};

export const SubmitButton = ({ isBusy, busy, isDisabled = false, describedBy, children }: Props) => (
  <button
    type="submit"
    disabled={isDisabled}
    aria-describedby={describedBy}
    aria-disabled={isBusy}
    aria-busy={isBusy}
    onClick={(event) => {
      if (isBusy) event.preventDefault();
    }}
    className={`${primaryButton} min-h-12 w-full disabled:opacity-60 aria-disabled:opacity-60`}
  >
    {isBusy ? (busy ?? children) : children}
  </button>
);

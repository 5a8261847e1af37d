import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck } from '../icons.tsx';

type Props = {
  readonly isFailure: boolean;
  readonly children: ReactNode;
};

/** What came of a form, said at once by screen readers. */
export const FormAlert = ({ isFailure, children }: Props) => {
  const Icon = isFailure ? CircleAlert : CircleCheck;
  return (
    <div
      role="alert"
      className={`flex gap-3 rounded-card border bg-surface px-4 py-3 ${isFailure ? 'border-ember' : 'border-primary'}`}
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${isFailure ? 'text-ember' : 'text-primary'}`} />
      <div className="min-w-0">{children}</div>
    </div>
  );
};

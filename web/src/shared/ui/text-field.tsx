import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';

type Props = Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'children'> & {
  readonly label: string;
  /** what is wrong with what was typed */
  readonly error?: string | undefined;
  /** what helps to fill it in, or is known of what was typed; said when it changes */
  readonly help?: ReactNode;
};

/**
 * One field of a form: its label above, help and what is wrong with it below. Takes what `register` of react-hook-form gives. What
 * can be filled in and is not required says so.
 */
export const TextField = ({ label, error, help, required, readOnly, ...input }: Props) => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
        {required || readOnly ? null : <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      <input
        {...input}
        id={id}
        readOnly={readOnly}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error ${id}-help`}
        className="mt-1.5 h-12 w-full rounded-card border border-control bg-surface px-4 placeholder:text-ink-soft read-only:bg-sunken aria-invalid:border-ember"
      />
      <p id={`${id}-error`} className={`mt-1.5 text-sm font-medium text-ember ${error ? '' : 'hidden'}`}>
        {error}
      </p>
      <div id={`${id}-help`} role="status" className={`mt-1.5 text-sm text-ink-soft ${help ? '' : 'sr-only'}`}>
        {help}
      </div>
    </div>
  );
};

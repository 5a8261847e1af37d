import { useId, type ComponentPropsWithRef } from 'react';

type Props = Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className' | 'children'> & {
  readonly label: string;
  /** what is wrong with what was typed */
  readonly error?: string | undefined;
};

/** As TextField, for several lines. */
export const TextArea = ({ label, error, required, ...input }: Props) => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
        {required ? null : <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      <textarea
        dir="auto"
        {...input}
        id={id}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
        className="mt-1.5 block w-full rounded-card border border-control bg-surface px-4 py-3 placeholder:text-ink-soft aria-invalid:border-ember"
      />
      <p id={`${id}-error`} className={`mt-1.5 text-sm font-medium text-ember ${error ? '' : 'hidden'}`}>
        {error}
      </p>
    </div>
  );
};

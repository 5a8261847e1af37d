import { useId, type ReactNode } from 'react';

type Props = { readonly heading: string; readonly children: ReactNode };

/** One part of a page about the account. */
export const Card = ({ heading, children }: Props) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  );
};

import { useId, type ReactNode } from 'react';

type Props = { readonly heading: string; readonly children: ReactNode };

/** Fields that belong together. */
export const FormGroup = ({ heading, children }: Props) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-5 border-t border-line pt-6">
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      {children}
    </section>
  );
};

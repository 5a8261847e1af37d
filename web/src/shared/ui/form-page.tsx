import type { ReactNode } from 'react';

type Props = {
  readonly heading: ReactNode;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
};

/** A screen that is one short form: a card in the middle. */
export const FormPage = ({ heading, intro, children }: Props) => (
  <div className="relative isolate flex grow flex-col">
    <div aria-hidden="true" className="contours absolute inset-0 -z-10 opacity-10" />
    <div className="page-width max-w-lg py-10 md:py-16">
      <div className="rounded-card border border-line bg-surface p-6 sm:p-8">
        <h1 className="text-2xl sm:text-3xl">{heading}</h1>
        {intro ? <p className="mt-2 text-ink-soft">{intro}</p> : null}
        <div className="mt-6">{children}</div>
      </div>
    </div>
  </div>
);

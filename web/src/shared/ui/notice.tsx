import type { ReactNode } from 'react';

type Props = {
  readonly title: string;
  readonly text: ReactNode;
  readonly role?: 'alert';
  /** one below the heading that it stands under; h1 where nothing else is on the screen */
  readonly heading?: 'h1' | 'h2' | 'h3';
  /** the next step */
  readonly children?: ReactNode;
};

/** What stands where nothing can be shown: why, and the next step. */
export const Notice = ({ title, text, role, heading: Heading = 'h3', children }: Props) => (
  <div
    role={role}
    className="relative isolate overflow-hidden rounded-card border border-line bg-surface px-6 py-14 text-center"
  >
    <div aria-hidden="true" className="contours absolute inset-0 -z-10 opacity-[0.09]" />
    <Heading className="text-xl">{title}</Heading>
    <p className="mx-auto mt-2 max-w-prose text-ink-soft">{text}</p>
    {children ? <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div> : null}
  </div>
);

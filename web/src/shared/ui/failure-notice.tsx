import type { ReactNode } from 'react';
import { OFFLINE_PART, YOU_ARE_OFFLINE } from '../offline.ts';
import { useOffline } from '../use-offline.ts';
import { Notice } from './notice.tsx';

type Props = {
  readonly title: string;
  readonly text: ReactNode;
  /** one below the heading that it stands under; h1 where nothing else is on the screen */
  readonly heading?: 'h1' | 'h2' | 'h3';
  /** the next step, which is to try again */
  readonly children?: ReactNode;
};

/** Stands for what could not be loaded. While the browser is offline it says that, in place of its own words. */
export const FailureNotice = ({ title, text, heading, children }: Props) => {
  const words = useOffline() ? { title: YOU_ARE_OFFLINE, text: OFFLINE_PART } : { title, text };
  return (
    <Notice role="alert" {...words} {...(heading && { heading })}>
      {children}
    </Notice>
  );
};

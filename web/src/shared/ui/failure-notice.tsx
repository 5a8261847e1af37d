import type { ReactNode } from 'react';
import { useOffline } from '../use-offline.ts';
import { useWords } from '../words/words.ts';
import { Notice } from './notice.tsx';

type Props = {
  readonly title: string;
  readonly text: ReactNode;
  /** one below the heading that it stands under; h1 where nothing else is on the screen */
  readonly heading?: 'h1' | 'h2' | 'h3';
  /** the next step, which is to try again */
  readonly children?: ReactNode;
};

/** The message for content that could not be loaded. While the browser is offline it shows that instead. */
export const FailureNotice = ({ title, text, heading, children }: Props) => {
  const t = useWords();
  const words = useOffline() ? { title: t('site.youAreOffline'), text: t('site.offlinePart') } : { title, text };
  return (
    <Notice role="alert" {...words} {...(heading && { heading })}>
      {children}
    </Notice>
  );
};

import { useEffect, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';

const SMALL = 'w-[min(28rem,calc(100vw-2rem))] p-6';
/** On a phone it is the window. */
const WIDE =
  'w-[min(40rem,calc(100vw-2rem))] p-6 max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:max-w-none max-sm:flex-col max-sm:rounded-none max-sm:px-4 max-sm:pt-4 max-sm:pb-3 max-sm:open:flex';

type Props = {
  /** to close it by */
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** the id of its heading */
  readonly labelledBy: string;
  /** has room for a form with a map */
  readonly isWide?: boolean;
  readonly children: ReactNode;
  readonly onClose: () => void;
};

/** The frame of a dialog that is open for as long as it stands in the page. */
export const ModalDialog = ({ ref, labelledBy, isWide = false, children, onClose }: Props) => {
  useEffect(() => ref.current?.showModal(), [ref]);
  return createPortal(
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      onClose={onClose}
      className={`m-auto rounded-card bg-surface text-ink shadow-float backdrop:bg-shade/45 ${isWide ? WIDE : SMALL}`}
    >
      {children}
    </dialog>,
    document.body,
  );
};

import { useEffect, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';

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
      className={`m-auto rounded-card bg-surface p-6 text-ink shadow-float backdrop:bg-shade/45 ${isWide ? 'w-[min(40rem,calc(100vw-2rem))]' : 'w-[min(28rem,calc(100vw-2rem))]'}`}
    >
      {children}
    </dialog>,
    document.body,
  );
};

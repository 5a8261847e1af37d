import { useEffect, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';

type Props = {
  /** to close it by */
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** the id of its heading */
  readonly labelledBy: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
};

/** The frame of a dialog that is open for as long as it stands in the page. */
export const ModalDialog = ({ ref, labelledBy, children, onClose }: Props) => {
  useEffect(() => ref.current?.showModal(), [ref]);
  return createPortal(
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      onClose={onClose}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card bg-surface p-6 text-ink shadow-float backdrop:bg-shade/45"
    >
      {children}
    </dialog>,
    document.body,
  );
};

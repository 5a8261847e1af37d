import { useId, type ComponentProps, type ReactNode } from 'react';
import { X } from '../icons.tsx';
import { ModalDialog } from './modal-dialog.tsx';
import { useWords } from '../words/words.ts';

type Props = Omit<ComponentProps<typeof ModalDialog>, 'labelledBy'> & { readonly title: ReactNode };

/** A dialog with a cross beside its title. It is open for as long as it stands in the page. */
export const ClosableDialog = ({ ref, title, children, ...frame }: Props) => {
  const id = useId();
  const t = useWords();
  return (
    <ModalDialog ref={ref} labelledBy={id} {...frame}>
      <div className="flex items-start justify-between gap-3">
        <h2 id={id} className="text-lg wrap-anywhere">
          {title}
        </h2>
        <button
          type="button"
          aria-label={t('site.close')}
          onClick={() => ref.current?.close()}
          className="-mt-2 -me-2 flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-sunken"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      {children}
    </ModalDialog>
  );
};

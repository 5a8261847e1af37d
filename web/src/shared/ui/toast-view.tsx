import * as Toast from '@radix-ui/react-toast';
import { useEffect, useEffectEvent } from 'react';
import { X } from '../icons.tsx';
import { Link } from './link.tsx';
import type { ToastWords } from './toast-words.ts';
import { useWords } from '../words/words.ts';

/** Milliseconds that a toast stands. */
const DURATION = 5_000;
/** The same of one that offers to take something back. */
const DURATION_WITH_ACTION = 10_000;

type Props = { readonly toast: ToastWords & { readonly id: number }; readonly onClose: () => void };

/** One toast in the corner. It goes by itself, by a swipe, by Escape, or when it is closed. */
export const ToastView = ({
  toast: { id, title, description, link, action, isFailure = false, onShown },
  onClose,
}: Props) => {
  const t = useWords();
  const shown = useEffectEvent(() => onShown?.());
  useEffect(() => shown(), [id]);
  return (
    <Toast.Provider
      duration={action ? DURATION_WITH_ACTION : DURATION}
      swipeDirection="right"
      label={t('site.notification')}
    >
      <Toast.Root
        key={id}
        type={isFailure ? 'foreground' : 'background'}
        onOpenChange={(open) => (open ? undefined : onClose())}
        className={`flex items-start gap-3 rounded-card border bg-surface p-4 shadow-float ${
          isFailure ? 'border-ember' : 'border-line'
        }`}
      >
        <div className="min-w-0 grow">
          <Toast.Title className="font-semibold">{title}</Toast.Title>
          {description ? (
            <Toast.Description className="mt-0.5 text-sm break-words text-ink-soft">{description}</Toast.Description>
          ) : null}
          {link ? (
            <Toast.Action asChild altText={t('site.linkInHeader', { label: link.label })}>
              <Link
                to={link.href}
                className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
              >
                {link.label}
              </Link>
            </Toast.Action>
          ) : null}
          {action ? (
            <Toast.Action asChild altText={action.altText}>
              <button
                type="button"
                onClick={action.onPress}
                className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
              >
                {action.label}
              </button>
            </Toast.Action>
          ) : null}
        </div>
        <Toast.Close
          aria-label={t('site.close')}
          className="-m-2 flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-sunken"
        >
          <X aria-hidden="true" className="size-5" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport className="fixed end-0 bottom-0 z-50 m-0 flex w-full max-w-sm list-none flex-col gap-2 p-4 outline-none" />
    </Toast.Provider>
  );
};

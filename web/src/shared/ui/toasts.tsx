import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { island } from './island.tsx';
import type { ToastWords } from './toast-words.ts';

type Shown = ToastWords & { readonly id: number };

const ToastContext = createContext<(words: ToastWords) => void>(() => undefined);

/** Shows messages in a corner of the screen, one at a time. */
export const useToast = (): ((words: ToastWords) => void) => use(ToastContext);

/** It is loaded with the first message. */
const ToastView = island(() => import('./toast-view.tsx').then(({ ToastView }) => ToastView), null, null);

/** Loads the script that shows messages, so that it works also without a connection later. @throws when it cannot be loaded */
export const loadToasts = ToastView.preload;

let made = 0;

/** A new toast replaces the one that stands; one that waits takes its turn. */
const added = (shown: readonly Shown[], words: ToastWords): readonly Shown[] => {
  const toast = { ...words, id: ++made };
  const [current, ...waiting] = shown;
  if (current && words.waits) return [...shown, toast];
  return [toast, ...(current?.waits ? [current] : []), ...waiting];
};

export const Toasts = ({ children }: { readonly children: ReactNode }) => {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const say = useCallback((words: ToastWords) => {
    const show = () => setToasts((shown) => added(shown, words));
    ToastView.preload().then(show, () => {
      show();
      words.onShown?.();
    });
  }, []);
  const [current] = toasts;
  const last = useRef(current);
  useEffect(() => {
    const before = last.current;
    last.current = current;
    if (before && !toasts.includes(before)) before.onGone?.();
  }, [current, toasts]);
  const close = () => setToasts((shown) => shown.filter(({ id }) => id !== current?.id));
  return (
    <ToastContext value={say}>
      {children}
      {current ? <ToastView toast={current} onClose={close} /> : null}
    </ToastContext>
  );
};

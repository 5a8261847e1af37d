import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { ViewerDocument } from '../../generated/operations.ts';
import { callApi, isUnauthorized } from '../../shared/api/call-api.ts';
import { useSession } from '../../shared/session/session.tsx';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { primaryButton, quietButton } from '../../shared/ui/button-look.ts';
import { X } from '../../shared/icons.tsx';
import { STEPS } from './steps.ts';
import { useWords } from '../../shared/words/words.ts';

/** Tells the server that the introduction was seen or skipped. It is closed by then; when the call fails, it comes again next time. */
const useComplete = () => {
  const { cache } = useApolloClient();
  const { refresh } = useSession();
  const signedOut = useSignedOut();
  return async (): Promise<void> => {
    // Until the server has answered, another screen would begin it again.
    cache.updateQuery({ query: ViewerDocument }, (data) =>
      data?.me ? { ...data, me: { ...data.me, hasCompletedOnboarding: true } } : undefined,
    );
    try {
      await callApi('POST', '/api/complete-onboarding');
      refresh();
    } catch (error) {
      if (isUnauthorized(error)) signedOut();
      else console.error(error);
    }
  };
};

const Dots = ({ at }: { readonly at: number }) => {
  const t = useWords('onboarding');
  return (
    <p className="flex items-center gap-2">
      <span className="sr-only">{t('onboarding.step', { step: at + 1, count: STEPS.length })}</span>
      {STEPS.map(({ title }, index) => (
        <span
          key={title}
          aria-hidden="true"
          className={`h-2 rounded-full transition-all ${index === at ? 'w-6 bg-primary' : 'w-2 bg-control'}`}
        />
      ))}
    </p>
  );
};

/** Shows a new member around, in four steps. Closing and skipping complete it as well. */
export const OnboardingDialog = () => {
  const t = useWords('onboarding');
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [at, setAt] = useState(0);
  const complete = useComplete();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    heading.current?.focus();
  }, [at]);
  const step = STEPS[at];
  if (!step) return null;
  const { icon: Icon, title, text, points } = step;
  const isLast = at === STEPS.length - 1;
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-labelledby="onboarding-heading"
      onClose={() => void complete()}
      className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-card bg-surface p-6 text-ink shadow-float backdrop:bg-shade/45 sm:p-8"
    >
      <button
        type="button"
        aria-label={t('site.close')}
        onClick={close}
        className="absolute top-3 end-3 flex size-11 items-center justify-center rounded-full hover:bg-sunken"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
      <div className="flex min-h-72 flex-col">
        <Icon aria-hidden="true" className="size-10 stroke-[1.5] text-primary" />
        <h2 id="onboarding-heading" ref={heading} tabIndex={-1} className="mt-4 pe-8 text-2xl">
          {t(title)}
        </h2>
        <p className="mt-2 text-ink-soft">{t(text)}</p>
        <ul className="mt-4 grid list-disc gap-2 ps-5 marker:text-primary">
          {points.map((point) => (
            <li key={point}>{t(point)}</li>
          ))}
        </ul>
      </div>
      <div className="mt-6 flex items-center justify-between gap-3">
        <Dots at={at} />
        <div className="flex gap-3">
          {at > 0 ? (
            <button type="button" onClick={() => setAt(at - 1)} className={quietButton}>
              {t('onboarding.back')}
            </button>
          ) : null}
          <button type="button" onClick={() => (isLast ? close() : setAt(at + 1))} className={primaryButton}>
            {isLast ? t('onboarding.getStarted') : t('onboarding.next')}
          </button>
        </div>
      </div>
      <button
        type="button"
        onClick={close}
        className="mx-auto mt-4 flex min-h-11 items-center px-3 text-ink-soft underline-offset-4 hover:underline"
      >
        {t('onboarding.skip')}
      </button>
    </dialog>
  );
};

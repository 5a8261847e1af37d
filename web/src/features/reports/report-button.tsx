import { useRef, useState } from 'react';
import { useSession } from '../../shared/session/session.tsx';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { useWish } from '../../shared/session/use-wish.ts';
import { iconButton, quietButton } from '../../shared/ui/button-look.ts';
import { Flag } from '../../shared/icons.tsx';
import { island } from '../../shared/ui/island.tsx';
import { useWords } from '../../shared/words/words.ts';
import type { ReportTarget } from './report-target.ts';

/** It is loaded when it is opened. */
const ReportDialog = island(() => import('./report-dialog.tsx').then((it) => it.ReportDialog), null, null);

/** Words without a border, where a report is one action among many. */
const PLAIN =
  'inline-flex min-h-11 items-center gap-2 rounded-full text-sm text-ink-soft underline-offset-4 hover:text-primary hover:underline';

const LOOKS = { icon: iconButton, button: quietButton, plain: PLAIN } as const;

type Props = { readonly target: ReportTarget; readonly look: keyof typeof LOOKS };

/** Opens the report of a target; closed, the keyboard goes back to the button. A visitor is led to the page that signs in. */
export const ReportButton = ({ target, look }: Props) => {
  const t = useWords('cards');
  const { isMember } = useSession();
  const signedOut = useSignedOut();
  const button = useRef<HTMLButtonElement>(null);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const close = () => {
    opener?.focus();
    setOpener(null);
  };
  const remember = useWish('report', `${target.kind} ${target.id}`, () => setOpener(button.current));
  const press = (): void => {
    if (isMember) return setOpener(button.current);
    remember();
    signedOut(t('cards.signInToReport'));
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t('cards.reportNamed', { kind: target.kind, name: target.name })}
        onClick={press}
        className={`${LOOKS[look]} needs-script relative z-10`}
      >
        <Flag aria-hidden="true" className={look === 'plain' ? 'size-4' : 'size-5 text-ink-soft'} />
        {look === 'icon' ? null : <span data-label="">{t('cards.report')}</span>}
      </button>
      {opener ? <ReportDialog target={target} onClose={close} /> : null}
    </>
  );
};

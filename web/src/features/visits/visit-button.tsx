import type { OwnVisitFragment, VisitStatus } from '../../generated/marks-operations.ts';
import { useState } from 'react';
import { afterPaint } from '../../shared/after-paint.ts';
import { useAskToSignIn } from '../../shared/session/use-ask-to-sign-in.ts';
import { useSession } from '../../shared/session/session.tsx';
import { useWish } from '../../shared/session/use-wish.ts';
import { iconButton, quietButton } from '../../shared/ui/button-look.ts';
import { island } from '../../shared/ui/island.tsx';
import { MenuButton, type MenuPanelProps } from '../../shared/ui/menu-button.tsx';
import { useWords } from '../../shared/words/words.ts';
import { useVisit } from './use-visit.ts';
import { VISIT_LOOKS } from './visit-looks.ts';

type Props = {
  readonly location: {
    readonly id: string;
    readonly name: string;
    readonly visitStatus?: VisitStatus | null;
    readonly visit?: OwnVisitFragment | null;
  };
};

/** It is loaded when it is opened. */
const VisitMenu = island(() => import('./visit-menu.tsx').then(({ VisitMenu }) => VisitMenu), null, null);

const useVisitPanel = ({ location: { id, visitStatus, visit } }: Props) => {
  const { setStatus } = useVisit(id);
  const status = visitStatus ?? 'none';
  return {
    look: VISIT_LOOKS[status],
    isMarked: status !== 'none',
    panel: (panel: MenuPanelProps) => (
      <VisitMenu
        {...panel}
        visitStatus={status}
        onChoose={(chosen) => void afterPaint().then(() => setStatus(chosen, visit ?? null))}
      />
    ),
  };
};

/** On a card, for members: a picture that opens the menu. */
export const CardVisitMenu = ({ location }: Props) => {
  const t = useWords('cards');
  const { isMember } = useSession();
  const { look, panel } = useVisitPanel({ location });
  const { icon: Icon, label, color } = look;
  if (!isMember) return null;
  return (
    <MenuButton
      label={t('cards.visitStatusOf', { name: location.name, status: t(label) })}
      className={iconButton}
      panel={panel}
    >
      <Icon aria-hidden="true" className={`size-5 ${color}`} />
    </MenuButton>
  );
};

type ActionProps = Props & { readonly isOpenAtFirst: boolean };

const MemberVisitAction = ({ location, isOpenAtFirst }: ActionProps) => {
  const t = useWords('cards');
  const { look, isMarked, panel } = useVisitPanel({ location });
  const { icon: Icon, label, color } = look;
  const words = t(isMarked ? label : 'cards.trackVisit');
  return (
    <MenuButton
      label={t('cards.visitStatusIs', { status: words })}
      className={quietButton}
      isOpenAtFirst={isOpenAtFirst}
      panel={panel}
    >
      <Icon aria-hidden="true" className={`size-5 ${color}`} />
      <span data-label="">{words}</span>
    </MenuButton>
  );
};

/** Among the actions of a place's page. Visitors see it too, and are asked to sign in. */
export const VisitAction = ({ location }: Props) => {
  const t = useWords('cards');
  const { isMember } = useSession();
  const askToSignIn = useAskToSignIn();
  const [isWished, setWished] = useState(false);
  const remember = useWish('visit', location.id, () => setWished(true));
  if (isMember) return <MemberVisitAction key={String(isWished)} location={location} isOpenAtFirst={isWished} />;
  const { icon: Icon, color } = VISIT_LOOKS.none;
  return (
    <button
      type="button"
      aria-label={t('cards.trackVisit')}
      onClick={() => {
        remember();
        askToSignIn(t('cards.signInToTrack'));
      }}
      className={`${quietButton} needs-script`}
    >
      <Icon aria-hidden="true" className={`size-5 ${color}`} />
      <span data-label="">{t('cards.trackVisit')}</span>
    </button>
  );
};

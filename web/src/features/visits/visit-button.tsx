import type { OwnVisitFragment, VisitStatus } from '../../generated/marks-operations.ts';
import { afterPaint } from '../../shared/after-paint.ts';
import { useSession } from '../../shared/session/session.tsx';
import { iconButton, quietButton } from '../../shared/ui/button-look.ts';
import { island } from '../../shared/ui/island.tsx';
import { MenuButton, type MenuPanelProps } from '../../shared/ui/menu-button.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useVisit } from './use-visit.ts';
import { VISIT_LOOKS } from './visit-looks.ts';
import { SIGN_IN_TO_TRACK } from './visit-messages.ts';

type Props = {
  readonly location: {
    readonly id: string;
    readonly name: string;
    readonly visitStatus?: VisitStatus | null;
    readonly visit?: OwnVisitFragment | null;
  };
};

/** Nobody needs it before it is opened. */
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
  const { isMember } = useSession();
  const { look, panel } = useVisitPanel({ location });
  const { icon: Icon, label, color } = look;
  if (!isMember) return null;
  return (
    <MenuButton label={`Visit status of ${location.name}: ${label}`} className={iconButton} panel={panel}>
      <Icon aria-hidden="true" className={`size-5 ${color}`} />
    </MenuButton>
  );
};

const MemberVisitAction = ({ location }: Props) => {
  const { look, isMarked, panel } = useVisitPanel({ location });
  const { icon: Icon, label, color } = look;
  const words = isMarked ? label : 'Track visit';
  return (
    <MenuButton label={`Visit status: ${words}`} className={quietButton} panel={panel}>
      <Icon aria-hidden="true" className={`size-5 ${color}`} />
      <span data-label="">{words}</span>
    </MenuButton>
  );
};

/** Among the actions of a place's page. Visitors see it too, and are told to sign in. */
export const VisitAction = ({ location }: Props) => {
  const { isMember } = useSession();
  const toast = useToast();
  if (isMember) return <MemberVisitAction location={location} />;
  const { icon: Icon, color } = VISIT_LOOKS.none;
  return (
    <button
      type="button"
      aria-label="Track visit"
      onClick={() => toast({ title: 'Please sign in', description: SIGN_IN_TO_TRACK, isFailure: true })}
      className={`${quietButton} needs-script`}
    >
      <Icon aria-hidden="true" className={`size-5 ${color}`} />
      <span data-label="">Track visit</span>
    </button>
  );
};

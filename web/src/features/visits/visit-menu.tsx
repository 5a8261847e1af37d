import * as Menu from '@radix-ui/react-dropdown-menu';
import { VISIT_STATUSES, type VisitStatus } from '@wellspring/rest-contract/visit-rules';
import { Check } from '../../shared/icons.tsx';
import type { MenuPanelProps } from '../../shared/ui/menu-button.tsx';
import { menuItem, MenuPanel } from '../../shared/ui/menu-panel.tsx';
import { useWords } from '../../shared/words/words.ts';
import { VISIT_LOOKS } from './visit-looks.ts';

type Props = MenuPanelProps & {
  readonly visitStatus: VisitStatus;
  readonly onChoose: (visitStatus: VisitStatus) => void;
};

/** Three answers, of which one stands. */
export const VisitMenu = ({ visitStatus, onChoose, ...panel }: Props) => {
  const t = useWords('cards', 'places');
  return (
    <MenuPanel {...panel}>
      <Menu.RadioGroup value={visitStatus}>
        {VISIT_STATUSES.map((status) => {
          const { icon: Icon, label, color } = VISIT_LOOKS[status];
          return (
            <Menu.RadioItem
              key={status}
              value={status}
              onSelect={() => (status === visitStatus ? undefined : onChoose(status))}
              className={menuItem}
            >
              <Icon aria-hidden="true" className={`size-5 shrink-0 ${color}`} />
              <span className="grow">
                {t(label)}
                {status === 'none' && visitStatus !== 'none' ? (
                  <span className="block text-sm text-ink-soft">{t('places.takesVisitAway')}</span>
                ) : null}
              </span>
              <Menu.ItemIndicator>
                <Check aria-hidden="true" className="size-5 shrink-0 text-primary" />
              </Menu.ItemIndicator>
            </Menu.RadioItem>
          );
        })}
      </Menu.RadioGroup>
    </MenuPanel>
  );
};

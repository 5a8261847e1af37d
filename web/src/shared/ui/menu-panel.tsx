import * as Menu from '@radix-ui/react-dropdown-menu';
import { useRef, type ReactNode } from 'react';
import type { MenuPanelProps } from './menu-button.tsx';

/** How an entry of a menu looks. */
export const menuItem =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 outline-none data-disabled:cursor-default data-highlighted:bg-sunken';

/** The menu of a MenuButton. The page stays usable beside it; closed, it gives the keyboard back to its button. */
export const MenuPanel = ({
  buttonId,
  isOpen,
  onOpenChange,
  children,
}: MenuPanelProps & { readonly children: ReactNode }) => {
  const leftByHand = useRef(false);
  const button = () => document.getElementById(buttonId);
  return (
    <Menu.Root open={isOpen} onOpenChange={onOpenChange} modal={false}>
      <Menu.Trigger asChild>
        <span aria-hidden="true" tabIndex={-1} className="pointer-events-none absolute inset-0" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          aria-labelledby={buttonId}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onInteractOutside={(event) => {
            // The button closes what it opened: closed here as well, its press would open it again.
            if (event.target instanceof Node && button()?.contains(event.target)) event.preventDefault();
            else leftByHand.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!leftByHand.current) button()?.focus();
            leftByHand.current = false;
          }}
          className="z-40 max-h-[min(26rem,var(--radix-dropdown-menu-content-available-height))] w-72 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card border border-line bg-surface p-2 text-ink shadow-float"
        >
          {children}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
};

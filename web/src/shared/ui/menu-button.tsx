import { useId, useState, type ReactNode } from 'react';

/** What a menu needs of the button that opens it. */
export type MenuPanelProps = {
  /** the id of the button */
  readonly buttonId: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
};

type Props = {
  /** for those who do not see the button's picture */
  readonly label?: string;
  readonly className: string;
  /** it stands open when the button first comes */
  readonly isOpenAtFirst?: boolean;
  /** the menu: an island, fetched when the button is first pressed */
  readonly panel: (props: MenuPanelProps) => ReactNode;
  readonly children: ReactNode;
};

/** A button with a menu. Above a card's link it does not follow it. */
export const MenuButton = ({ label, className, isOpenAtFirst = false, panel, children }: Props) => {
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [wasOpened, setOpened] = useState(isOpenAtFirst);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <span className="needs-script relative z-10 inline-flex">
      <button
        id={id}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        onClick={() => (isOpen ? setOpen(false) : open())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          open();
        }}
        className={className}
      >
        {children}
      </button>
      {wasOpened ? panel({ buttonId: id, isOpen, onOpenChange: setOpen }) : null}
    </span>
  );
};

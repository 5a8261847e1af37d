import { useId, useState, type KeyboardEvent } from 'react';

type Named = { readonly key: string };

/** Properties of the list under the box. */
export type Popup<Option> = {
  /** of the combobox: names the list and its options */
  readonly id: string;
  readonly text: string;
  readonly isOpen: boolean;
  /** key of the active option; empty: none */
  readonly active: string;
  /** how many options the box knows to be shown */
  readonly count: number;
  /** the box hears what there is to choose from, as it is the box that is written in */
  readonly onFound: (options: readonly Option[]) => void;
};

/**
 * A text box with a list of options under it (the combobox pattern of ARIA). The focus stays in the box; arrow keys move the active option
 * round by way of the box, and Escape closes the list. The list opens when the empty box gets the focus, or by typing. Its script is loaded
 * when the box gets the focus, and tells the options.
 */
export const useCombobox = <Option extends Named>(text: string) => {
  const id = useId();
  // undefined: the box never had the focus
  const [isOpen, setOpen] = useState<boolean>();
  const [options, setOptions] = useState<readonly Option[]>([]);
  const [active, setActive] = useState('');
  const count = isOpen ? options.length : 0;
  const at = count > 0 ? options.findIndex(({ key }) => key === active) : -1;

  const show = (opens: boolean) => {
    setOpen(opens);
    setActive('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 && !(isOpen && event.key === 'Escape')) return;
    event.preventDefault();
    if (step === 0 || count === 0) return show(step !== 0);
    const slots = count + 1;
    setActive(options[((at + 1 + step + slots) % slots) - 1]?.key ?? '');
  };

  return {
    /** the active option; undefined: what is typed */
    chosen: options[at],
    /** opens the list, when the text was changed, or closes it */
    show,
    /** properties of the input */
    box: {
      id,
      type: 'text',
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': count > 0,
      'aria-controls': count > 0 ? `${id}-options` : undefined,
      'aria-activedescendant': at < 0 ? undefined : `${id}-${active}`,
      onFocus: () => show(!text),
      onBlur: () => show(false),
      onKeyDown,
    } as const,
    /** properties of the list; null: it is not needed yet */
    popup: isOpen === undefined ? null : { id, text, isOpen, active, count, onFound: setOptions },
  };
};

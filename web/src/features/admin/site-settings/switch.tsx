type Props = {
  readonly isOn: boolean;
  /** ids of what names and describes it; `label` where nothing does */
  readonly labelledBy?: string;
  readonly describedBy?: string;
  readonly label?: string;
  readonly busy: boolean;
  readonly onToggle: () => void;
};

/** On or off, at once. */
export const Switch = ({ isOn, labelledBy, describedBy, label, busy, onToggle }: Props) => (
  <button
    type="button"
    role="switch"
    aria-checked={isOn}
    aria-label={label}
    aria-labelledby={labelledBy}
    aria-describedby={describedBy}
    aria-disabled={busy}
    onClick={() => {
      if (!busy) onToggle();
    }}
    className="flex h-11 w-14 shrink-0 items-center justify-center"
  >
    <span
      aria-hidden="true"
      className={`flex h-7 w-12 items-center rounded-full border-2 px-0.5 transition-colors ${isOn ? 'border-primary bg-primary' : 'border-control bg-sunken'}`}
    >
      <span
        className={`size-5 rounded-full transition-transform ${isOn ? 'translate-x-5 rtl:-translate-x-5 bg-on-primary' : 'bg-control'}`}
      />
    </span>
  </button>
);

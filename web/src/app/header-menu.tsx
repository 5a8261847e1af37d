import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

type Props = {
  /** what opens it, and its name where that is a picture alone */
  readonly summary: ReactNode;
  readonly label?: string;
  readonly summaryClass: string;
  readonly className: string;
  readonly children: ReactNode;
};

/** Opens below what is pressed, without script too. It closes on Escape, on a press elsewhere, and when another page is opened. */
export const HeaderMenu = ({ summary, label, summaryClass, className, children }: Props) => {
  const { key } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeFromOutside = ({ target }: PointerEvent) => {
      const { current } = menu;
      if (current?.open && target instanceof Node && !current.contains(target)) current.open = false;
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, []);
  return (
    <details
      key={key}
      ref={menu}
      onKeyDown={({ key: pressed, currentTarget }) => {
        if (pressed !== 'Escape') return;
        currentTarget.open = false;
        currentTarget.querySelector('summary')?.focus();
      }}
      className={`group relative ${className}`}
    >
      <summary
        aria-label={label}
        className={`cursor-pointer list-none rounded-full hover:bg-sunken [&::-webkit-details-marker]:hidden ${summaryClass}`}
      >
        {summary}
      </summary>
      <div className="absolute top-full end-0 z-40 mt-2 min-w-48 rounded-card border border-line bg-surface p-2 shadow-float">
        {children}
      </div>
    </details>
  );
};

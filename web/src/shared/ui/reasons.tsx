import type { IconComponent } from '../icons.tsx';

type Props = {
  readonly reasons: readonly { readonly icon: IconComponent; readonly text: string }[];
  readonly className?: string;
};

/** What speaks for something, a line each. */
export const Reasons = ({ reasons, className = '' }: Props) => (
  <ul className={`grid gap-4 ${className}`}>
    {reasons.map(({ icon: Icon, text }) => (
      <li key={text} className="flex items-start gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
        {text}
      </li>
    ))}
  </ul>
);

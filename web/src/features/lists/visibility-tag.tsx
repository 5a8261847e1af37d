import { Globe, Lock } from '../../shared/icons.tsx';
import { useWords } from '../../shared/words/words.ts';

/** Whether everybody sees a list. */
export const VisibilityTag = ({ isPublic }: { readonly isPublic: boolean }) => {
  const t = useWords('lists');
  const Icon = isPublic ? Globe : Lock;
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-1.5 rounded-full px-2.5 py-1 text-xs font-semibold ${
        isPublic ? 'bg-primary-wash text-primary-strong' : 'bg-sunken text-ink-soft'
      }`}
    >
      <Icon aria-hidden="true" className="size-3.5" />
      {t(isPublic ? 'lists.public' : 'lists.private')}
    </span>
  );
};

import { Rich } from '../words/rich.tsx';
import { useWords } from '../words/words.ts';
import type { RefusedPhoto } from './photo-rule.ts';

/** Each file that was not taken, and why. */
export const RefusedPhotos = ({ refused }: { readonly refused: readonly RefusedPhoto[] }) => {
  const t = useWords('forms');
  return refused.length > 0 ? (
    <ul className="mt-2 grid gap-1 text-sm font-medium text-ember">
      {refused.map(({ file, complaint }, at) => (
        <li key={at} className="wrap-anywhere">
          <Rich
            text={t('forms.refusedPhoto')}
            parts={{ name: () => <bdi>{file.name}</bdi>, why: () => complaint.description }}
          />
        </li>
      ))}
    </ul>
  ) : null;
};

import type { RefusedPhoto } from './photo-rule.ts';

/** Each file that was not taken, and why. */
export const RefusedPhotos = ({ refused }: { readonly refused: readonly RefusedPhoto[] }) =>
  refused.length > 0 ? (
    <ul className="mt-2 grid gap-1 text-sm font-medium text-ember">
      {refused.map(({ file, complaint }, at) => (
        <li key={at} className="wrap-anywhere">
          <bdi>{file.name}</bdi>: {complaint.description}
        </li>
      ))}
    </ul>
  ) : null;

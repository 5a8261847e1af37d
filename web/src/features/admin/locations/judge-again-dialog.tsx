import { useState } from 'react';
import { FormDialog } from '../../../shared/ui/form-dialog.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { ChangesSinceRead } from './changes-since-read.tsx';
import type { Changed } from './use-judgement.ts';
import type { Reading } from './use-reading.ts';
import { useVerify } from './use-verify.ts';

/** A refused decision, and the requested action. */
export type Refused = Changed & { readonly isVerified: boolean };

type Props = {
  readonly refused: Refused;
  readonly reading: Reading;
  readonly onDone?: () => void;
  readonly onClose: () => void;
};

/** Shows what has changed in a place since it was read, and lets it be judged as it is now. */
export const JudgeAgainDialog = ({ refused: { isVerified, ...first }, reading, onDone, onClose }: Props) => {
  const t = useWords('admin');
  const [{ words, now }, setChanged] = useState<Changed>(first);
  const verify = useVerify(reading);
  const action = isVerified ? t('admin.verify') : t('admin.unverify');
  return (
    <FormDialog
      title={t('admin.changedSinceRead')}
      action={action}
      onClose={onClose}
      onConfirm={async () => {
        const judged = await verify(now, isVerified);
        if (judged.outcome === 'changed') {
          reading.markRead(judged.changed.now);
          setChanged(judged.changed);
        }
        if (judged.outcome === 'done') onDone?.();
        return judged.outcome !== 'changed';
      }}
    >
      <p className="font-semibold text-ink">
        <bdi>{now.name}</bdi>
      </p>
      <ChangesSinceRead words={words} read={first.read} now={now} />
    </FormDialog>
  );
};

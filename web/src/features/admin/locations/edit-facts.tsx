import { FACT_FIELDS, type FactField } from '@wellspring/place-schema/kinds';
import { factTextsIn } from '../../../shared/facts/fact-values.ts';
import { FactsFold } from '../../../shared/facts/facts-fold.tsx';
import { useOpenFacts } from '../../../shared/facts/open-facts.tsx';
import { refusedNames } from '../../../shared/refusal.ts';
import { island } from '../../../shared/ui/island.tsx';
import type { Problem } from './edit-problem.ts';
import type { EditValues } from './edit-values.ts';

const FactFrame = island(
  () => import('../../../shared/facts/fact-frame.tsx').then((it) => it.FactFrame),
  <div className="pulse h-24" />,
  { title: 'factForm.notShown', text: 'factForm.notShownText' },
);

type Props = {
  readonly stored: EditValues;
  readonly values: EditValues;
  readonly problem: Problem | null;
  readonly onChange: (change: (values: EditValues) => EditValues) => void;
};

/** The facts of a place, to be opened; beside what was changed stands what is stored. A refused fact opens them. */
export const EditFacts = ({ stored, values, problem, onChange }: Props) => {
  const { isOpen, setOpen } = useOpenFacts();
  const refused = refusedNames(problem?.field ?? '');
  const isRefused = (field: FactField): boolean => refused.includes(field);
  return (
    <div className="mt-6">
      <FactsFold
        texts={factTextsIn(values)}
        isOpen={isOpen || FACT_FIELDS.some(([field]) => isRefused(field))}
        onToggle={setOpen}
      >
        <div className="grid grid-cols-1 gap-6">
          {FACT_FIELDS.map(([field]) => (
            <FactFrame
              key={field}
              field={field}
              text={values[field]}
              stored={stored[field] === values[field] ? null : stored[field]}
              error={isRefused(field) ? problem?.message : undefined}
              onChange={(text) => onChange((before) => ({ ...before, [field]: text }))}
            />
          ))}
        </div>
      </FactsFold>
    </div>
  );
};

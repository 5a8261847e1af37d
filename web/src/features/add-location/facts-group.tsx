import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { FACT_FIELDS } from '@wellspring/place-schema/kinds';
import { factTextsIn } from '../../shared/facts/fact-values.ts';
import { FactsFold } from '../../shared/facts/facts-fold.tsx';
import { useOpenFacts } from '../../shared/facts/open-facts.tsx';
import { island } from '../../shared/ui/island.tsx';
import type { Fields } from './location-fields.ts';

const FactFields = island(
  () => import('./fact-fields.tsx').then((it) => it.FactFields),
  <div className="pulse h-96" />,
  {
    title: 'factForm.notShown',
    text: 'factForm.notShownText',
  },
);

/** What can be asked of a place, to be opened. An error in it opens it. */
export const FactsGroup = () => {
  const { control } = useFormContext<Fields>();
  const texts = factTextsIn(useWatch({ control }));
  const { errors } = useFormState({ control });
  const { isOpen, setOpen } = useOpenFacts();
  const isWrong = FACT_FIELDS.some(([field]) => errors[field]);
  return (
    <FactsFold texts={texts} isOpen={isOpen || isWrong} onToggle={setOpen}>
      <FactFields />
    </FactsFold>
  );
};

import { FACT_FIELDS, type FactField } from '@wellspring/place-schema/kinds';
import { useController, useFormContext } from 'react-hook-form';
import { FactFrame } from '../../shared/facts/fact-frame.tsx';
import type { Fields } from './location-fields.ts';

const Fact = ({ field: name }: { readonly field: FactField }) => {
  const { control } = useFormContext<Fields>();
  const {
    field: { ref, value, onChange },
    fieldState: { error },
  } = useController({ control, name });
  return <FactFrame ref={ref} field={name} text={value} stored={null} error={error?.message} onChange={onChange} />;
};

/** The editors of all facts in the form of a place. */
export const FactFields = () => (
  <div className="grid grid-cols-1 gap-6">
    {FACT_FIELDS.map(([field]) => (
      <Fact key={field} field={field} />
    ))}
  </div>
);

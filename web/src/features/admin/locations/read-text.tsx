import { factReadFrom } from '../../../shared/facts/fact-values.ts';
import { useOpenFacts } from '../../../shared/facts/open-facts.tsx';
import { island } from '../../../shared/ui/island.tsx';
import type { EditField, EditValues } from './edit-values.ts';

const ReadProposal = island(
  () => import('../../../shared/facts/read-proposal.tsx').then((it) => it.ReadProposal),
  null,
  null,
);

type Props = {
  readonly name: EditField;
  readonly values: EditValues;
  readonly onChange: (change: (values: EditValues) => EditValues) => void;
};

/** What the text of a field says as a fact, which an admin can use. */
export const ReadText = ({ name, values, onChange }: Props) => {
  const { openAt } = useOpenFacts();
  const fact = factReadFrom(name);
  if (!fact || values[name].trim() === '') return null;
  return (
    <ReadProposal
      fact={fact}
      typed={values[name]}
      text={values[fact]}
      onUse={(text) => onChange((before) => ({ ...before, [fact]: text }))}
      onRefuse={() => openAt(fact)}
    />
  );
};

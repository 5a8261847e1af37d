import type { FactField } from '@wellspring/place-schema/kinds';
import { useFormContext, useWatch } from 'react-hook-form';
import { useOpenFacts } from '../../shared/facts/open-facts.tsx';
import { island } from '../../shared/ui/island.tsx';
import type { Fields, TextName } from './location-fields.ts';

const ReadProposal = island(
  () => import('../../shared/facts/read-proposal.tsx').then((it) => it.ReadProposal),
  null,
  null,
);

type Props = { readonly name: TextName; readonly fact: FactField };

/** What the text of a field says as a fact, once there is a text. */
export const ReadProposalOf = ({ name, fact }: Props) => {
  const { control, setValue } = useFormContext<Fields>();
  const { openAt } = useOpenFacts();
  const [typed, text] = useWatch({ control, name: [name, fact] });
  if (typed.trim() === '') return null;
  return (
    <ReadProposal
      fact={fact}
      typed={typed}
      text={text}
      onUse={(used) => setValue(fact, used, { shouldDirty: true })}
      onRefuse={() => openAt(fact)}
    />
  );
};

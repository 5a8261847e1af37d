import { NEAR_KM } from '@wellspring/rest-contract/listing-limits';
import type { LocationSort } from '@wellspring/rest-contract/location-rules';
import { useRef } from 'react';
import { useDistanceText } from '../../../shared/format/use-units.ts';
import { ClosableDialog } from '../../../shared/ui/closable-dialog.tsx';
import { useWords } from '../../../shared/words/words.ts';

/** An order as it is explained: relevance near a point is another than relevance alone. */
export type ExplainedOrder = LocationSort | 'nearness' | 'featured';

type Props = { readonly order: ExplainedOrder; readonly onClose: () => void };

/** Explains the order of the list. */
export const OrderDialog = ({ order, onClose }: Props) => {
  const t = useWords('filters', 'orders');
  const distanceText = useDistanceText();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <ClosableDialog ref={dialog} title={t('filters.whyOrder')} onClose={onClose}>
      <p className="mt-2">{t('orders.explained', { order, distance: distanceText(NEAR_KM) })}</p>
      <p className="mt-3 text-ink-soft">{t('orders.closed')}</p>
    </ClosableDialog>
  );
};

/** @jest-environment @happy-dom/jest-environment */
import { screen } from '@testing-library/react';
import { WaitingInCatalogDocument, WaitingInModerationDocument } from '../../../generated/admin-operations.ts';
import { answers, unreachable, type GraphMock } from '../../../testing/graph.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Waiting } from './waiting.tsx';

const CATALOG = answers(WaitingInCatalogDocument, {
  adminLocations: { __typename: 'AdminLocationPage', total: 1234 },
  proposals: { __typename: 'ProposalPage', total: 2 },
});
const MODERATION = answers(WaitingInModerationDocument, {
  adminReports: { __typename: 'ReportPage', total: 3 },
  adminContactMessages: { __typename: 'ContactMessagePage', total: 0 },
});

const opened = (...graph: readonly GraphMock[]) => renderScreen(<Waiting />, { session: 'admin', graph });
const leadsTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

describe('what waits for an admin', () => {
  it('is counted, each with the way to where it is done', async () => {
    opened(CATALOG, MODERATION);
    expect(await leadsTo('1,234 Pending locations')).toBe('/admin?tab=locations&filter=pending');
    expect(await leadsTo('2 Claims, corrections and photos')).toBe('/admin?tab=locations');
    expect(await leadsTo('3 Pending reports')).toBe('/admin?tab=reports&filter=pending');
    expect(await leadsTo('0 New messages')).toBe('/admin?tab=contact&filter=new');
  });

  it('is not said to be none where it cannot be counted', async () => {
    opened(CATALOG, unreachable(WaitingInModerationDocument));
    await screen.findByRole('link', { name: /An unknown number of Pending reports$/ });
    await screen.findByRole('link', { name: '2 Claims, corrections and photos' });
  });
});

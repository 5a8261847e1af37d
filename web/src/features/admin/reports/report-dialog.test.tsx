/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import {
  DeleteReportedListDocument,
  DeleteReportedLocationDocument,
  SettleReportDocument,
  SettleReportsOnDocument,
  UnverifyReportedDocument,
  type AdminReportRowFragment,
} from '../../../generated/admin-operations.ts';
import { answers, refuses, type GraphMock } from '../../../testing/graph.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ReportDialog } from './report-dialog.tsx';

const ON_PLACE: AdminReportRowFragment = {
  __typename: 'Report',
  id: 'r1',
  type: 'closed',
  status: 'pending',
  description: 'A fence stands around it',
  notes: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  resolvedAt: null,
  kind: 'location',
  locationId: 'p1',
  reviewId: null,
  listId: null,
  location: {
    __typename: 'Location',
    id: 'p1',
    name: 'Blue Lagoon',
    city: 'Grindavík',
    country: 'Iceland',
    countryCode: 'IS',
    isVerified: true,
    reviewCount: 2,
    favoriteCount: 1,
    visitCount: 0,
    listItemCount: null,
  },
  review: null,
  list: null,
  user: null,
  resolvedBy: null,
};
const ON_LIST: AdminReportRowFragment = {
  ...ON_PLACE,
  kind: 'list',
  locationId: null,
  location: null,
  listId: 'l1',
  list: { __typename: 'TripList', id: 'l1', name: 'Warm weeks', itemCount: 3 },
};

const SETTLED = [
  answers(SettleReportDocument, { settleReport: { __typename: 'Report', id: 'r1' } }),
  answers(SettleReportsOnDocument, { settleReportsOn: 1 }),
];

const opened = (report: AdminReportRowFragment, ...graph: readonly GraphMock[]) => {
  const page = { settled: 0, closed: 0 };
  const dialog = (
    <ReportDialog report={report} onSettled={() => void (page.settled += 1)} onClose={() => void (page.closed += 1)} />
  );
  return { ...renderScreen(dialog, { session: 'admin', graph: [...SETTLED, ...graph] }), page };
};

type User = ReturnType<typeof opened>['user'];

const choose = (user: User, name: RegExp) => user.click(screen.getByRole('radio', { name }));
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const notes = () => screen.getByRole<HTMLTextAreaElement>('textbox');

describe('the dialog in which an admin handles a report', () => {
  it('resolves this report with the notes', async () => {
    const { user, graph, page } = opened(ON_PLACE);
    screen.getByText('A fence stands around it');
    await user.type(notes(), 'Called them');
    await press(user, 'Resolve');
    await screen.findByText('Report updated');
    expect(graph.sent(SettleReportDocument)).toEqual([{ id: 'r1', status: 'resolved', notes: 'Called them' }]);
    await waitFor(() => expect(page).toEqual({ settled: 1, closed: 1 }));
  });

  it('dismisses all reports on the same target on request', async () => {
    const { user, graph } = opened(ON_PLACE);
    await choose(user, /^Dismiss/);
    await user.click(screen.getByRole('checkbox', { name: /All pending reports on this place/ }));
    await press(user, 'Dismiss');
    await screen.findByText('Report updated');
    expect(graph.sent(SettleReportsOnDocument)).toEqual([
      { about: { kind: 'location', id: 'p1' }, status: 'dismissed', notes: '' },
    ]);
    expect(graph.sent(SettleReportDocument)).toEqual([]);
  });

  it('unverifies the place before it settles its reports', async () => {
    const { user, graph } = opened(
      ON_PLACE,
      answers(UnverifyReportedDocument, {
        verifyLocation: { __typename: 'Location', id: 'p1', isVerified: false },
      }),
    );
    await choose(user, /^Unverify the place/);
    await press(user, 'Unverify and resolve');
    await screen.findByText('Report updated');
    expect(graph.sent(UnverifyReportedDocument)).toEqual([{ id: 'p1' }]);
    expect(graph.sent(SettleReportsOnDocument)).toMatchObject([{ status: 'resolved' }]);
  });

  it('says what goes with a place before it deletes it', async () => {
    const { user, graph } = opened(ON_PLACE, answers(DeleteReportedLocationDocument, { deleteLocation: 'p1' }));
    await choose(user, /^Delete the place/);
    expect(document.body.textContent).toContain(
      'The place “Blue Lagoon” will be gone for good, and with it its photos, 2 reviews, 1 favorite, 0 visits, list items.',
    );
    await press(user, 'Delete and resolve');
    await screen.findByText('Report updated');
    expect(graph.sent(DeleteReportedLocationDocument)).toEqual([{ id: 'p1' }]);
  });

  it('deletes a list, whose places stay', async () => {
    const { user, graph } = opened(ON_LIST, answers(DeleteReportedListDocument, { deleteTripList: 'l1' }));
    await choose(user, /^Delete the list/);
    expect(document.body.textContent).toContain('“Warm weeks” will be gone for good: 3 places in it stay.');
    await press(user, 'Delete and resolve');
    await screen.findByText('Report updated');
    expect(graph.sent(DeleteReportedListDocument)).toEqual([{ id: 'l1' }]);
  });

  it('can only settle what is gone', () => {
    opened({ ...ON_PLACE, location: null });
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  it('sends no notes that are too long', async () => {
    const { user, graph } = opened(ON_PLACE);
    await user.click(notes());
    await user.paste('x'.repeat(5_001));
    await press(user, 'Resolve');
    await waitFor(() => expect(notes().getAttribute('aria-invalid')).toBe('true'));
    expect(graph.sent(SettleReportDocument)).toEqual([]);
  });

  it('settles nothing when the action fails, and says why', async () => {
    const { user, graph } = opened(ON_PLACE, refuses(DeleteReportedLocationDocument, 'The place is gone'));
    await choose(user, /^Delete the place/);
    await press(user, 'Delete and resolve');
    await screen.findByText('Failed to update report');
    await screen.findByText('The place is gone');
    expect(graph.sent(SettleReportsOnDocument)).toEqual([]);
  });
});

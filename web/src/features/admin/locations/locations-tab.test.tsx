/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor, within } from '@testing-library/react';
import {
  AdminLocationsDocument,
  DeleteLocationDocument,
  LocationAsItStandsDocument,
  LocationLossDocument,
  OpenProposalsDocument,
  VerifyLocationDocument,
  VerifyLocationsDocument,
  type AdminLocationRowFragment,
} from '../../../generated/admin-operations.ts';
import { answers, refuses, type GraphMock } from '../../../testing/graph.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { MOSS_SPRING } from './admin-location.fixture.ts';
import { LocationsTab } from './locations-tab.tsx';

const FERN_SPRING = { ...MOSS_SPRING, id: 'fern', name: 'Fern Spring' };
const CHANGED = { ...MOSS_SPRING, revision: 2, description: 'Hot' };

const opened = (...graph: readonly GraphMock[]) =>
  renderScreen(<LocationsTab PointMap={() => null} />, {
    session: 'admin',
    path: '/admin?tab=locations',
    graph: [
      answers(AdminLocationsDocument, {
        adminLocations: { __typename: 'AdminLocationPage', locations: [MOSS_SPRING, FERN_SPRING], total: 2 },
      }),
      answers(OpenProposalsDocument, { proposals: { __typename: 'ProposalPage', total: 0, proposals: [] } }),
      answers(LocationLossDocument, {
        location: {
          __typename: 'Location',
          id: 'spring',
          reviewCount: 2,
          favoriteCount: 1,
          visitCount: null,
          listItemCount: 0,
        },
      }),
      answers(LocationAsItStandsDocument, { location: CHANGED }),
      ...graph,
    ],
  });

type User = ReturnType<typeof opened>['user'];

const row = async (name = 'Moss Spring') => within(await screen.findByRole('row', { name: new RegExp(name) }));
const press = async (user: User, name: string) =>
  user.click((await row()).getByRole('button', { name: `${name} Moss Spring` }));

describe('a place in the list of an admin', () => {
  it('is verified as it was read', async () => {
    const { user, graph } = opened(
      answers(VerifyLocationDocument, { verifyLocation: { ...MOSS_SPRING, isVerified: true } }),
    );
    (await row()).getByText('Pending');
    await press(user, 'Verify');
    await screen.findByText('Location updated');
    expect(graph.sent(VerifyLocationDocument)).toEqual([{ id: 'spring', isVerified: true, readRevision: 1 }]);
    await (await row()).findByText('Verified');
  });

  it('is shown side by side when it has changed since, and decided again in its current state', async () => {
    const { user, graph } = opened(
      refuses(VerifyLocationDocument, 'The description has changed', { code: 'CONFLICT' }),
    );
    await press(user, 'Verify');
    const dialog = within(await screen.findByRole('dialog', { name: 'This location has changed since you read it' }));
    dialog.getByText('The description has changed');
    const cells = dialog.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells).toEqual(['Warm', 'Hot']);
    await user.click(dialog.getByRole('button', { name: 'Verify' }));
    await waitFor(() =>
      expect(graph.sent(VerifyLocationDocument).map(({ readRevision }) => readRevision)).toEqual([1, 2]),
    );
  });

  it('is deleted after it was said what goes with it, with words to who submitted it', async () => {
    const { user, graph } = opened(answers(DeleteLocationDocument, { deleteLocation: 'spring' }));
    await press(user, 'Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this location?' }));
    const loss = await dialog.findByText(/Its photos go with it/);
    expect(loss.textContent).toBe(
      'Its photos go with it, and 2 reviews, 1 favorite, 0 list items. What else hangs on it cannot be counted right now. This cannot be undone.',
    );
    await user.type(dialog.getByLabelText(/Words to the submitter/), ' It is there already. ');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Location deleted');
    expect(graph.sent(DeleteLocationDocument)).toEqual([
      { id: 'spring', message: 'It is there already.', readRevision: 1 },
    ]);
  });

  it('is not deleted after a change before the admin has seen the change', async () => {
    const { user, graph } = opened(
      refuses(DeleteLocationDocument, 'The description has changed', { code: 'CONFLICT' }),
    );
    await press(user, 'Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this location?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await dialog.findByText('The description has changed');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(graph.sent(DeleteLocationDocument).map(({ readRevision }) => readRevision)).toEqual([1, 2]),
    );
  });
});

describe('several places that an admin selected', () => {
  const outcomesOf = (places: readonly AdminLocationRowFragment[], isVerified: boolean) =>
    places.map((place) => ({
      __typename: 'VerifiedLocation' as const,
      id: place.id,
      message: null,
      location: { ...place, isVerified },
    }));

  it('are verified in one step, and that is undone in one', async () => {
    const { user, graph } = opened(
      answers(VerifyLocationsDocument, ({ isVerified }) => ({
        verifyLocations: outcomesOf([MOSS_SPRING, FERN_SPRING], isVerified === true),
      })),
    );
    await row();
    await user.click(screen.getByRole('button', { name: 'Select this page' }));
    await screen.findByText('2 locations selected');
    await user.click(screen.getByRole('button', { name: 'Verify selected' }));
    await screen.findByText('2 locations verified');
    const undo = screen.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(document.activeElement).toBe(undo));
    await user.keyboard('[Enter]');
    await screen.findByText('2 locations unverified');
    expect(graph.sent(VerifyLocationsDocument).map(({ ids, isVerified }) => [ids, isVerified])).toEqual([
      [['spring', 'fern'], true],
      [['spring', 'fern'], false],
    ]);
  });

  it('show the reason for one that is refused, and let the admin judge its current state', async () => {
    const refused = {
      __typename: 'VerifiedLocation' as const,
      id: 'spring',
      message: 'It has changed since you read it',
      location: null,
    };
    const { user, graph } = opened(
      answers(VerifyLocationsDocument, { verifyLocations: [refused, ...outcomesOf([FERN_SPRING], true)] }),
      answers(VerifyLocationDocument, { verifyLocation: { ...CHANGED, isVerified: true } }),
    );
    await row();
    await user.click(screen.getByRole('button', { name: 'Select this page' }));
    await user.click(await screen.findByRole('button', { name: 'Verify selected' }));
    const why = await screen.findByText(/It has changed since you read it/);
    await user.click(within(why.closest('li') ?? document.body).getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Verify' }));
    await waitFor(() =>
      expect(graph.sent(VerifyLocationDocument)).toEqual([{ id: 'spring', isVerified: true, readRevision: 2 }]),
    );
    await waitFor(() => expect(screen.queryByText(/It has changed since you read it/)).toBeNull());
  });
});

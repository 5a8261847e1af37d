/** @jest-environment @happy-dom/jest-environment */
import { NO_VALUES } from '@wellspring/place-schema/kinds';
import { screen, waitFor, within } from '@testing-library/react';
import {
  CorrectLocationDocument,
  LocateAddressDocument,
  LocationToCorrectDocument,
  type CorrectedLocationFragment,
} from '../../../generated/add-location-operations.ts';
import { CategoriesDocument } from '../../../generated/operations.ts';
import {
  OwnProposalsDocument,
  TakePhotoBackDocument,
  type OwnProposalsQuery,
} from '../../../generated/place-operations.ts';
import { answers, refuses, type GraphMock } from '../../../testing/graph.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { OwnCorrection } from './own-correction.tsx';

const POOLS: CorrectedLocationFragment = {
  ...NO_VALUES,
  __typename: 'Location',
  id: 'p1',
  name: 'Moss Pools',
  description: 'Three warm pools under old trees.',
  address: '12 Moss Lane',
  city: 'Bath',
  country: 'United Kingdom',
  hours: 'Daily 9–17',
  latitude: null,
  longitude: null,
  coordinatesAre: null,
  categoryId: 20,
  category: { __typename: 'Category', id: 20, name: 'Hot Springs & Spas' },
  tags: [],
  isVerified: true,
  updatedAt: '2026-11-21T10:00:00.000Z',
};

type Proposals = NonNullable<OwnProposalsQuery['location']>['myProposals'];

const opened = (
  { submittedBy = 'a1', proposals = [] }: { readonly submittedBy?: string | null; readonly proposals?: Proposals },
  ...graph: readonly GraphMock[]
) =>
  renderScreen(<OwnCorrection id="p1" PointMap={() => null} />, {
    session: 'member',
    graph: [
      answers(OwnProposalsDocument, {
        location: {
          __typename: 'Location',
          id: 'p1',
          isClaimed: false,
          isVerified: true,
          submittedBy,
          myProposals: proposals,
        },
      }),
      answers(CategoriesDocument, {
        categories: [{ __typename: 'Category', id: 20, name: 'Hot Springs & Spas', description: '' }],
      }),
      answers(LocationToCorrectDocument, { location: POOLS }),
      answers(LocateAddressDocument, { locateAddress: null }),
      ...graph,
    ],
  });

type User = ReturnType<typeof opened>['user'];

const openForm = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Correct this place' }));
  const form = within(await screen.findByRole('form', { name: 'Correction' }));
  await form.findByRole('option', { name: 'Hot Springs & Spas' });
  // happy-dom chooses no option by itself, which react-hook-form mistakes for a choice of the user.
  await user.selectOptions(form.getByLabelText(/^Category/), '20');
  return form;
};
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Send correction' }));
const sent = (proposal: { readonly __typename: 'Proposal'; readonly id: string } | null): GraphMock =>
  answers(CorrectLocationDocument, { correctLocation: { __typename: 'CorrectedLocation', location: POOLS, proposal } });

describe('the form that corrects a place', () => {
  it('starts with the stored values, and sends only changed fields', async () => {
    const { user, graph } = opened({}, sent({ __typename: 'Proposal', id: 'c1' }));
    const form = await openForm(user);
    const hours = form.getByLabelText<HTMLInputElement>(/^Hours/);
    expect(hours.value).toBe('Daily 9–17');
    await user.clear(hours);
    await user.paste('Daily 8–22');
    await send(user);
    await screen.findByText('Correction sent');
    expect(graph.sent(CorrectLocationDocument)).toEqual([{ id: 'p1', input: { hours: 'Daily 8–22' } }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends nothing where nothing was changed, or where something is missing', async () => {
    const { user, graph } = opened({}, sent(null));
    const form = await openForm(user);
    await send(user);
    await form.findByText('Nothing was changed');
    await user.clear(form.getByLabelText(/^Address/));
    await send(user);
    await form.findByRole('button', { name: 'Address is required' });
    expect(graph.sent(CorrectLocationDocument)).toEqual([]);
  });

  it('keeps what was typed when the server refuses', async () => {
    const { user } = opened({}, refuses(CorrectLocationDocument, 'A correction waits already'));
    const form = await openForm(user);
    const hours = form.getByLabelText<HTMLInputElement>(/^Hours/);
    await user.clear(hours);
    await user.paste('Always');
    await send(user);
    await form.findByText('A correction waits already');
    expect(hours.value).toBe('Always');
  });
});

describe('what a member has proposed of their place', () => {
  const proposal = {
    __typename: 'Proposal',
    id: 'c1',
    kind: 'correction',
    status: 'pending',
    reason: null,
    createdAt: POOLS.updatedAt,
    decidedAt: null,
    changes: [],
    photos: [],
  } as const;

  it('stands there until an admin has decided, and nothing else can be proposed', async () => {
    const changes = [{ __typename: 'ProposedChange', field: 'hours', label: 'Hours', proposed: 'Daily 8–22' }] as const;
    opened({ proposals: [{ ...proposal, changes }] });
    await screen.findByText(/Your correction waits for an admin/);
    screen.getByText('Daily 8–22');
    expect(screen.queryByRole('button', { name: 'Correct this place' })).toBeNull();
  });

  it.each([
    ['is taken back', answers(TakePhotoBackDocument, { deleteLocationPhoto: 'f1' }), 'Photo taken back'],
    ['is said to be decided', refuses(TakePhotoBackDocument, 'It was accepted'), 'It was accepted'],
  ])('a photo %s', async (_, mock, words) => {
    const photo = {
      __typename: 'ProposedPhoto',
      id: 'f1',
      url: '/media/locations/f1-960.webp',
      caption: 'The pool',
      currentCaption: null,
      isNew: true,
      isDeclined: false,
    } as const;
    const { user, graph } = opened({ proposals: [{ ...proposal, kind: 'photos', photos: [photo] }] }, mock);
    await screen.findByRole('img', { name: 'The pool' });
    await user.click(screen.getByRole('button', { name: 'Take back photo 1' }));
    await screen.findByText(words);
    expect(graph.sent(TakePhotoBackDocument)).toEqual([{ id: 'p1', photoId: 'f1' }]);
  });

  it('is for who submitted the place alone', async () => {
    const { graph } = opened({ submittedBy: null });
    await waitFor(() => expect(graph.sent(OwnProposalsDocument)).toHaveLength(1));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor, within } from '@testing-library/react';
import { mapKind } from '@wellspring/place-schema/kinds';
import {
  ChangeLocationDocument,
  LocationToEditDocument,
  SimilarToLocationDocument,
  type LocationToEditFieldsFragment,
} from '../../../generated/admin-operations.ts';
import { answers, refuses, type GraphMock } from '../../../testing/graph.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { MOSS_SPRING } from './admin-location.fixture.ts';
import { EditLocationDialog } from './edit-location-dialog.tsx';

const SPRING: LocationToEditFieldsFragment = { ...mapKind('fact', () => null), ...MOSS_SPRING, tags: [] };

const read = (location: LocationToEditFieldsFragment | null): GraphMock =>
  answers(LocationToEditDocument, {
    categories: [{ __typename: 'Category', id: 20, name: 'Hot Springs & Spas' }],
    location,
  });

const opened = (location: LocationToEditFieldsFragment | null, ...graph: readonly GraphMock[]) => {
  const page = { saved: 0, closed: 0 };
  const dialog = (
    <EditLocationDialog
      id="spring"
      PointMap={() => null}
      onSaved={() => void (page.saved += 1)}
      onClose={() => void (page.closed += 1)}
    />
  );
  const similar = answers(SimilarToLocationDocument, { similarLocations: [] });
  return { ...renderScreen(dialog, { session: 'admin', graph: [similar, read(location), ...graph] }), page };
};

type User = ReturnType<typeof opened>['user'];

const field = async (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const retype = async (user: User, label: string, text: string): Promise<void> => {
  await user.clear(await field(label));
  await user.type(await field(label), text);
};
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));

describe('the form in which an admin edits a place', () => {
  it('shows what is stored beside what was typed, and sends only what differs', async () => {
    const { user, graph, page } = opened(
      SPRING,
      answers(ChangeLocationDocument, { changeLocation: { ...SPRING, name: 'Moss Springs' } }),
    );
    await retype(user, 'Name', 'Moss Springs');
    const [, storedId = ''] =
      / ?(\S+-stored)$/.exec((await field('Name')).getAttribute('aria-describedby') ?? '') ?? [];
    expect(document.getElementById(storedId)?.textContent).toBe('Stored: Moss Spring');
    await save(user);
    await screen.findByText('Location updated');
    expect(graph.sent(ChangeLocationDocument)).toEqual([
      { id: 'spring', input: { name: 'Moss Springs' }, readRevision: 1 },
    ]);
    await waitFor(() => expect(page).toEqual({ saved: 1, closed: 1 }));
  });

  it('says what is wrong with a number, with the focus at its field, and sends nothing', async () => {
    const { user, graph } = opened(SPRING);
    await retype(user, 'Longitude', '190.5');
    await save(user);
    await screen.findByText('Longitude must be between -180 and 180');
    const longitude = await field('Longitude');
    expect(longitude.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(longitude);
    expect(graph.sent(ChangeLocationDocument)).toEqual([]);
  });

  it('keeps typed values on top of a concurrent change', async () => {
    const meanwhile = { ...SPRING, revision: 2, city: 'Reykjavík' };
    const reads = [SPRING, meanwhile];
    const { user, graph } = opened(
      SPRING,
      answers(LocationToEditDocument, () => ({ categories: [], location: reads.shift() ?? meanwhile })),
      refuses(ChangeLocationDocument, 'The location has changed', { code: 'CONFLICT' }),
    );
    await retype(user, 'Name', 'Moss Springs');
    await save(user);
    await screen.findByText('The location has changed');
    await waitFor(async () => expect((await field('City')).value).toBe('Reykjavík'));
    expect((await field('Name')).value).toBe('Moss Springs');
    await save(user);
    await waitFor(() => expect(graph.sent(ChangeLocationDocument)).toHaveLength(2));
    expect(graph.sent(ChangeLocationDocument)).toMatchObject([
      { readRevision: 1, input: { name: 'Moss Springs' } },
      { readRevision: 2, input: { name: 'Moss Springs' } },
    ]);
  });

  it('sends a fact that was changed as a whole, beside what is stored of it', async () => {
    const wheelchair = {
      __typename: 'WheelchairFact',
      access: 'limited',
      stepCm: 12,
      doorCm: null,
      poolLift: null,
      toilet: null,
      basis: 'told',
      source: 'A leaflet',
      date: '2020',
      readFrom: null,
    } as const;
    const { user, graph } = opened(
      { ...SPRING, wheelchair },
      answers(ChangeLocationDocument, { changeLocation: SPRING }),
    );
    await user.click(await screen.findByRole('button', { name: /^Facts/ }));
    await user.selectOptions(await screen.findByLabelText('Wheelchair access'), 'Yes');
    expect(screen.getByText('Stored: Limited; Highest step, in cm: 12 cm')).toBeTruthy();
    await save(user);
    await waitFor(() =>
      expect(graph.sent(ChangeLocationDocument)).toEqual([
        { id: 'spring', input: { wheelchair: { access: 'yes', stepCm: 12 } }, readRevision: 1 },
      ]),
    );
  });

  it('says at a fact what is missing in it', async () => {
    const { user, graph } = opened(SPRING);
    await user.click(await screen.findByRole('button', { name: /^Facts/ }));
    await user.type(await screen.findByLabelText('Highest step, in cm'), '12');
    await save(user);
    const fact = await screen.findByRole('group', { name: 'Wheelchair' });
    await within(fact).findByText('Wheelchair access is required');
    expect(document.activeElement).toBe(fact);
    expect(graph.sent(ChangeLocationDocument)).toEqual([]);
  });

  it('says why a point is doubted, and lets it be confirmed', async () => {
    const { user, graph } = opened(
      { ...SPRING, pointNote: 'It lies in the sea' },
      answers(ChangeLocationDocument, { changeLocation: SPRING }),
    );
    await screen.findByText(/It lies in the sea/);
    await user.click(screen.getByRole('checkbox', { name: /The point is right/ }));
    await save(user);
    await waitFor(() =>
      expect(graph.sent(ChangeLocationDocument)).toMatchObject([{ input: { isPointConfirmed: true } }]),
    );
  });

  it('takes a claim away', async () => {
    const { user, graph } = opened(
      { ...SPRING, isClaimed: true },
      answers(ChangeLocationDocument, { changeLocation: SPRING }),
    );
    await user.click(await screen.findByRole('checkbox', { name: /Claimed by its owner/ }));
    await save(user);
    await waitFor(() => expect(graph.sent(ChangeLocationDocument)).toMatchObject([{ input: { isClaimed: false } }]));
  });

  it('offers the places that may be the same', async () => {
    const twin = {
      __typename: 'SimilarLocation' as const,
      id: 'twin',
      name: 'Moss Pool',
      city: null,
      country: 'Iceland',
    };
    opened(
      SPRING,
      answers(SimilarToLocationDocument, {
        similarLocations: [{ ...twin, countryCode: 'IS', distanceKm: 1, isVerified: false }],
      }),
    );
    const link = await screen.findByRole('link', { name: 'Moss Pool' });
    expect(link.getAttribute('href')).toBe('/location/twin');
  });

  it('says that the place is gone', async () => {
    opened(null);
    await within(await screen.findByRole('dialog', { name: 'Edit location' })).findByText(
      'This location is not there any more.',
    );
  });
});

/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor, within } from '@testing-library/react';
import {
  LocateAddressDocument,
  PointDoubtDocument,
  SimilarLocationsDocument,
  SubmitLocationDocument,
} from '../../generated/add-location-operations.ts';
import { CategoriesDocument } from '../../generated/operations.ts';
import { answers, refuses, type GraphMock } from '../../testing/graph.ts';
import { MEMBER, renderScreen } from '../../testing/render-screen.tsx';
import { AddLocationForms } from './add-location-forms.tsx';

const SUBMITTED = answers(SubmitLocationDocument, {
  submitLocation: {
    __typename: 'SubmittedLocation',
    notice: null,
    location: { __typename: 'Location', id: 'p1', name: 'Moss Pools', isVerified: false },
  },
});

const SIMILAR = {
  __typename: 'SimilarLocation' as const,
  isPermanentlyClosed: false,
  id: 'twin',
  name: 'Moss Pool of Bath',
  city: 'Bath',
  country: 'United Kingdom',
  countryCode: 'GB',
  distanceKm: null,
  isVerified: false,
};

const opened = async (...graph: readonly GraphMock[]) => {
  const shown = renderScreen(<AddLocationForms memberId={MEMBER.id} PointMap={() => null} />, {
    session: 'member',
    path: '/add-location?tab=manual',
    graph: [
      answers(CategoriesDocument, {
        categories: [{ __typename: 'Category', id: 20, name: 'Hot Springs & Spas', description: '' }],
      }),
      answers(LocateAddressDocument, { locateAddress: null }),
      answers(SimilarLocationsDocument, { similarLocations: [] }),
      answers(PointDoubtDocument, { pointDoubt: null }),
      SUBMITTED,
      ...graph,
    ],
  });
  const form = within(await screen.findByRole('form', { name: 'Location' }));
  await form.findByRole('option', { name: 'Hot Springs & Spas' });
  return { ...shown, form };
};

type Opened = Awaited<ReturnType<typeof opened>>;

const fill = async ({ user, form }: Opened): Promise<void> => {
  for (const [label, text] of [
    [/^Name/, 'Moss Pools'],
    [/^Description/, 'Three warm pools under old trees.'],
    [/^Address/, '12 Moss Lane'],
    [/^City/, 'Bath'],
    [/^Country/, 'United Kingdom'],
  ] as const) {
    await user.click(form.getByLabelText(label));
    await user.paste(text);
  }
  await user.selectOptions(form.getByLabelText(/^Category/), '20');
};

const send = ({ user, form }: Opened) => user.click(form.getByRole('button', { name: 'Submit location' }));

describe('the form that submits a place', () => {
  it('says what is missing, at each field and all together, and leads to each', async () => {
    const page = await opened();
    await send(page);
    const alert = within(await page.form.findByRole('alert'));
    expect(alert.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Name is required',
      'Please select a category',
      'Description is required',
      'Address is required',
      'City is required',
      'Country is required',
    ]);
    expect(page.form.getByLabelText(/^Name/).getAttribute('aria-invalid')).toBe('true');
    await page.user.click(alert.getByRole('button', { name: 'Please select a category' }));
    expect(document.activeElement).toBe(page.form.getByLabelText(/^Category/));
    expect(page.graph.sent(SubmitLocationDocument)).toEqual([]);
  });

  it('sends the place once, though it is pressed twice, and says that it is pending', async () => {
    const page = await opened();
    await fill(page);
    await page.user.dblClick(page.form.getByRole('button', { name: 'Submit location' }));
    await screen.findByRole('heading', { name: /Moss Pools.* is submitted/ });
    await screen.findByText(/It is pending/);
    expect(page.graph.sent(SubmitLocationDocument)).toMatchObject([
      { input: { name: 'Moss Pools', categoryId: 20, city: 'Bath', address: '12 Moss Lane' } },
    ]);
    const link = await screen.findByRole('link', { name: 'See the place' });
    expect(link.getAttribute('href')).toBe('/location/p1');
  });

  it('shows the places that it may be, before it sends another', async () => {
    const page = await opened(answers(SimilarLocationsDocument, { similarLocations: [SIMILAR] }));
    await fill(page);
    await send(page);
    const question = within(await screen.findByRole('region', { name: 'Is it one of these?' }));
    expect(question.getByRole('link', { name: /^Moss Pool of Bath/ }).getAttribute('href')).toBe('/location/twin');
    question.getByText(/yours, pending/);
    expect(page.graph.sent(SubmitLocationDocument)).toEqual([]);
    await page.user.click(question.getByRole('button', { name: 'No, submit my place' }));
    await screen.findByRole('heading', { name: /is submitted/ });
    expect(page.graph.sent(SubmitLocationDocument)).toHaveLength(1);
  });

  it('keeps what was typed when the server refuses, and sends it again with the same key', async () => {
    const page = await opened(refuses(SubmitLocationDocument, 'Too many places today', { field: 'name' }));
    await fill(page);
    await send(page);
    await page.form.findByText('Failed to submit location: Too many places today');
    await waitFor(() => expect(page.form.getByLabelText(/^Name/).getAttribute('aria-invalid')).toBe('true'));
    expect(page.form.getByLabelText<HTMLInputElement>(/^City/).value).toBe('Bath');
    await send(page);
    await waitFor(() => expect(page.graph.sent(SubmitLocationDocument)).toHaveLength(2));
    expect(new Set(page.graph.sent(SubmitLocationDocument).map((sent) => sent['idempotencyKey'])).size).toBe(1);
  });

  it('asks about a point that lies elsewhere, and sends it where it is said to be right', async () => {
    const doubt = {
      __typename: 'PointDoubt' as const,
      kind: 'farFromTown' as const,
      words: 'The point is far from Bath',
      mending: null,
      town: null,
    };
    const page = await opened(answers(PointDoubtDocument, { pointDoubt: doubt }));
    await fill(page);
    await page.user.type(page.form.getByLabelText(/^Latitude/), '64');
    await page.user.type(page.form.getByLabelText(/^Longitude/), '-21');
    await send(page);
    const question = within(await screen.findByRole('region', { name: 'Is the point right?' }));
    await page.user.click(question.getByRole('button', { name: 'Keep this point' }));
    await screen.findByRole('heading', { name: /is submitted/ });
    expect(page.graph.sent(SubmitLocationDocument)).toMatchObject([
      { input: { latitude: 64, longitude: -21, isPointConfirmed: true } },
    ]);
  });
});

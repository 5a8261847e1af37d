/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor, within } from '@testing-library/react';
import {
  AdminHeroImagesDocument,
  DeleteHeroImageDocument,
  SetHeroImageActiveDocument,
} from '../../../generated/admin-operations.ts';
import { answers, refuses, type GraphMock } from '../../../testing/graph.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { HeroImages } from './hero-images.tsx';

const IMAGE = {
  __typename: 'AdminHeroImage',
  id: 'h1',
  originalName: 'steam.jpg',
  url: '/media/hero/h1-1920.webp',
  isActive: true,
  uploadedAt: '2026-11-21T10:00:00.000Z',
  position: 1,
} as const;

const opened = (...graph: readonly GraphMock[]) =>
  renderScreen(<HeroImages />, {
    session: 'admin',
    graph: [answers(AdminHeroImagesDocument, { adminHeroImages: [IMAGE] }), ...graph],
  });

const toggle = () => screen.findByRole('switch', { name: 'Show steam.jpg' });

describe('a picture of the landing page', () => {
  it('is switched off', async () => {
    const { user, graph } = opened(
      answers(SetHeroImageActiveDocument, { setHeroImageActive: { ...IMAGE, isActive: false } }),
    );
    expect((await toggle()).getAttribute('aria-checked')).toBe('true');
    await user.click(await toggle());
    await waitFor(() => expect(graph.sent(SetHeroImageActiveDocument)).toEqual([{ id: 'h1', isActive: false }]));
  });

  it('stays as it is when the server refuses, which is said', async () => {
    const { user } = opened(refuses(SetHeroImageActiveDocument, 'One must stay'));
    await user.click(await toggle());
    await screen.findByText('Update failed');
    await screen.findByText('One must stay');
    expect((await toggle()).getAttribute('aria-checked')).toBe('true');
  });

  it('is deleted after asking', async () => {
    const { user, graph } = opened(answers(DeleteHeroImageDocument, { deleteHeroImage: 'h1' }));
    await user.click(await screen.findByRole('button', { name: 'Delete steam.jpg' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this hero image?' });
    expect(graph.sent(DeleteHeroImageDocument)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Hero image deleted');
    expect(graph.sent(DeleteHeroImageDocument)).toEqual([{ id: 'h1' }]);
  });
});

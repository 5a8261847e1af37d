/** @jest-environment @happy-dom/jest-environment */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ApiMocks } from '../../../testing/api.ts';
import { jpeg, readsPictures } from '../../../testing/pictures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { HeroUpload } from './hero-upload.tsx';

const UPLOAD = 'POST /api/admin/hero-images';
const uploaded = (count: number, ...refused: readonly object[]) => ({
  status: 200,
  body: { uploaded: count, refused },
});

const opened = (reply: ApiMocks[string] = uploaded(1)) => {
  readsPictures();
  const done: string[] = [];
  const part = <HeroUpload onUploaded={() => done.push('uploaded')} />;
  return { ...renderScreen(part, { session: 'admin', api: { [UPLOAD]: reply } }), done };
};

const choose = (...files: readonly File[]) =>
  void fireEvent.change(screen.getByLabelText('Hero images'), { target: { files } });
const images = (count: number): readonly File[] =>
  Array.from({ length: count }, (_, at) => jpeg(`steam-${at + 1}.jpg`));
const upload = (count: number) =>
  screen.findByRole('button', { name: count === 1 ? 'Upload 1 image' : `Upload ${count} images` });
const group = () => screen.getByRole('group', { name: 'New hero images' });
const files = () =>
  within(group())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('new pictures of the landing page', () => {
  it('are sent together, once although the button is pressed twice', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof uploaded>>();
    const { user, api, done } = opened(() => promise);
    choose(...images(2));
    await user.dblClick(await upload(2));
    const sending = await screen.findByRole('button', { name: 'Uploading...' });
    expect(sending.getAttribute('aria-disabled')).toBe('true');
    screen.getByRole('progressbar', { name: 'Upload' });
    resolve(uploaded(2));
    await screen.findByText('2 images uploaded');
    expect(api.calls).toMatchObject([
      { route: UPLOAD, body: { heroImages: [{ name: 'steam-1.jpg' }, { name: 'steam-2.jpg' }] } },
    ]);
    expect(done).toEqual(['uploaded']);
    expect(files()).toEqual([]);
  });

  it('can be dropped, and taken back before they are sent, with the focus where others are chosen', async () => {
    const { user, api } = opened();
    fireEvent.drop(group(), { dataTransfer: { files: images(1) } });
    await user.click(await screen.findByRole('button', { name: 'Remove steam-1.jpg' }));
    await waitFor(() => expect(files()).toEqual([]));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose images' }));
    expect(api.calls).toEqual([]);
  });

  it('stay with their reason when they are refused, and the others disappear', async () => {
    const refusal = { file: 1, originalName: 'steam-2.jpg', message: 'This file is damaged' };
    const { user, done } = opened(uploaded(1, refusal));
    choose(...images(2));
    await user.click(await upload(2));
    await screen.findByText('1 image uploaded, 1 refused.');
    expect(files()).toEqual(['steam-2.jpgThis file is damaged']);
    expect(done).toEqual(['uploaded']);
    expect(screen.queryByRole('button', { name: /^Upload/ })).toBeNull();
  });

  it('all stay with the reason when the server takes none', async () => {
    const { user, done } = opened({ status: 400, body: { message: 'There can be at most 30 hero images' } });
    choose(...images(1));
    await user.click(await upload(1));
    await screen.findByText('Upload failed');
    expect(within(group()).getByRole('alert').textContent).toBe('There can be at most 30 hero images');
    expect(files()).toHaveLength(1);
    expect(done).toEqual([]);
  });

  it('can be sent again, as the same upload, when the server was away', async () => {
    const { user, api } = opened({ status: 503, body: { message: 'Pictures are away' } });
    choose(...images(1));
    await user.click(await upload(1));
    await screen.findByText('Pictures are away');
    await user.click(await upload(1));
    await waitFor(() => expect(api.calls).toHaveLength(2));
    const [first, second] = api.calls;
    expect(first?.idempotencyKey).toBe(second?.idempotencyKey);
  });

  it('are at most five, also when they are chosen one after the other', async () => {
    opened();
    choose(...images(3));
    await upload(3);
    choose(...images(3));
    await screen.findByText('Please select 1-5 images');
    await upload(3);
  });

  it('are no documents, which is said at the file', async () => {
    opened();
    choose(new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(files()).toEqual(['plan.pdfPlease select only JPEG, PNG, or WebP images']));
    expect(screen.queryByRole('button', { name: /^Upload/ })).toBeNull();
  });
});

import { openLimits } from '@wellspring/platform/documents/limits';
import { verbatim } from '@wellspring/words/message';
import { databases, type StoreUnderTest } from './documents-fixture.ts';

const LOGIN = { name: 'login', most: 3, windowSeconds: 600, message: verbatim('Too many attempts.') };
const START = Date.UTC(2026, 5, 1, 12, 0);

/** What limits promise, on any store. */
export const limitsContract = (under: StoreUnderTest): void => {
  const stores = databases(under);
  let time = START;
  const now = (): Date => new Date(time);
  beforeEach(() => {
    time = START;
  });
  const open = async () => {
    const { documents } = await stores.open({ start: false });
    const limits = openLimits(documents, now);
    await documents.start();
    return limits;
  };
  const times = (many: number, attempt: () => Promise<void>) =>
    Promise.allSettled(Array.from({ length: many }, attempt));
  const refused = (results: readonly PromiseSettledResult<void>[]) =>
    results.filter(({ status }) => status === 'rejected').length;

  it('allow exactly their number of attempts, also when many arrive at once', async () => {
    const limits = await open();
    expect(refused(await times(20, () => limits.count(LOGIN, 'a')))).toBe(17);
  });

  it('say in words and in seconds when the window ends', async () => {
    const limits = await open();
    await times(3, () => limits.count(LOGIN, 'a'));
    time += 60_000;
    await expect(limits.count(LOGIN, 'a')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: 'Too many attempts. Please try again in 9 minutes.',
      retryAfter: 540,
    });
  });

  it('start again with the next window', async () => {
    const limits = await open();
    await times(5, () => limits.count(LOGIN, 'a'));
    time += 600_000;
    await limits.count(LOGIN, 'a');
  });

  it('count each caller and action separately, and can be cleared', async () => {
    const limits = await open();
    await times(3, () => limits.count(LOGIN, 'a'));
    await limits.count(LOGIN, 'b');
    await limits.count({ ...LOGIN, name: 'register' }, 'a');
    await limits.clear(LOGIN, 'a');
    await limits.count(LOGIN, 'a');
  });

  it('remove a counted attempt, and none that was not counted', async () => {
    const limits = await open();
    await limits.takeBack(LOGIN, 'a');
    await times(3, () => limits.count(LOGIN, 'a'));
    await limits.takeBack(LOGIN, 'a');
    expect(refused(await times(2, () => limits.count(LOGIN, 'a')))).toBe(1);
  });

  it('never allow more because one attempt was removed twice', async () => {
    const limits = await open();
    await limits.count(LOGIN, 'a');
    await limits.takeBack(LOGIN, 'a');
    await limits.takeBack(LOGIN, 'a');
    expect(refused(await times(4, () => limits.count(LOGIN, 'a')))).toBe(1);
  });

  if (under.shared)
    it('are shared between processes', async () => {
      const [one, other] = [await open(), await open()];
      await times(3, () => one.count(LOGIN, 'a'));
      await expect(other.count(LOGIN, 'a')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    });
};

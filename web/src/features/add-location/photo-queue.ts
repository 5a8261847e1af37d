/** How far the sending of one photo is. */
export type Sending<Photo> = {
  readonly photo: Photo;
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** how much of it has left the browser, from 0 to 1 */
  readonly progress: number;
  /** why it failed */
  readonly why: string | null;
  /** what the server calls it, once it is sent */
  readonly sentId: string | null;
};

type Deps<Photo> = {
  /** Sends one and resolves to its id. @throws when it could not be sent */
  readonly send: (photo: Photo, onProgress: (share: number) => void) => Promise<string>;
  /** what to say of a failure */
  readonly wordsOf: (error: unknown) => string;
  readonly onChange: (sendings: readonly Sending<Photo>[]) => void;
  /** none waits and none has failed: called once, with the sent ones, in their order */
  readonly onDone: (sent: readonly Sending<Photo>[]) => void;
};

export type PhotoQueue = {
  readonly start: () => Promise<void>;
  readonly retry: (id: string) => Promise<void>;
  /** Continues without the failed ones. */
  readonly leaveOut: () => void;
};

/** Sends photos one after the other, in their order. What fails waits for a word; the others go on. */
export const photoQueue = <Photo extends { readonly id: string }>(
  photos: readonly Photo[],
  { send, wordsOf, onChange, onDone }: Deps<Photo>,
): PhotoQueue => {
  let sendings: readonly Sending<Photo>[] = photos.map((photo) => ({
    photo,
    state: 'waiting',
    progress: 0,
    why: null,
    sentId: null,
  }));
  let isRunning = false;
  let isDone = false;
  const change = (id: string, to: Partial<Sending<Photo>>): void => {
    sendings = sendings.map((each) => (each.photo.id === id ? { ...each, ...to } : each));
    onChange(sendings);
  };
  const sendOne = async (photo: Photo): Promise<void> => {
    change(photo.id, { state: 'sending', progress: 0, why: null });
    try {
      const sentId = await send(photo, (progress) => change(photo.id, { progress }));
      change(photo.id, { state: 'sent', progress: 1, sentId });
    } catch (error) {
      change(photo.id, { state: 'failed', why: wordsOf(error) });
    }
  };
  const finish = (): void => {
    if (isDone) return;
    isDone = true;
    onDone(sendings.filter(({ state }) => state === 'sent'));
  };
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    for (;;) {
      const next = sendings.find(({ state }) => state === 'waiting');
      if (!next) break;
      await sendOne(next.photo);
    }
    isRunning = false;
    if (sendings.every(({ state }) => state === 'sent')) finish();
  };
  return {
    start: run,
    retry: (id) => {
      change(id, { state: 'waiting', why: null });
      return run();
    },
    leaveOut: () => {
      if (!isRunning) finish();
    },
  };
};

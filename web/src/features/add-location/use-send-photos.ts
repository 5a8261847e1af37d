import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWords } from '../../shared/words/words.ts';
import type { ChosenPhoto } from './chosen-photos.ts';
import { photoQueue, type PhotoQueue, type Sending } from './photo-queue.ts';
import { changePhoto, photoFailure, sendPhoto } from './send-photo.ts';

type Props = {
  readonly locationId: string;
  readonly photos: readonly ChosenPhoto[];
  readonly primaryId: string | null;
  /** all are sent, or left out knowingly */
  readonly onDone: () => void;
};

type Sent = readonly Sending<ChosenPhoto>[];

/** Sends the photos of a place that was created; one that fails waits to be tried again. */
export const useSendPhotos = ({ locationId, photos, primaryId, onDone }: Props) => {
  const t = useWords('addLocation');
  const [sendings, setSendings] = useState<Sent>([]);
  const [queue, setQueue] = useState<PhotoQueue | null>(null);
  /** what the server calls them, in the order in which they arrived */
  const arrived = useRef<string[]>([]);

  /** The main one, and an order that a second try has turned around. It fails quietly: the photos are there. */
  const arrange = async (sent: Sent): Promise<void> => {
    const ids = sent.map(({ sentId }) => sentId ?? '');
    const isInOrder = arrived.current.join() === ids.join();
    for (const [at, id] of ids.entries()) if (!isInOrder) await changePhoto(locationId, id, { order: at + 1 });
    const primary = sent.find(({ photo }) => photo.id === primaryId)?.sentId;
    if (primary && primary !== ids[0]) await changePhoto(locationId, primary, { isPrimary: true });
  };
  const begin = useEffectEvent((signal: AbortSignal): void => {
    const made = photoQueue(photos, {
      send: async (photo, onProgress) => {
        const id = await sendPhoto(locationId, photo, { onProgress, signal });
        arrived.current.push(id);
        return id;
      },
      wordsOf: (error) => photoFailure(t, error),
      onChange: (next) => {
        if (!signal.aborted) setSendings(next);
      },
      onDone: (sent) => {
        const done = (): void => {
          if (!signal.aborted) onDone();
        };
        arrange(sent).then(done, done);
      },
    });
    setQueue(made);
    void made.start();
  });
  useEffect(() => {
    const leaving = new AbortController();
    begin(leaving.signal);
    return () => leaving.abort();
  }, []);
  return {
    sendings,
    isBusy: sendings.some(({ state }) => state === 'waiting' || state === 'sending'),
    retry: (id: string) => void queue?.retry(id),
    leaveOut: () => queue?.leaveOut(),
  };
};

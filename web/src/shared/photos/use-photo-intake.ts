import { useEffect, useRef, useState } from 'react';
import { failureMessage, reachable } from '../api/call-api.ts';
import type { PhotoRule, RefusedPhoto } from './photo-rule.ts';
import type { Room } from './sort-photos.ts';

const FAILED = 'This photo could not be read. Please choose it again.';

type Intake = {
  /** other than that of photos */
  readonly rule?: PhotoRule;
  /** asked when the turn of the files comes */
  readonly room: () => Room;
  readonly onTaken: (file: File) => void;
};

/**
 * Makes the files that somebody chooses ready for the server: what is too large, or in a format that the server does not take, is made anew in the
 * browser where it can. What needs memory is loaded when a file is chosen, and runs for one file at a time; it ends with the form.
 */
export const usePhotoIntake = ({ rule, room, onTaken }: Intake) => {
  const [status, setStatus] = useState('');
  const leaving = useRef(new AbortController());
  /** what was chosen and is not ready */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const refusals = useRef(0);
  useEffect(() => {
    const opened = new AbortController();
    leaving.current = opened;
    return () => opened.abort();
  }, []);

  const prepare = async (files: readonly File[], signal: AbortSignal): Promise<readonly RefusedPhoto[]> => {
    if (signal.aborted) return [];
    try {
      const { preparePhotos } = await reachable(import('./prepare-photos.ts'));
      return await preparePhotos(files, { rule, room: room(), signal, onStatus: setStatus, onTaken });
    } catch (error) {
      const complaint = { title: 'Photo cannot be read', description: failureMessage(error, FAILED) };
      return files.map((file) => ({ file, complaint }));
    } finally {
      setStatus('');
    }
  };
  return {
    /** what is being done, in words; empty: nothing that takes time */
    status,
    /** Takes files in their order; those chosen before come first. Resolves to those that were refused. */
    take: async (files: readonly File[]): Promise<readonly RefusedPhoto[]> => {
      const { signal } = leaving.current;
      const working = queue.current.then(() => prepare(files, signal));
      queue.current = working;
      const refused = await working;
      refusals.current += refused.length;
      return signal.aborted ? [] : refused;
    },
    /** Waits for all that was chosen. False: some of it was refused meanwhile, which is to be read before anything is sent. */
    settled: async (): Promise<boolean> => {
      const before = refusals.current;
      await queue.current;
      return refusals.current === before;
    },
  };
};

import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable } from '@wellspring/errors';
import type { DocumentsOptions } from '@wellspring/platform/documents/documents';
import { note, openNotes, dataOf, factAbout } from './documents-fixture.ts';

/**
 * A process that writes until it is killed. It prints a line `wrote <id> <revision>` for each acknowledged write and
 * `published <fact>` for each fact that the broker has got, and tries writes that are refused in between.
 */
const [settings = '', database = ''] = process.argv.slice(2);
const { store, run } = JSON.parse(settings) as { readonly store: DocumentsOptions['store']; readonly run: number };

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const { documents, notes } = await openNotes(store, database, {
  publish: async (messages) => {
    await pause(2);
    for (const what of dataOf(messages)) say(`published ${what}`);
  },
});

const writer = async (lane: number): Promise<never> => {
  for (let n = 0; ; n += 1) {
    const id = `r${run}-${lane}-${n}`;
    await documents.insert(notes, note(id), [factAbout(id, 1)]);
    say(`wrote ${id} 1`);
    await documents.insert(notes, note(id), [factAbout(id, 'refused')]).catch((error: unknown) => {
      if (isUnavailable(error)) throw error;
    });
    for (const revision of [2, 3]) {
      await documents.change(notes, {
        filter: { _id: id },
        update: { $set: { revision } },
        facts: [factAbout(id, revision)],
      });
      say(`wrote ${id} ${revision}`);
    }
  }
};

await Promise.all([0, 1, 2, 3].map(writer));

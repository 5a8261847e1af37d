import { AppError } from '@wellspring/errors';
import { handledFacts } from '@wellspring/platform/documents/handled-facts';
import type { Message } from '@wellspring/platform/bus/port';
import type { Mail } from '@wellspring/platform/mail/port';
import { openDocuments } from '@wellspring/platform/documents/documents';
import { openLimits } from '@wellspring/platform/documents/limits';
import { newId } from '@wellspring/platform/ids';
import { makeLogger } from '@wellspring/platform/log/log';
import { collectingPublisher } from '@wellspring/testkit/in-memory-bus';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { verbatim } from '@wellspring/words/message';
import { countedAttempts } from '../adapters/attempts.ts';
import { browserTokens } from '../adapters/browser-tokens.ts';
import { deletionStore } from '../adapters/deletion-store.ts';
import { leavingOwnersStore } from '../adapters/leaving-owners-store.ts';
import { mailTokens } from '../adapters/mail-tokens.ts';
import { resetRequestStore } from '../adapters/reset-request-store.ts';
import { securityOutbox } from '../adapters/security-outbox.ts';
import { securityWatch } from '../adapters/security-watch.ts';
import { signInLinkStore } from '../adapters/sign-in-link-store.ts';
import { sessionStore, sessionTokens } from '../adapters/session-store.ts';
import { waitingStore } from '../adapters/waiting-store.ts';
import { userDirectory } from '../adapters/user-directory.ts';
import { userModel } from '../adapters/user-document.ts';
import { userStore } from '../adapters/user-store.ts';
import { identityService } from '../service.ts';
import { quickHasher } from './quick-hasher.ts';

export const ANN = { email: 'Ann@Example.org', password: 'warm water', firstName: 'Ann', lastName: 'Bell' };
export const HOME = '198.51.100.7';

/** Identity over its own embedded store, with a clock that tests move. */
export const openIdentity = async () => {
  const clock = { time: Date.UTC(2026, 5, 1) };
  const now = (): Date => new Date(clock.time);
  const bus = collectingPublisher();
  const documents = await openDocuments({
    store: { folder: await temporaryFolder(), refuseScans: 0 },
    database: 'identity',
    source: 'identity',
    publish: bus.publish,
    deadLetter: bus.deadLetter,
    log: makeLogger({ service: 'identity', level: 'silent' }),
    newId,
    now,
  });
  const mails: Mail[] = [];
  const pictures = new Set<string>();
  const postOffice = { isAway: false };
  const model = userModel(documents);
  const users = userStore(documents, model);
  const directory = userDirectory(documents, model);
  const resetRequests = resetRequestStore(documents, now);
  const keys = { current: 'a key of at least thirty-two characters' };
  const handled = handledFacts(documents, now);
  const waiting = waitingStore(documents);
  const watch = securityWatch({
    log: makeLogger({ service: 'identity', level: 'silent' }),
    outbox: securityOutbox(documents, newId, now),
    key: keys.current,
    now,
  });
  const service = identityService({
    users,
    directory,
    sessions: sessionStore(documents, now),
    signInLinks: signInLinkStore(documents, now),
    watch,
    tokens: sessionTokens([keys.current]),
    hasher: quickHasher,
    attempts: countedAttempts(openLimits(documents, now), keys.current),
    browsers: browserTokens([keys.current], now),
    isCommonPassword: async (password) => password === 'password1',
    resetRequests,
    deletions: deletionStore(documents),
    erased: () => documents.erased(),
    leavingOwners: leavingOwnersStore(documents),
    mailTokens,
    images: {
      adopt: async (uploadKey, { prefix }) => {
        const key = `${prefix}/${uploadKey}`;
        pictures.add(key);
        return { key };
      },
      remove: async (removed) => removed.forEach(({ key }) => pictures.delete(key)),
    },
    mailer: {
      send: async (mail) => {
        if (postOffice.isAway) throw new AppError('UNAVAILABLE', verbatim('The mail server is away'));
        mails.push(mail);
      },
    },
    waiting,
    siteLinks: { privacyUrl: 'https://wellspring.example/privacy', imprintUrl: null },
    publicUrl: 'https://wellspring.example',
    ownerEmail: 'owner@example.org',
    handledMails: handled('identity.mails'),
    handledNotices: handled('identity.notices'),
    newId,
    now,
  });
  await documents.start();
  let handed = 0;
  /** Hands messages to the consumers, one after the other, as the bus does. */
  const handle = async (...messages: readonly Message[]): Promise<void> => {
    for (const each of messages)
      for (const consumer of service.consumers) if (consumer.topics.includes(each.topic)) await consumer.handle([each]);
  };
  /** Hands out events that were published here and not handed out yet. */
  const deliver = async (): Promise<void> => {
    await documents.drained();
    for (const message of bus.published.slice(handed)) {
      await handle(message);
      handed += 1;
    }
  };
  return {
    ...service,
    resetRequests,
    watch,
    users,
    directory,
    waiting,
    bus,
    pass: (milliseconds: number): void => void (clock.time += milliseconds),
    pictures: pictures as ReadonlySet<string>,
    mails: mails as readonly Mail[],
    postOffice,
    handle,
    deliver,
    /** The id of a member whose address is confirmed. */
    confirmed: async (email: string): Promise<string> => {
      const { account } = await service.useCases.register({ ...ANN, email }, HOME);
      await deliver();
      const token = /token=(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
      await service.useCases.confirmEmail(token, { memberId: account.id, address: HOME });
      return account.id;
    },
    /** What was mailed beside links that confirm an address. */
    notices: (): readonly Mail[] => mails.filter(({ subject }) => !subject.startsWith('Confirm')),
    drained: () => documents.drained(),
    close: () => documents.close(),
  };
};

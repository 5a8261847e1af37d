import { readFileSync } from 'node:fs';
import { AppError } from '@wellspring/errors';
import { SECURITY_TOPIC, TOPICS } from '@wellspring/events/topics';
import { handledFacts } from '@wellspring/platform/documents/handled-facts';
import { openLimits } from '@wellspring/platform/documents/limits';
import { openImages } from '@wellspring/platform/images/images';
import { sweepImages } from '@wellspring/platform/images/sweep';
import { ok } from '@wellspring/platform/doctor/finding';
import { pictureExamination } from '@wellspring/platform/service/picture-examination';
import { repeat } from '@wellspring/platform/lifecycle/repeat';
import { openMailer } from '@wellspring/platform/mail/open-mailer';
import { newId } from '@wellspring/platform/ids';
import type { ServiceContext, WiredService } from '@wellspring/platform/service/service-context';
import { openServiceDocuments, wireService } from '@wellspring/platform/service/wire-service';
import { defineSubgraph } from '@wellspring/platform/subgraph/define-subgraph';
import { verbatim } from '@wellspring/words/message';
import { countedAttempts } from './adapters/attempts.ts';
import { browserTokens } from './adapters/browser-tokens.ts';
import { commonPasswords } from './adapters/common-passwords.ts';
import { deletionStore } from './adapters/deletion-store.ts';
import { leavingOwnersStore } from './adapters/leaving-owners-store.ts';
import { mailTokens } from './adapters/mail-tokens.ts';
import { argon2Hasher } from './adapters/password-hasher.ts';
import { resetRequestStore } from './adapters/reset-request-store.ts';
import { keysIn, type SessionKeys } from './adapters/session-keys.ts';
import { securityOutbox } from './adapters/security-outbox.ts';
import { securityWatch } from './adapters/security-watch.ts';
import { signInLinkStore } from './adapters/sign-in-link-store.ts';
import { sessionStore, sessionTokens } from './adapters/session-store.ts';
import { waitingStore } from './adapters/waiting-store.ts';
import { userDirectory } from './adapters/user-directory.ts';
import { userModel } from './adapters/user-document.ts';
import { userStore } from './adapters/user-store.ts';
import { demoAccountsCommand, removeDemoAccountsCommand } from './commands/demo-accounts-command.ts';
import { grantOwnerCommand } from './commands/grant-owner-command.ts';
import type { IdentitySettings } from './config.ts';
import { identityService } from './service.ts';
import { PORTRAITS } from './use-cases/change-photo.ts';
import { longTexts } from './graphql/long-texts.ts';

const NAME = 'identity';
const typeDefs = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8');
const SWEEP_MS = 60 * 60 * 1_000;
/** How often it is looked whether a day's mails are due. */
const DIGEST_MS = 5 * 60 * 1_000;
const now = (): Date => new Date();

const keysOf = async ({ settings, folder }: ServiceContext<IdentitySettings>): Promise<SessionKeys> => {
  if (settings.SESSION_KEYS) return settings.SESSION_KEYS;
  if (settings.MONGODB_URL === undefined) return keysIn(folder());
  throw new AppError('VALIDATION', verbatim('SESSION_KEYS is missing: beside MONGODB_URL no process makes its own'));
};

/** Chooses identity's engines by its settings and puts the service together. */
export const wireIdentity = async (context: ServiceContext<IdentitySettings>): Promise<WiredService> => {
  const keys = await keysOf(context);
  const { settings } = context;
  const documents = await openServiceDocuments(NAME, context);
  const model = userModel(documents);
  const users = userStore(documents, model);
  const directory = userDirectory(documents, model);
  const mailer = await context.lifecycle.open(
    'mail',
    () => openMailer(settings, context.folder),
    (open) => open.close(),
  );
  const handled = handledFacts(documents, now);
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  const hasher = await context.lifecycle.open('hashing', argon2Hasher, (open) => open.close());
  const watch = securityWatch({ log: context.log, outbox: securityOutbox(documents, newId, now), key: keys[0], now });
  const { resolvers, rights, contextFor, consumers, useCases } = identityService({
    users,
    directory,
    sessions: sessionStore(documents, now),
    signInLinks: signInLinkStore(documents, now),
    watch,
    tokens: sessionTokens(keys),
    hasher,
    attempts: countedAttempts(openLimits(documents, now), keys[0]),
    browsers: browserTokens(keys, now),
    isCommonPassword: commonPasswords(),
    resetRequests: resetRequestStore(documents, now),
    deletions: deletionStore(documents),
    erased: () => documents.erased(),
    leavingOwners: leavingOwnersStore(documents),
    mailTokens,
    images: openImages(context.objects),
    mailer,
    waiting: waitingStore(documents),
    siteLinks: { privacyUrl: settings.PRIVACY_URL ?? null, imprintUrl: settings.IMPRINT_URL ?? null },
    publicUrl,
    ownerEmail: settings.OWNER_EMAIL ?? null,
    handledMails: handled('identity.mails'),
    handledNotices: handled('identity.notices'),
    newId,
    now,
  });
  repeat('mailing what waits', DIGEST_MS, () => useCases.mailDigests(), context);
  repeat(
    'the sweep of portraits',
    SWEEP_MS,
    () => sweepImages(context.objects, PORTRAITS, (keys) => users.photoKeysAmong(keys), now()),
    context,
  );
  return wireService(context, {
    documents,
    consumers,
    topics: [
      TOPICS.identity,
      SECURITY_TOPIC,
      TOPICS.catalog,
      TOPICS.reviews,
      TOPICS['lists-and-badges'],
      TOPICS.moderation,
      TOPICS.analytics,
    ],
    started: () => directory.backfill(),
    totals: [
      {
        name: 'wellspring_sign_ins_total',
        help: 'Attempts to sign in, by what came of them',
        label: 'outcome',
        read: () => watch.counts,
      },
    ],
    subgraph: defineSubgraph({ name: NAME, typeDefs, resolvers, rights, longTexts, contextFor }),
    commands: [
      grantOwnerCommand(useCases.grantOwner),
      demoAccountsCommand(useCases.addDemoAccounts),
      removeDemoAccountsCommand(useCases.removeDemoAccounts),
    ],
    examinations: [
      {
        about: 'mail',
        examine: async () => {
          await mailer.ping();
          return [
            ok(settings.SMTP_URL === undefined ? 'mails are files in the data folder' : 'the mail server answers'),
          ];
        },
      },
      pictureExamination(context.objects, {
        about: 'portraits',
        prefix: PORTRAITS,
        named: (keys) => users.photoKeysAmong(keys),
        someNamed: (limit) => users.somePhotoKeys(limit),
      }),
    ],
    checks: { mail: () => mailer.ping() },
  });
};

import { AppError } from '@wellspring/errors';
import type { Documents } from '@wellspring/platform/documents/port';
import { duplicateKeyAs } from '@wellspring/platform/documents/store-errors';
import { EMAIL_TAKEN, USERNAME_TAKEN } from '../domain/names.ts';
import { emailKey, type User } from '../domain/user.ts';
import type { UserStore } from '../ports.ts';
import { fieldsOf, live, toUser, usernameKeysOf, type UserDocument, type UserModel } from './user-document.ts';

const isConflict = (error: unknown): boolean => error instanceof AppError && error.code === 'CONFLICT';

const wantsDigest = ({ isEmailVerified, getsDigest, suspension }: User): boolean =>
  isEmailVerified && getsDigest && suspension === null;

/** The members one by one, in the documents of identity. */
export const userStore = (documents: Documents, model: UserModel): UserStore => {
  const one = async (filter: object): Promise<User | null> => {
    const found = await model.findOne({ ...filter, ...live }).lean<UserDocument>();
    return found && toUser(found);
  };
  /** Which of two keys another member has. */
  const takenAs = async ({ id, email }: User, error: unknown): Promise<(error: unknown) => never> => {
    const holder = isConflict(error) ? await one({ emailKey: emailKey(email) }) : null;
    return holder && holder.id !== id
      ? duplicateKeyAs(EMAIL_TAKEN, 'email')
      : duplicateKeyAs(USERNAME_TAKEN, 'username');
  };
  return {
    insert: async (user, facts) => {
      try {
        await documents.insert(
          model,
          { _id: user.id, ...fieldsOf(user), lastSeenOn: user.lastSeenOn, digestedOn: null },
          facts,
        );
      } catch (error) {
        return (await takenAs(user, error))(error);
      }
    },
    replace: async (next, readRevision, facts) => {
      const filter = { _id: next.id, revision: readRevision, ...live };
      const write = async (fields: ReturnType<typeof fieldsOf>): Promise<boolean> =>
        (await documents.change(model, { filter, update: { $set: fields }, facts })) !== null;
      const writeKeepingName = async (error: unknown): Promise<boolean> => {
        const stored = isConflict(error) ? await one({ _id: next.id }) : null;
        // A username from before may look like another account's; its member keeps it.
        if (stored?.username == null || stored.username !== next.username) throw error;
        return write({ ...fieldsOf(next), usernameLook: null });
      };
      try {
        return await write(fieldsOf(next)).catch(writeKeepingName);
      } catch (error) {
        return (await takenAs(next, error))(error);
      }
    },
    remove: async (last, readRevision, facts) =>
      (await documents.change(model, {
        filter: { _id: last.id, revision: readRevision, ...live },
        update: { $set: { deletedAt: last.updatedAt, revision: last.revision, searchTerms: [] } },
        facts,
      })) !== null,
    noteSeen: async (id, day) => {
      const earlier = { $or: [{ lastSeenOn: null }, { lastSeenOn: { $lt: day } }] };
      await model.updateOne({ _id: id, ...live, ...earlier }, { $set: { lastSeenOn: day } }).exec();
    },
    digestReaders: async (day) => {
      const found = await model.find({ isAdmin: true, ...live }).lean<UserDocument[]>();
      return found
        .filter(({ digestedOn }) => (digestedOn ?? '') < day)
        .map(toUser)
        .filter(wantsDigest);
    },
    claimDigest: async (id, day) => {
      const earlier = { $or: [{ digestedOn: null }, { digestedOn: { $lt: day } }] };
      const { matchedCount } = await model
        .updateOne({ _id: id, ...live, ...earlier }, { $set: { digestedOn: day } })
        .exec();
      return matchedCount > 0;
    },
    releaseDigest: async (id, day) => {
      await model.updateOne({ _id: id, digestedOn: day }, { $set: { digestedOn: null } }).exec();
    },
    owners: async () => {
      const found = await model.find({ isOwner: true, ...live }, { _id: 1 }).lean<UserDocument[]>();
      return found.map(({ _id }) => _id);
    },
    find: (id) => one({ _id: id }),
    findMany: async (ids) => {
      const found = await model.find({ _id: { $in: [...ids] }, ...live }).lean<UserDocument[]>();
      return found.map(toUser);
    },
    somePhotoKeys: async (limit) => {
      const found = await model
        .find({ 'photo.key': { $gt: '' }, ...live })
        .limit(limit)
        .lean<UserDocument[]>();
      return found.flatMap(({ photo }) => photo?.key ?? []);
    },
    photoKeysAmong: async (keys) => {
      const found = await model.find({ 'photo.key': { $in: [...keys] }, ...live }).lean<UserDocument[]>();
      return new Set(found.flatMap(({ photo }) => photo?.key ?? []));
    },
    findByEmail: (email) => one({ emailKey: emailKey(email) }),
    findByUsername: async (username) => {
      const keys = usernameKeysOf(username);
      return (await one({ usernameKey: keys.usernameKey })) ?? (await one({ usernameLook: keys.usernameLook }));
    },
  };
};

// A member who has done all that LIVING tells deletes their account. Who is cut off asks for it again while they still can sign in.
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { caughtUp } from '@wellspring/platform/service/product';
import { live } from './living.fixture.ts';
import { joinOrSignIn, PASSWORD, signIn } from './members.fixture.ts';
import { LEAVING_POINTS } from './points.ts';
import { factsAbout, memberOf, tell, type Opened, type Story } from './story.fixture.ts';

const Ids = z.object({ userId: z.string(), listId: z.string() });

/** A deleted member has no session to read their id from. */
const notesOn = ({ folder }: Opened, name: string): string => join(folder, `ids-of-${name}.json`);
export const idsOf = (opened: Opened, name: string) =>
  Ids.parse(JSON.parse(readFileSync(notesOn(opened, name), 'utf8')));

/** All that LIVING tells, with a note of the ids. */
export const haveLived: Story['prepare'] = async (opened, name, locationId) => {
  const listId = await live(opened, name, locationId);
  writeFileSync(notesOn(opened, name), JSON.stringify({ userId: await joinOrSignIn(opened, name), listId }));
};

const LEAVE = 'mutation ($password: String!) { deleteAccount(password: $password) }';

const act: Story['act'] = async (opened, name) => {
  const userId = await signIn(opened, name);
  if (userId !== null) await tell(opened, memberOf(userId), LEAVE, { password: PASSWORD });
  await caughtUp(opened.product);
};

const Collection = z.object({ id: z.int() });
const Receipt = z.object({ userId: z.string(), finished: z.array(z.object({ service: z.string() })) });

/**
 * Which services the receipts of a member say have finished, from the file: an interrupted caller never got an id. The running
 * product holds the file, so a copy is read.
 */
const receiptsOf = ({ folder }: Opened, member: string): readonly (readonly string[])[] => {
  const copy = join(folder, 'identity-copy.db');
  for (const part of ['', '-wal']) {
    rmSync(copy + part, { force: true });
    if (existsSync(join(folder, `identity.db${part}`))) copyFileSync(join(folder, `identity.db${part}`), copy + part);
  }
  const store = new DatabaseSync(copy);
  try {
    const { id } = Collection.parse(store.prepare("SELECT id FROM collections WHERE name = 'deletions'").get());
    const rows = store.prepare(`SELECT doc FROM c${id}`).all();
    return rows
      .map(({ doc }) => Receipt.parse(JSON.parse(String(doc))))
      .filter(({ userId }) => userId === member)
      .map(({ finished }) => finished.map(({ service }) => service).toSorted());
  } finally {
    store.close();
  }
};

const STATE = `query ($id: ID!, $userId: ID!) {
  location(id: $id) { averageRating reviewCount reviews { total } }
  badgeHolder(userId: $userId) { badges { badgeType } }
}`;

const stateAfter: Story['stateAfter'] = async (opened, name, locationId) => {
  const { userId, listId } = idsOf(opened, name);
  const visitor = { kind: 'visitor' } as const;
  const { data } = await opened.ask(visitor, STATE, { id: locationId, userId });
  const { errors: listErrors } = await opened.ask(visitor, 'query ($id: ID!) { tripList(id: $id) { name } }', {
    id: listId,
  });
  const canSignIn = (await signIn(opened, name)) !== null;
  const facts = await factsAbout(opened, [userId, locationId, listId]);
  return {
    data,
    list: listErrors?.map(({ message }) => message),
    canSignIn,
    receipts: receiptsOf(opened, userId),
    facts,
  };
};

export const LEAVING: Story = { points: LEAVING_POINTS, prepare: haveLived, act, stateAfter };

import { type Connection, mongo } from 'mongoose';
import { clockFindings, ok, type ExaminationResult, warning, wrong } from '../doctor/finding.ts';
import { pingOf } from './connection.ts';
import { mapStoreErrors } from './store-errors.ts';

/** A model, as far as its indexes are compared with what its schema asks for. */
export type ExaminedModel = {
  readonly collection: { readonly collectionName: string };
  diffIndexes(): Promise<{ readonly toCreate: readonly unknown[]; readonly toDrop: readonly unknown[] }>;
};

const LEAST_MAJOR = 5;
const MAKES_THEM = 'npm run bootstrap -- engines, or a start of the service: both make what is missing';

const examineServer = async ({ db }: Connection): Promise<readonly ExaminationResult[]> => {
  if (!(db instanceof mongo.Db)) return [];
  const { version }: mongo.Document = await db.admin().command({ buildInfo: 1 });
  const hello: mongo.Document = await db.admin().command({ hello: 1 });
  const results: ExaminationResult[] = [];
  if (Number.parseInt(String(version), 10) < LEAST_MAJOR)
    results.push(wrong(`MongoDB ${String(version)} is too old`, `use MongoDB ${LEAST_MAJOR} or newer`));
  if (typeof hello['setName'] !== 'string' && hello['msg'] !== 'isdbgrid')
    results.push(
      wrong('MongoDB stands alone: it may lose what it acknowledged', 'start it as a replica set (--replSet)'),
    );
  if (hello['localTime'] instanceof Date) results.push(...clockFindings(hello['localTime']));
  return results.length > 0
    ? results
    : [ok(`MongoDB ${String(version)} answers as a replica set, and its clock is right`)];
};

const examineIndexes = async (models: readonly ExaminedModel[]): Promise<readonly ExaminationResult[]> => {
  const results: ExaminationResult[] = [];
  for (const model of models) {
    const name = model.collection.collectionName;
    const { toCreate, toDrop } = await model.diffIndexes();
    if (toCreate.length > 0) results.push(wrong(`${name} lacks ${toCreate.length} of its indexes`, MAKES_THEM));
    const unknown = toDrop.map(String).join(', ');
    if (unknown !== '')
      results.push(
        warning(`${name} has indexes that nobody asks for, and each write pays for them: ${unknown}`, `drop them`),
      );
  }
  return results.length > 0 ? results : [ok(`${models.length} collections have their indexes, and no others`)];
};

/** How the store of one service is: its server, its collections and their indexes. */
export const examineDocuments = async (
  connection: Connection,
  models: readonly ExaminedModel[],
): Promise<readonly ExaminationResult[]> => {
  await pingOf(connection);
  return mapStoreErrors(async () => [...(await examineServer(connection)), ...(await examineIndexes(models))]);
};

import type { GraphData, GraphResult } from '@wellspring/platform/subgraph/graph-result';
import { z } from 'zod';

const BEGINNING = Buffer.from('{"data":{');
const BETWEEN = Buffer.from(',');
const ENDING = Buffer.from('}}');

const answerSchema = z.object({ data: z.record(z.string(), z.unknown()) });

const UNREAD = Symbol('unread JSON');

type MaybeUnread = GraphResult & { readonly [UNREAD]?: Buffer };

/** The JSON of a result that nobody has read and that holds no error; undefined: it is another one. */
export const unreadJson = (result: MaybeUnread): Buffer | undefined => result[UNREAD];

/** Whether JSON has at least one field of an answer, and nothing beside the fields, by how it begins and ends. */
export const isFieldsAlone = (json: Buffer): boolean =>
  json.length > BEGINNING.length + ENDING.length &&
  BEGINNING.equals(json.subarray(0, BEGINNING.length)) &&
  ENDING.equals(json.subarray(-ENDING.length));

/** A result that came as JSON, of fields alone and without an error. It is read when somebody looks into its data: who only hands it on need not. */
export const unreadResult = (json: Buffer): MaybeUnread => {
  let data: GraphData | undefined;
  return {
    get data() {
      return (data ??= answerSchema.parse(JSON.parse(json.toString())).data);
    },
    [UNREAD]: json,
  };
};

/** The fields of several results one after the other, unread as they are; undefined: one of them is not. */
export const sideBySide = (results: readonly GraphResult[]): GraphResult | undefined => {
  const pieces: Buffer[] = [];
  for (const result of results) {
    const json = unreadJson(result);
    if (json === undefined) return undefined;
    pieces.push(pieces.length === 0 ? BEGINNING : BETWEEN, json.subarray(BEGINNING.length, -ENDING.length));
  }
  return unreadResult(Buffer.concat([...pieces, ENDING]));
};

import type { Socket } from 'node:net';
import { StringDecoder } from 'node:string_decoder';
import { z } from 'zod';

/** What the two ends say to each other: one JSON object a line. */
const fromClient = z.union([
  z.strictObject({ run: z.string(), args: z.array(z.string()) }),
  /** a piece of the input, base64 */
  z.strictObject({ input: z.base64() }),
  z.strictObject({ inputEnds: z.literal(true) }),
]);
const fromServer = z.union([z.strictObject({ line: z.string() }), z.strictObject({ exit: z.int() })]);

export type ClientFrame = z.output<typeof fromClient>;
export type ServerFrame = z.output<typeof fromServer>;

export const send = (socket: Socket, frame: ClientFrame | ServerFrame): boolean =>
  socket.writable && socket.write(`${JSON.stringify(frame)}\n`);

/** Hears whole frames. What is not a frame ends the conversation: the other end is not one of ours. */
const hear = <T>(socket: Socket, schema: z.ZodType<T>, onFrame: (frame: T) => void): void => {
  const decoder = new StringDecoder('utf8');
  let begun = '';
  socket.on('data', (chunk: Buffer) => {
    const lines = (begun + decoder.write(chunk)).split('\n');
    begun = lines.pop() ?? '';
    for (const line of lines) {
      try {
        onFrame(schema.parse(JSON.parse(line)));
      } catch (error) {
        socket.destroy(new Error('not a frame', { cause: error }));
        return;
      }
    }
  });
};

export const hearClient = (socket: Socket, onFrame: (frame: ClientFrame) => void): void =>
  hear(socket, fromClient, onFrame);
export const hearServer = (socket: Socket, onFrame: (frame: ServerFrame) => void): void =>
  hear(socket, fromServer, onFrame);

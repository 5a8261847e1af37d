import type { Bus, Message } from '@wellspring/platform/bus/port';

/**
 * The moments at which a process may die between writing, publishing and consuming, by name:
 * `written ReviewCreated`: the document and its fact are stored, the fact is not out; `published ReviewCreated`: it is out, and still in the
 * document; `received reviews.ratings`: a consumer has the message and has done nothing; `handled reviews.ratings`: it has done all, and the
 * offset is not stored.
 */
export type NamedPoint = `${'written' | 'published' | 'received' | 'handled'} ${string}`;

const nameOf = ({ type }: Message): string => type.slice(type.lastIndexOf('.') + 1);

/** A bus that says where it is. What `reached` does there, such as killing the process, it does before anything else happens. */
export const pointedBus = (bus: Bus, reached: (point: NamedPoint) => void): Bus => ({
  ...bus,
  publish: async (messages) => {
    const names = new Set(messages.map(nameOf));
    for (const name of names) reached(`written ${name}`);
    await bus.publish(messages);
    for (const name of names) reached(`published ${name}`);
  },
  subscribe: (consumer) =>
    bus.subscribe({
      ...consumer,
      handle: async (messages) => {
        reached(`received ${consumer.group}`);
        await consumer.handle(messages);
        reached(`handled ${consumer.group}`);
      },
    }),
});

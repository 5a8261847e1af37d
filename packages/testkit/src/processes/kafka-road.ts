import { openRoad, type Retold, type Road } from './road.ts';

const LENGTH = 4;

/** How Kafka's answers name a broker: the length of the host, the host, the port. */
const nameOf = (host: string, port: number): Buffer => {
  const name = Buffer.alloc(2 + host.length + 4);
  name.writeInt16BE(host.length, 0);
  name.write(host, 2, 'latin1');
  name.writeInt32BE(port, 2 + host.length);
  return name;
};

/** Kafka tells its clients where it is, and they go there: its answers are changed to say that it is at the road's beginning. */
const movedTo =
  (target: string): Retold =>
  (ownPort) => {
    const [, host = '', port = ''] = /^(.+):(\d+)$/.exec(target) ?? [];
    const [real, own] = [nameOf(host, Number(port)), nameOf(host, ownPort)];
    let kept: Buffer = Buffer.alloc(0);
    return (chunk) => {
      kept = kept.length === 0 ? chunk : Buffer.concat([kept, chunk]);
      const answers: Buffer[] = [];
      while (kept.length >= LENGTH) {
        const end = LENGTH + kept.readInt32BE(0);
        if (kept.length < end) break;
        const answer = kept.subarray(0, end);
        for (let at = answer.indexOf(real); at >= 0; at = answer.indexOf(real, at)) own.copy(answer, at);
        answers.push(answer);
        kept = kept.subarray(end);
      }
      return answers;
    };
  };

/** A road to Kafka with one broker. */
export const openKafkaRoad = (broker: string): Promise<Road> => openRoad(broker, movedTo(broker));

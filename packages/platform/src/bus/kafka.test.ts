import { busContract } from '@wellspring/testkit/contracts/bus';
import { whereEngine } from '@wellspring/testkit/engines';
import pino from 'pino';
import { openKafka } from './kafka.ts';

const log = pino({ level: 'silent' });
const now = (): Date => new Date();

whereEngine('KAFKA_BROKERS', (address) =>
  busContract('Kafka', {
    open: () => openKafka({ brokers: address.split(','), clientId: 'wellspring-test', log, now }),
    several: true,
  }),
);

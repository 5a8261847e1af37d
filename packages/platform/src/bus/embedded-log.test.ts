import { busContract } from '@wellspring/testkit/contracts/bus';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import pino from 'pino';
import { openLog } from './embedded-log.ts';

const log = pino({ level: 'silent' });
const now = (): Date => new Date();
const folder = await temporaryFolder();

busContract('the embedded log', { open: () => openLog({ folder, log, now }), several: false });

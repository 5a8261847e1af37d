import { runService } from '@wellspring/platform/process/run-service';
import { IdentityProcessSettings } from './config.ts';
import { wireIdentity } from './wire.ts';

await runService('identity', IdentityProcessSettings, wireIdentity, process.env);

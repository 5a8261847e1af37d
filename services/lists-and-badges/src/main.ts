import { runService } from '@wellspring/platform/process/run-service';
import { ListsAndBadgesProcessSettings } from './config.ts';
import { wireListsAndBadges } from './wire.ts';

await runService('lists-and-badges', ListsAndBadgesProcessSettings, wireListsAndBadges, process.env);

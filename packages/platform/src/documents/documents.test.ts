import { documentsContract } from '@wellspring/testkit/contracts/documents';
import { whereEngine } from '@wellspring/testkit/engines';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';

documentsContract('the embedded store', { store: { folder: await temporaryFolder() }, shared: false });

whereEngine('MONGODB_URL', (mongodb) => documentsContract('MongoDB', { store: { mongodb }, shared: true }));

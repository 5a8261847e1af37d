import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import type { Metrics } from './metrics.ts';
import { requestsInFlight } from './observe-requests.ts';

/** Where nothing is limited Node answers 0, or more than any machine has. */
const memoryLimit = (): number => {
  const limit = process.constrainedMemory();
  return limit > 0 && limit < totalmem() ? limit : totalmem();
};

/** Metrics of the resources of a process, besides those of Node itself. */
export const measureProcess = (metrics: Pick<Metrics, 'gauge'>): void => {
  metrics.gauge('wellspring_http_requests_in_flight', 'HTTP requests that are being answered', requestsInFlight);
  metrics.gauge('wellspring_memory_limit_bytes', 'Memory of the container, or else of the machine', memoryLimit);
  metrics.gauge(
    'wellspring_heap_limit_bytes',
    'Heap at which Node ends the process',
    () => getHeapStatistics().heap_size_limit,
  );
};

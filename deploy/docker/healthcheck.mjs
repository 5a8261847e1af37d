// Whether the process of this container takes requests, for container engines that ask by a command: status 0 or 1.
// It asks the admin port, which is the same in every image, and neither counts nor limits who asks.
import { get } from 'node:http';

const { ADMIN_HOST: host, ADMIN_PORT: port } = process.env;
const end = (status) => process.exit(status);

get({ host, port, path: '/readyz', timeout: 4_000 }, ({ statusCode }) => end(statusCode === 200 ? 0 : 1))
  .on('timeout', () => end(1))
  .on('error', () => end(1));

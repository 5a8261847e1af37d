import { Socket } from 'node:net';
import { http } from '@wellspring/platform/node-http';
import helmet from 'helmet';
import { contentPolicy } from './content-policy.ts';

/** What pages may ask of the browser. None of the product's need anything but where the visitor is. */
const REFUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS = ['geolocation=(self)', 'fullscreen=(self)', ...REFUSED.map((name) => `${name}=()`)].join(', ');

const YEAR = 365 * 24 * 60 * 60;

/** Headers of every answer, names and values in turn. */
const headersOf = (publicUrl: string, styleOrigins: readonly string[]): readonly string[] => {
  const response = new http.ServerResponse(new http.IncomingMessage(new Socket()));
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(styleOrigins) },
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: YEAR, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // Answers to browsers that no longer exist, or that repeat the policy above.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  setHeaders(response.req, response, () => undefined);
  response.setHeader('Permissions-Policy', PERMISSIONS);
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
};

/** Headers of every answer, names and values in turn: computed again only when the origin of the map changes. */
export const securityHeaders = (
  publicUrl: string,
  styleOrigins: () => readonly string[],
): (() => readonly string[]) => {
  let current = styleOrigins();
  let headers = headersOf(publicUrl, current);
  return () => {
    const now = styleOrigins();
    if (now.join() !== current.join()) {
      current = now;
      headers = headersOf(publicUrl, now);
    }
    return headers;
  };
};

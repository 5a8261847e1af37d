import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { contentPolicy, type PolicySettings } from './content-policy.ts';

const YEAR = 365 * 24 * 60 * 60;

/** Headers of every answer, names and values in turn: worked out once, since they depend on settings alone. */
export const securityHeaders = (settings: PolicySettings & { readonly publicUrl: string }): readonly string[] => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(settings) },
    strictTransportSecurity: settings.publicUrl.startsWith('https:')
      ? { maxAge: YEAR, includeSubDomains: false }
      : false,
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
  response.setHeader('Permissions-Policy', 'geolocation=(self)');
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
};

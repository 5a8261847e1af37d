import type { ClientConfig } from '@wellspring/rest-contract/client-config';
import { createContext, use } from 'react';

/** What the server said about maps; until it is known, the keyless map. */
export const ConfigContext = createContext<ClientConfig>({
  googleMapsApiKey: null,
  mapStyleUrl: null,
  streets: null,
  privacyUrl: null,
  imprintUrl: null,
});

export const useClientConfig = (): ClientConfig => use(ConfigContext);

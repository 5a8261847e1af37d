import type { ClientConfig } from '@wellspring/rest-contract/client-config';
import { createContext, use } from 'react';

/** The keyless map alone. */
export const KEYLESS: ClientConfig = {
  googleMapsApiKey: null,
  mapStyleUrl: null,
  streets: null,
  privacyUrl: null,
  imprintUrl: null,
};

/** What the server said about maps; until it is known, the keyless map. */
export const ConfigContext = createContext(KEYLESS);

export const useClientConfig = (): ClientConfig => use(ConfigContext);

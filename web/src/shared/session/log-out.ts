import { PAGES } from '@wellspring/page-contract/paths';
import { callApi } from '../api/call-api.ts';

/** Signs out. Whether the call works or not, the browser goes to the start page: it has left. */
export const logOut = async (): Promise<void> => {
  await callApi('POST', '/api/logout').catch((error: unknown) => console.error(error));
  window.location.assign(PAGES.root);
};

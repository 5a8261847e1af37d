import { PAGES } from '@wellspring/page-contract/paths';
import { callApi } from './api/call-api.ts';
import { dropAllDrafts } from './drafts/draft-storage.ts';
import { tellOtherTabs } from './session/other-tabs.ts';

/** Signs out, and leaves nothing that was typed. Whether the call works or not, the browser goes to the start page: it has left. */
export const logOut = async (): Promise<void> => {
  dropAllDrafts();
  await callApi('POST', '/api/logout').catch((error: unknown) => console.error(error));
  tellOtherTabs('ended');
  window.location.assign(PAGES.root);
};

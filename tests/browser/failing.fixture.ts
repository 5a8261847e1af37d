import type { Page } from 'playwright-core';

/** This operation fails, after it could be seen that it was under way. */
export const failSlowly = async (page: Page, operationName: string): Promise<void> => {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(`"${operationName}"`)) return route.fallback();
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.fulfill({ status: 500, json: { message: 'Something went wrong' } });
  });
};

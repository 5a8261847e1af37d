import { StandaloneSettings } from '@wellspring/standalone/config';

const SETTINGS = new Set(Object.keys(StandaloneSettings.shape));

/** This process's environment without the product's settings, so that what is measured is what was meant; then `own`. */
export const cleanEnvironment = (own: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !SETTINGS.has(name))),
  ...own,
});

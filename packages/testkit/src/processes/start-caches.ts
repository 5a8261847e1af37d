const NAME = 'NODE_COMPILE_CACHE';

const RESOLVED_MODULES = new URL('resolved-modules.mjs', import.meta.url).href;

/**
 * The environment in which a process that is started finds compiled code, as `npm start` says it, and where its imports lead: both are
 * most of the work of a start.
 */
export const startCaches = (): Readonly<Record<string, string>> => {
  const folder = process.env[NAME];
  return folder === undefined ? {} : { [NAME]: folder, NODE_OPTIONS: `--import=${RESOLVED_MODULES}` };
};

const NAME = 'NODE_COMPILE_CACHE';

/** Where a process that is started finds compiled code, as `npm start` says it: compiling is half the work of a start. */
export const compileCache = (): Readonly<Record<string, string>> => {
  const folder = process.env[NAME];
  return folder === undefined ? {} : { [NAME]: folder };
};

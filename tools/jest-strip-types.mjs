import { stripTypeScriptTypes } from 'node:module';

/** Jest runs TypeScript the way Node does: types are blanked out, line numbers stay. */
export default { process: (source) => ({ code: stripTypeScriptTypes(source) }) };

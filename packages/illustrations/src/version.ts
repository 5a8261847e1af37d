/** Changes with the drawings, as a test sees to: browsers keep a drawing for ever under its address. */
export const ILLUSTRATIONS_VERSION = '9b83c70b29e8';

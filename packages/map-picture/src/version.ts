/** Changes with the drawing of pictures, as a test sees to: browsers keep a picture for ever under its address. */
export const DRAWING_VERSION = '478b80bc4538';

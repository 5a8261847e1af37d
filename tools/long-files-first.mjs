import Sequencer from '@jest/test-sequencer';

/** Few lines, but minutes of work: a machine that has never timed them would begin them last, by their size. */
const LONG = /tests\/(browser\/(every-screen|pictures\.test)|contributing|killed)/;

/** The order of a run: what takes long first, then as jest orders it, by the last times or by size. */
export default class LongFilesFirst extends Sequencer {
  sort(tests) {
    const ordered = super.sort(tests);
    const isLong = ({ path }) => LONG.test(path);
    return [...ordered.filter(isLong), ...ordered.filter((test) => !isLong(test))];
  }
}

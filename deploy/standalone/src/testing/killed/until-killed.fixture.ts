// A process that finishes the story that another one was killed in, begins the next and is killed in it. It never ends by itself.
import { live, withProduct } from './story.fixture.ts';

const [folder = '', point = '', name = '', placeId = '', unfinished = '', placeOfUnfinished = ''] =
  process.argv.slice(2);
let isArmed = false;

await withProduct(
  folder,
  async (opened) => {
    if (unfinished !== '') await live(opened, unfinished, placeOfUnfinished);
    isArmed = true;
    await live(opened, name, placeId);
  },
  (reached) => {
    if (isArmed && reached === point) process.kill(process.pid, 'SIGKILL');
  },
);
process.stderr.write(`${point} was never reached`);

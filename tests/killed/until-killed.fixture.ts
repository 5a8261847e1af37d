// A process that finishes the story that another one was killed in, begins the next and is killed in it. It never ends by itself.
import { flushCompileCache } from 'node:module';
import { isStory, STORIES } from './stories.ts';
import { withProduct } from './story.fixture.ts';

const [story = '', folder = '', point = '', name = '', placeId = '', unfinished = '', placeOfUnfinished = ''] =
  process.argv.slice(2);
if (!isStory(story)) throw new Error(`There is no story "${story}"`);
const { act } = STORIES[story];
let isArmed = false;

await withProduct(
  folder,
  async (opened) => {
    if (unfinished !== '') await act(opened, unfinished, placeOfUnfinished);
    isArmed = true;
    await act(opened, name, placeId);
  },
  (reached) => {
    if (!isArmed || reached !== point) return;
    // What a killed process has compiled would be compiled again by the next one. At once, so that nothing else happens meanwhile.
    flushCompileCache();
    process.kill(process.pid, 'SIGKILL');
  },
);
process.stderr.write(`${point} was never reached`);

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const VERSION = 'v1.7.12';
const OWN = join(ROOT, 'node_modules', '.cache', `actionlint-${VERSION}`);

const answers = (command: string, args: readonly string[]): boolean => spawnSync(command, args).status === 0;

/** actionlint as it is installed, else built once. @throws when neither is possible */
const actionlint = (): string => {
  const built = join(OWN, 'actionlint');
  if (answers('actionlint', ['-version'])) return 'actionlint';
  if (existsSync(built)) return built;
  const source = `github.com/rhysd/actionlint/cmd/actionlint@${VERSION}`;
  const { status, stderr } = spawnSync('go', ['install', source], {
    env: { ...process.env, GOBIN: OWN },
    encoding: 'utf8',
  });
  if (status === 0) return built;
  throw new Error(`The workflows need actionlint: install it, or Go, which builds ${source}.\n${stderr ?? ''}`);
};

describe('the workflows', () => {
  it('hold to the rules of actionlint', () => {
    const folder = join(ROOT, '.github', 'workflows');
    const files = readdirSync(folder).map((file) => join(folder, file));
    // Without the linters of other languages that a machine may have or not.
    const args = ['-no-color', '-shellcheck=', '-pyflakes=', ...files];
    const { status, stdout } = spawnSync(actionlint(), args, { cwd: ROOT, encoding: 'utf8' });
    expect([stdout, status]).toEqual(['', 0]);
  });
});

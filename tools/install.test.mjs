import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled } from './install.mjs';

const LOCK = {
  '': {},
  'node_modules/react': { version: '19.0.0' },
  'node_modules/only-on-a-mac': { version: '1.0.0', optional: true },
  'packages/errors': { version: '0.1.0' },
};

describe('what is installed', () => {
  let root;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'wellspring-install-'));
    mkdirSync(join(root, 'node_modules'));
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: LOCK }));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const installed = (packages) =>
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));

  it('counts whichever command of npm put it there', () => {
    installed({ 'node_modules/react': { version: '19.0.0' } });
    expect(isInstalled(root)).toBe(true);
  });

  it('does not count when a version differs or is missing, or nothing is there', () => {
    expect(isInstalled(root)).toBe(false);
    installed({});
    expect(isInstalled(root)).toBe(false);
    installed({ 'node_modules/react': { version: '18.0.0' } });
    expect(isInstalled(root)).toBe(false);
  });
});

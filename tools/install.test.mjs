import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment, isInstalled, ROOT } from './install.mjs';

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

describe('the environment of what runs', () => {
  const allocator = (settings) => Object.fromEntries(settings.filter(([name]) => name.startsWith('MALLOC_')));
  const ofImages = () => {
    const dockerfile = readFileSync(join(ROOT, 'deploy', 'docker', 'Dockerfile'), 'utf8');
    return [...dockerfile.matchAll(/^ *(\w+)=(\d+) \\$/gm)].map(([, name, value]) => [name, value]);
  };

  it('has the C library give freed memory back, as images do', () => {
    const settings = allocator(Object.entries(environment()));
    expect(settings).toEqual(allocator(ofImages()));
    expect(settings).toMatchObject({ MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' });
  });
});

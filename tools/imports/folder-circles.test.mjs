import { circlesByFolder, importsOfProduct } from './folder-circles.mjs';

describe('imports drawn by folder', () => {
  it('have no circle anywhere in the product', () => {
    expect(circlesByFolder(importsOfProduct()).map((circle) => circle.join(' -> '))).toEqual([]);
  });

  it('have one where two folders import each other through different files', () => {
    expect(
      circlesByFolder([
        ['a/b/one.ts', 'a/c/two.ts'],
        ['a/c/three.ts', 'a/d.ts'],
        ['a/d.ts', 'a/b/four.ts'],
        ['a/b/one.ts', 'a/b/four.ts'],
      ]),
    ).toEqual([['a/b', 'a/c', 'a/d.ts', 'a/b']]);
  });
});

import { passwordStrength } from './password-strength.ts';

const nameOf = (password: string) => passwordStrength(password).name;

describe('the strength of a password', () => {
  it('grows with its length and the kinds of its characters', () => {
    expect(['quiet', 'quietwater', 'quietWater42', 'a quiet Water in the hills'].map(nameOf)).toEqual([
      'weak',
      'fair',
      'good',
      'strong',
    ]);
  });

  it('is weak where the password would be refused', () => {
    const own = ['ann.bell@example.org', 'Ann', 'Bell'];
    const names = ['Summer2024!', 'Wellspring2024', 'AnnBell2024!'].map(
      (password) => passwordStrength(password, own).name,
    );
    expect(names).toEqual(['weak', 'weak', 'weak']);
  });

  it('does not grow with repeated characters, nor with those that follow from each other', () => {
    expect([
      nameOf('aaaaaaaaaaaaaaaaaaaaaaaa'),
      nameOf('abcdefghijklmnopqrstuvwxyz'),
      nameOf('12345678901234'),
    ]).toEqual(['weak', 'weak', 'weak']);
  });
});

import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

it('finds the command that was meant', () => {
  const names = ['edit', 'lint', 'convert', 'deploy', 'serve'];
  expect(nearest('lnit', names)).toBe('lint');
  expect(nearest('covnert', names)).toBe('convert');
  expect(nearest('xyzzy', names)).toBeUndefined();
  // A word that shares only half of its letters with a short word is a different word.
  expect(nearest('nope', ['more'])).toBeUndefined();
});

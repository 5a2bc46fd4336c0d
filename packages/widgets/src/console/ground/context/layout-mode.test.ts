import { expect, it } from 'vitest';
import { isPlain, withoutLayout, withPlain } from './layout-mode.ts';

it('console 2.1: layoutMode is standard unless plain is asked for', () => {
  expect(['?layoutMode=plain&page=2', '?layoutMode=standard', '', '?layoutMode'].map(isPlain)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('goes along with other parameters, and away again', () => {
  expect(withPlain('?page=2')).toBe('?page=2&layoutMode=plain');
  expect(withPlain('')).toBe('?layoutMode=plain');
  expect(withoutLayout('?page=2&layoutMode=plain')).toBe('?page=2');
  expect(withoutLayout('?layoutMode=plain')).toBe('');
});

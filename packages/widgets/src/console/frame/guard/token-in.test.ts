import { expect, it } from 'vitest';
import { tokenIn } from './token-in.ts';

it('takes the token out of an address', () => {
  expect(tokenIn('?page=2&token=a%2Bb&x=1')).toEqual({ token: 'a+b', rest: '?page=2&x=1' });
  expect(tokenIn('?token=')).toEqual({ token: '', rest: '' });
  expect(tokenIn('?page=2')).toBeNull();
});

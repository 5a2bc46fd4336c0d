import { expect, it } from 'vitest';
import { typed } from './ask.ts';

it('takes letters until Enter, erases, and knows when the person gives up', () => {
  expect(typed('', 'secret\r')).toEqual({ text: 'secret', done: true });
  expect(typed('abc', '\u007F\u007Fx')).toEqual({ text: 'ax', done: false });
  expect(typed('密码', '\b')).toEqual({ text: '密', done: false });
  expect(typed('abc', '\u0015d\n')).toEqual({ text: 'd', done: true });
  expect(typed('abc', '\u0003')).toBeUndefined();
  expect(typed('', '\u0004')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { DataInput, sameHistory } from './data.ts';

test('what is pushed lies over the properties until they are set anew', () => {
  const input = new DataInput();
  const [first, second, third] = [[{ key: 'a' }], [{ key: 'b' }], [{ key: 'c' }]];
  expect(input.given({ xml: 'x', activities: first })).toEqual({ xml: 'x', activities: first });
  expect(input.push({ activities: second })).toEqual({ xml: 'x', activities: second });
  // Another property of the element has changed.
  expect(input.given({ xml: 'x', activities: first })).toEqual({ xml: 'x', activities: second });
  expect(input.given({ xml: 'x', activities: third })).toEqual({ xml: 'x', activities: third });
});

test('other properties of the element are no data', () => {
  const input = new DataInput();
  expect(input.given(Object.assign({ xml: 'x' }, { theme: 'dark' }))).toEqual({ xml: 'x' });
});

test('the same history is known by its identity; comments do not count', () => {
  const tasks = [{ id: '1' }];
  expect(sameHistory({ tasks, comments: [] }, { tasks, comments: [] })).toBe(true);
  expect(sameHistory({ tasks }, { tasks: [...tasks] })).toBe(false);
});

import { expect, test } from 'vitest';
import { countsOf, withKeys } from './live-state.ts';

const finding = (code: string, element: string, severity: 'error' | 'warning' = 'error') => ({
  code,
  severity,
  element,
  message: { zh: '', en: '' },
  line: 1,
  column: 1,
});

test('keys tell equal findings apart and stay the same when others come', () => {
  const [a, b] = withKeys([finding('x', 'task'), finding('x', 'task')]);
  expect(a?.key).not.toBe(b?.key);
  const later = withKeys([finding('y', 'other'), finding('x', 'task'), finding('x', 'task')]);
  expect(later.slice(1).map(({ key }) => key)).toEqual([a?.key, b?.key]);
});

test('counts by severity', () => {
  expect(countsOf([finding('x', 'a'), finding('y', 'b', 'warning'), finding('z', 'c')])).toEqual({
    error: 2,
    warning: 1,
    info: 0,
  });
});

import { CallFailure } from '@gongdi/api';
import { expect, test } from 'vitest';
import { ChunkError } from '../../../kit/lazy/index.ts';
import { outcomeOf } from './outcome.ts';

test.each([0, 401, 403, 408, 425, 429, 500, 502, 503])('after status %i the same form may succeed later', (status) => {
  expect(outcomeOf(new CallFailure('x', { status }))).toBe('later');
});

test.each([400, 404, 409, 413, 422])('after status %i somebody has to look at the form', (status) => {
  expect(outcomeOf(new CallFailure('x', { status }))).toBe('refused');
});

test('code that did not load means that there is no network; a defect would be the same again', () => {
  expect(outcomeOf(new ChunkError('load_failed', new Error('offline')))).toBe('later');
  expect(outcomeOf(new TypeError('x'))).toBe('refused');
});

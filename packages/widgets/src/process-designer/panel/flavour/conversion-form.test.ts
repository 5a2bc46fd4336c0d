import { expect, test } from 'vitest';
import { type ConversionForm, isVersionWrong, optionsOf } from './conversion-form.ts';

const form: ConversionForm = { to: 'camunda', version: '', timeToLive: '' };

test('empty values are no options', () => {
  expect(optionsOf(form)).toEqual({ to: 'camunda' });
  expect(optionsOf({ ...form, timeToLive: '  ' })).toEqual({ to: 'camunda' });
});

test('only camunda is given a time to live', () => {
  expect(optionsOf({ ...form, timeToLive: ' P180D ' })).toEqual({ to: 'camunda', historyTimeToLive: 'P180D' });
  expect(optionsOf({ ...form, to: 'flowable', timeToLive: 'P180D' })).toEqual({ to: 'flowable' });
});

test.each(['7', '7.2', '7.2.0'])('%s is a version', (version) => {
  expect(isVersionWrong({ ...form, version })).toBe(false);
  expect(optionsOf({ ...form, version })).toEqual({ to: 'camunda', targetVersion: version });
});

test.each(['7.', 'v7', '7.2.0.1', 'newest'])('%s is wrong, and no option', (version) => {
  expect(isVersionWrong({ ...form, version })).toBe(true);
  expect(optionsOf({ ...form, version })).toEqual({ to: 'camunda' });
});

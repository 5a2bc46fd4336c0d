import { expect, it } from 'vitest';
import { labelsOf, refusalsOf } from './labels.ts';

const label = labelsOf({ taken: '「{what}」已存在：{value}' }, { taken: '{what} is taken: {value}' });
const values = { what: { zh: '手机号码', en: 'Mobile' }, value: 139 };

it('fills the gaps in both languages, labels in the language of the text', () => {
  expect(label('taken', values)).toEqual({ zh: '「手机号码」已存在：139', en: 'Mobile is taken: 139' });
});

it('refuses a field in the words of whoever asked', () => {
  const refusal = refusalsOf(label)({ lang: 'en' }, 'phone_number', 'taken', values);
  expect(refusal).toMatchObject({ entry: 'invalid', label: label('taken', values) });
  expect(refusal.problems).toEqual([{ path: 'phone_number', code: 'taken', message: 'Mobile is taken: 139' }]);
});

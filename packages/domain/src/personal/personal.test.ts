import { expect, it } from 'vitest';
import * as z from 'zod';
import { field } from '../field/field.ts';
import { defineResource } from '../resource/define.ts';
import { editSchemaOf, inputSchemaOf, rowSchemaOf } from '../resource/schemas.ts';
import { checkRecord } from '../validation/check.ts';
import { maskByName, maskerOf, maskRecord, maskValue, unmaskByName, unmaskRecord } from './index.ts';

const label = (zh: string) => ({ zh, en: zh });
const card = defineResource({
  name: 'wagecard',
  noun: 'wage_card',
  label: label('工资卡'),
  service: 'user',
  title: 'holder',
  scope: 'organisation',
  fields: {
    holder: field.text({ label: label('持卡人'), required: true }),
    card_number: field.bankcard({ label: label('银行卡号'), required: true }),
    guests: field.rows({ label: label('联系人'), rows: { number: field.phone({ label: label('电话') }) } }),
  },
  endpoints: { list: 'GET wage-card', detail: 'GET wage-card/{id}' },
});
const whole = { holder: '李四', card_number: '6222021234567890123', guests: [{ number: '13800138000' }] };
const masked = { holder: '李四', card_number: '***************0123', guests: [{ number: '138****8000' }] };

it('masks by kind, and what is masked not again', () => {
  expect(maskValue('bank-card', '6222021234567890123')).toBe('***************0123');
  expect(maskValue('account', '13800138000')).toBe('138****8000');
  expect(maskValue('account', 'chenjianguo')).toBe('chenjianguo');
  expect(maskValue('identity', '上海市浦东新区')).toBe('上海*****');
  for (const kind of ['phone', 'identity', 'bank-card', 'account'] as const)
    expect(maskValue(kind, maskValue(kind, '110101199003078888'))).toBe(maskValue(kind, '110101199003078888'));
});

it('gives a resource with personal fields the call and permission that show them', () => {
  expect(card.endpoints).toMatchObject({ personal: 'POST wage-card/personal' });
});

it('masks by the schema of an answer, however deep', () => {
  const answer = z.object({
    list: z.array(rowSchemaOf(card)),
    more: z.record(z.string(), z.string().meta({ personal: 'phone' }).nullable()),
  });
  const value = { list: [whole], more: { a: '13800138000', b: null } };
  expect(maskerOf(answer)!(value)).toEqual({ list: [masked], more: { a: '138****8000', b: null } });
  expect(value.list[0]).toBe(whole);
  expect(maskerOf(z.object({ a: z.string() }))).toBeUndefined();
});

it('takes a masked value back for the stored one, and for nothing else', () => {
  expect(maskRecord(card, whole)).toEqual(masked);
  expect(unmaskRecord(card, masked, whole, 'zh')).toEqual(whole);
  const other = { ...masked, guests: [{ number: '139****8000' }] };
  expect(() => unmaskRecord(card, other, whole, 'zh')).toThrowError(
    expect.objectContaining({ problems: [expect.objectContaining({ path: 'guests.0.number', code: 'masked' })] }),
  );
  // Two people with the same mask: the masked value is ambiguous.
  const two = { ...whole, guests: [{ number: '13800138000' }, { number: '13811118000' }] };
  expect(() => unmaskRecord(card, masked, two, 'zh')).toThrow();
});

it('lets a change carry masked values, and nothing new', () => {
  expect(inputSchemaOf(card, 'add').safeParse(masked).success).toBe(false);
  expect(editSchemaOf(card).safeParse({ id: 'a', ...masked }).success).toBe(true);
  expect(editSchemaOf(card).safeParse({ id: 'a', ...whole, card_number: '12' }).success).toBe(false);
  const checked = checkRecord(card, masked, 'add', 'zh');
  expect(checked).toMatchObject({ ok: false, problems: [{ path: 'card_number' }, { path: 'guests.0.number' }] });
  expect(!checked.ok && checked.problems[0]!.message).toBe('银行卡号是隐去部分内容的掩码，不能保存，请填写完整内容');
});

it('masks by name what nobody has declared', () => {
  const values = { phone_number: '13800138000', deep: [{ id_card: '110101199003078888' }], day: '13800138000' };
  const shown = maskByName(values);
  expect(shown).toEqual({ phone_number: '138****8000', deep: [{ id_card: '110101********8888' }], day: '13800138000' });
  expect(unmaskByName(shown, values, 'zh')).toEqual(values);
  expect(() => unmaskByName(shown, {}, 'zh')).toThrow();
});

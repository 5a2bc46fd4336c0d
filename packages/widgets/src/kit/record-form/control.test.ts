import dayjs from 'dayjs';
import { expect, it } from 'vitest';
import { wireProps, type Field } from './control.tsx';

const label = { zh: '日期', en: 'Date' };
const propsOf = (kind: Field['kind']) => wireProps({ name: 'x', kind, label });
const shown = (kind: Field['kind'], value: unknown) => propsOf(kind).getValueProps?.(value)['value'] as dayjs.Dayjs;
const held = (kind: Field['kind'], value: unknown) => propsOf(kind).normalize?.(value, undefined, {}) as unknown;

it('holds a civil date as the wire has it, whatever the zone', () => {
  expect(shown('date', '2026-05-06').format('YYYY-MM-DD')).toBe('2026-05-06');
  expect(held('date', dayjs('2026-05-06'))).toBe('2026-05-06');
});

it('holds null when emptied', () => {
  expect([held('date', null), shown('date', null)]).toEqual([null, null]);
});

it('gives a switch its state, and leaves other controls as they are', () => {
  expect(propsOf('boolean')).toEqual({ valuePropName: 'checked' });
  expect([propsOf('text'), propsOf('code'), propsOf('datetime')]).toEqual([{}, {}, {}]);
});

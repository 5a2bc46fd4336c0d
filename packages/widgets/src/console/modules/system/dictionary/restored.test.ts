import type { WholeDictionary } from '@gongdi/api';
import { expect, it } from 'vitest';
import { entriesIn, restored } from './restored.ts';

const entry = (value: number, zh: string) => ({ value, label: { zh, en: zh } });
const whole = (value: number, zh: string, built_in = false) => ({
  ...entry(value, zh),
  color_type: null,
  css_class: null,
  disabled: false,
  built_in,
  abbreviation: null,
  path: null,
});
const now: WholeDictionary = {
  dict_type: 'own_color',
  label: { zh: '颜色', en: 'Colour' },
  version: 3,
  own: true,
  entries: [whole(1, '红色', true), whole(7, '后来的')],
};

it('brings an older state back, and keeps what was added since, disabled', () => {
  const draft = restored([entry(5, '删掉的'), entry(1, '红')], now);
  expect(draft.map(({ value, disabled, isNew }) => [value, disabled, isNew])).toEqual([
    [5, false, true],
    [1, false, false],
    [7, true, false],
  ]);
  expect(draft[1]!.label.zh).toBe('红');
});

it('reads nothing from values that hold no entries', () => {
  expect([entriesIn({}), entriesIn({ entries: 'x' })]).toEqual([[], []]);
});

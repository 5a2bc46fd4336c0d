import type { ProcessForm } from '@gongdi/domain';
import { describe, expect, it } from 'vitest';
import { zh } from '../text/zh.ts';
import { changeAt, copyOf, fieldAt, freeName, insertAt, moveTo, removeAt } from './edit.ts';
import { problemsOf, reduce, type DesignState } from './history.ts';
import { asType, kinOf, newField } from './new-field.ts';
import { FORM_FIELD_TYPES, readForm } from '@gongdi/domain';

const form: ProcessForm = {
  conf: {
    version: 1,
    columns: 2,
    label_position: 'top',
    tasks: { pay: { others: 'read', fields: { price: 'write' } } },
  },
  fields: [
    { type: 'money', name: 'price', label: '单价' },
    { type: 'formula', name: 'double', label: '两倍', expression: 'price * 2 + SUM(items.price)' },
    {
      type: 'text',
      name: 'why',
      label: '原因',
      visible_when: { match: 'all', tests: [{ field: 'price', op: 'gt', value: 1 }] },
    },
    {
      type: 'table',
      name: 'items',
      label: '明细',
      columns: [
        { type: 'money', name: 'price', label: '价' },
        { type: 'formula', name: 'sum', label: '和', expression: 'price + 1' },
      ],
    },
  ],
};
const names = (of: ProcessForm) => of.fields.map((field) => field.name);

describe('editing a form', () => {
  it('moves, copies and removes, in the form and in a table', () => {
    expect(names(moveTo(form, { at: 0 }, 2))).toEqual(['double', 'why', 'price', 'items']);
    const copy = copyOf(form, { at: 0 })!;
    expect(names(insertAt(form, { at: 1 }, copy))).toEqual(['price', 'price_1', 'double', 'why', 'items']);
    expect(fieldAt(removeAt(form, { at: 3, column: 0 }), { at: 3, column: 0 })?.name).toBe('sum');
    expect(removeAt(form, { at: 0 }).conf.tasks).toEqual({ pay: { others: 'read', fields: {} } });
  });

  it('takes a new name into rules, formulas and rights, and leaves columns of that name alone', () => {
    const next = changeAt(form, { at: 0 }, { ...form.fields[0]!, name: 'cost' });
    expect(fieldAt(next, { at: 1 })).toMatchObject({ expression: 'cost * 2 + SUM(items.price)' });
    expect(fieldAt(next, { at: 2 })).toMatchObject({ visible_when: { tests: [{ field: 'cost' }] } });
    expect(next.conf.tasks['pay']?.fields).toEqual({ cost: 'write' });
  });

  it('takes the new name of a column into the formulas of its rows and of the form', () => {
    const next = changeAt(form, { at: 3, column: 0 }, { type: 'money', name: 'cost', label: '价' });
    expect(fieldAt(next, { at: 1 })).toMatchObject({ expression: 'price * 2 + SUM(items.cost)' });
    expect(fieldAt(next, { at: 3, column: 1 })).toMatchObject({ expression: 'cost + 1' });
    expect(next.conf.tasks['pay']?.fields).toEqual({ price: 'write' });
  });

  it('finds free names', () => {
    expect(freeName(form, { at: 0 }, 'price')).toBe('price_1');
    expect(freeName(insertAt(form, { at: 0 }, { type: 'text', name: 'text_1', label: 'x' }), { at: 0 }, 'text_1')).toBe(
      'text_2',
    );
  });

  it('adds fields that stand as they are, and turns them into their kin', () => {
    for (const type of FORM_FIELD_TYPES) {
      const field = newField(type, `${type}_1`, zh);
      expect(readForm({ fields: [field] }, 'zh').problems).toEqual([]);
      for (const kin of kinOf(type)) expect(readForm({ fields: [asType(field, kin)] }, 'zh').problems).toEqual([]);
    }
  });

  it('says where a problem is', () => {
    const twice = insertAt(form, { at: 3, column: 0 }, { type: 'text', name: 'price', label: '又' });
    expect(problemsOf(twice, 'zh')[0]).toMatchObject({ place: { at: 3, column: 1 }, property: 'name' });
  });
});

describe('steps', () => {
  const start: DesignState = { form, selected: null, past: [], future: [], saved: form, last: null };
  const put = (state: DesignState, label: string, now: number, key?: string) =>
    reduce(state, {
      kind: 'put',
      form: changeAt(state.form, { at: 0 }, { type: 'money', name: 'price', label }),
      selected: { at: 0 },
      key,
      now,
    });

  it('are undone and done again', () => {
    const two = put(put(start, '一', 0), '二', 5);
    const one = reduce(two, { kind: 'undo' });
    expect(fieldAt(one.form, { at: 0 })?.label).toBe('一');
    expect(reduce(reduce(one, { kind: 'undo' }), { kind: 'undo' }).form).toBe(form);
    expect(fieldAt(reduce(one, { kind: 'redo' }).form, { at: 0 })?.label).toBe('二');
    expect(put(one, '三', 9).future).toEqual([]);
  });

  it('of typing in one place are one', () => {
    const typed = put(put(put(start, '单', 0, '0.label'), '单价', 500, '0.label'), '单价二', 3000, '0.label');
    expect(typed.past).toHaveLength(2);
  });

  it('never select what is gone', () => {
    const added = reduce(start, {
      kind: 'put',
      form: insertAt(form, { at: 4 }, { type: 'text', name: 'x', label: 'x' }),
      selected: { at: 4 },
      now: 0,
    });
    const undone = reduce(added, { kind: 'undo' });
    expect(undone.selected).toBeNull();
    expect(reduce(undone, { kind: 'redo' }).selected).toEqual({ at: 4 });
  });
});

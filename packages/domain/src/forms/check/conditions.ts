import { isText } from '../fields.ts';
import type { ProcessForm } from '../form.ts';
import type { Placed } from './check-form.ts';

/** Reports rules over missing fields, over their own field, or without a value to compare with. */
export function conditionProblems({ field, table, tell }: Placed, form: ProcessForm): void {
  const readable = new Set([
    ...form.fields.flatMap((one) => (isText(one) ? [] : [one.name])),
    ...(table?.columns.map((one) => one.name) ?? []),
  ]);
  for (const rule of ['visible_when', 'required_when'] as const) {
    const condition =
      rule in field ? (field as { visible_when?: typeof field.visible_when })[rule as 'visible_when'] : undefined;
    for (const test of condition?.tests ?? []) {
      if (test.field === field.name) tell(rule, 'conditionSelf');
      else if (!readable.has(test.field)) tell(rule, 'conditionField', { name: test.field });
      const needsValue = test.op !== 'empty' && test.op !== 'filled';
      if (needsValue && (test.value === undefined || test.value === '')) tell(rule, 'conditionValue');
    }
  }
}

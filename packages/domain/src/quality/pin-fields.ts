import { field } from '../field/field.ts';
import type { FieldMeta } from '../field/meta.ts';

type Options = Pick<FieldMeta, 'group'>;

/** The floor plan on which a record is marked. */
export const planField = (options: Options) =>
  field.reference({
    label: { zh: '平面图', en: 'Floor plan' },
    ref: 'floorplan',
    among: { project: 'project_id' },
    query: 'eq',
    column: { width: 160, hidden: true },
    ...options,
  });

/**
 * The place of a record on a floor plan: the plan, and fractions of its width from the left and of its height from the
 * top. They are filled in by a tap on the plan.
 */
export const pinFields = (options: Options) => ({
  plan_id: planField(options),
  pin_x: field.decimal({
    label: { zh: '图上横向位置', en: 'Across the plan' },
    hint: { zh: '在平面图上点位后自动填写（0~1）', en: 'Filled in by a tap on the plan (0 to 1)' },
    min: 0,
    max: 1,
    on: ['add', 'edit', 'detail'],
    ...options,
  }),
  pin_y: field.decimal({
    label: { zh: '图上纵向位置', en: 'Down the plan' },
    hint: { zh: '在平面图上点位后自动填写（0~1）', en: 'Filled in by a tap on the plan (0 to 1)' },
    min: 0,
    max: 1,
    on: ['add', 'edit', 'detail'],
    ...options,
  }),
});

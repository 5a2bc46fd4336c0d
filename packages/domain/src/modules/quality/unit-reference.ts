import { field } from '../../field/field.ts';

/** The unit or sub-unit work that a check sheet is about. */
export const unitField = () =>
  field.reference({
    label: { zh: '单位（子单位）工程', en: 'Unit work' },
    required: true,
    ref: 'qualityassessment',
    tree: true,
    among: { project: 'project_id' },
    query: 'eq',
    on: ['column', 'query', 'add', 'detail', 'sheet'],
    group: 'basic',
    column: { width: 220, priority: 1 },
  });

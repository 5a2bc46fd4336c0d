import { ARCHIVE } from '../../archives/template.ts';
import { field } from '../../field/field.ts';
import type { FieldPlace } from '../../field/meta.ts';
import { archiveKind } from './dictionary.ts';

/** Which archive a record belongs to: chosen once. */
export const kindField = (group: string) =>
  field.code({
    label: { zh: '档案类型', en: 'Archive' },
    required: true,
    dict: archiveKind,
    query: 'eq',
    initial: ARCHIVE.engineering,
    on: ['column', 'query', 'add', 'detail'],
    group,
    column: { width: 110 },
    example: '工程档案',
  });

/** Places of what the database or a step fills in. */
export const KEPT: readonly FieldPlace[] = ['column', 'detail'];

import { field } from '../field/field.ts';
import type { FieldMeta } from '../field/meta.ts';
import type { Label } from '../label.ts';

type Options<R extends boolean> = Pick<FieldMeta, 'group' | 'on' | 'column' | 'hint'> & { required?: R; label?: Label };

/**
 * The part of the building that a record is about: chosen in the tree of its project (`project_id`). A list that is
 * filtered by it also shows what hangs on the parts below. Sheets name a part by its full name, such as 1#楼/3层/A段.
 */
export const partField = <const R extends boolean = false>(options: Options<R> = {}) =>
  field.reference<R>({
    label: { zh: '部位', en: 'Part' },
    ref: 'partmanage',
    tree: true,
    among: { project: 'project_id' },
    query: 'eq',
    column: { width: 220, priority: 1 },
    ...options,
  });

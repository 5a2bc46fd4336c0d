import { staff } from '@gongdi/domain';

/** Resources whose records can be edited in their table: those of which a table shows most of the form. */
export const EDITABLE_LISTS: ReadonlySet<string> = new Set([staff.name]);

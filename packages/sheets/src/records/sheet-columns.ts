import {
  choicesIn,
  dictionaryOf,
  formFieldsOf,
  pictureColumnsOf,
  sheetColumnsOf,
  type AnyResource,
  type Label,
  type SheetColumn,
} from '@gongdi/domain';

/**
 * Returns the columns that an import may fill: those of sheets and of pictures whose fields are in the add form, and the
 * name of the record above in a tree, which a form chooses instead.
 */
export function importColumnsOf(resource: AnyResource): SheetColumn[] {
  const fields = new Set(formFieldsOf(resource, 'add').map((field) => field.name));
  const columns = [...sheetColumnsOf(resource), ...pictureColumnsOf(resource)];
  return columns.filter((column) => fields.has(column.path[0] ?? '') || column.path[0] === resource.tree?.above);
}

/** Returns the dotted path of a column in the record, as problems name it. */
export function pathOf(column: SheetColumn): string {
  return column.path.join('.');
}

/** Returns the labels of a column's dictionary that a new record may have, in one language, in dictionary order. */
export function choicesOf(column: SheetColumn, lang: keyof Label): string[] {
  return column.dict === undefined ? [] : choicesIn(dictionaryOf(column.dict)).map((entry) => entry.label[lang]);
}

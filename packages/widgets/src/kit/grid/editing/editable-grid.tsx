import { formFieldsOf } from '@gongdi/domain';
import { useEffect, useMemo } from 'react';
import type { GridColumn, GridProps } from '../table/grid-props.ts';
import { GridTable } from '../table/grid-table.tsx';
import { useGridText } from '../text/index.ts';
import { EditCell } from './edit-cell.tsx';
import { EditRowButtons } from './edit-row-buttons.tsx';
import type { EditRow, GridEditing } from './grid-editing.ts';
import { useEditor } from './use-drafts.ts';

/** A grid whose cells or rows can be edited in place. */
export default function EditableGrid({
  editing,
  columns,
  ...props
}: Omit<GridProps<EditRow>, 'rowKey'> & { rowKey: string; editing: GridEditing }) {
  const text = useGridText();
  const { resource, mode, guard } = editing;
  const open = useMemo(() => {
    const { editableList } = resource;
    const known = new Set(
      Array.isArray(editableList) ? editableList : formFieldsOf(resource, 'edit').map((field) => field.name),
    );
    return columns.flatMap(({ field }) => (field && known.has(field.name) ? [field.name] : []));
  }, [resource, columns]);
  const editor = useEditor(editing, props.rows, open);
  const { drafts } = editor;
  useEffect(() => guard?.(() => drafts.dirty), [guard, drafts]);
  const edited = useMemo((): GridColumn<EditRow>[] => {
    const cells = columns.map((column): GridColumn<EditRow> => {
      const { field } = column;
      if (!field || !open.includes(field.name)) return column;
      const render = (row: EditRow) => (
        <EditCell editor={editor} field={field} row={row}>
          {(column.plain ?? column.render)(row)}
        </EditCell>
      );
      // A narrow table must not leave out what is to be edited.
      return { ...column, priority: undefined, render };
    });
    if (mode !== 'row' && mode !== 'single') return cells;
    const render = (row: EditRow) => <EditRowButtons editor={editor} row={row} first={open[0] ?? ''} />;
    return [...cells, { key: 'edit-row', title: text.editColumn, width: 120, fixed: 'right', render }];
  }, [columns, open, editor, mode, text]);
  return <GridTable<EditRow> {...props} columns={edited} />;
}

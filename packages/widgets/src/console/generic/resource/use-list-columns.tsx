import { permission, personalOf, stepsOf, titleOf, type AnyResource } from '@gongdi/domain';
import { useMemo } from 'react';
import type { GridColumn } from '../../../kit/grid/data-grid.tsx';
import { resourceColumns } from '../../../kit/grid/resource-columns.tsx';
import { useLang, usePermissions, useText } from '../../ground/context/console-context.tsx';
import { RowButtons } from './actions/row-buttons.tsx';
import { useScreen, type ScreenRow } from './screen/screen.ts';
import { useRecordLink, type RecordLink } from './use-record-link.ts';
import { useReveal } from './use-reveal.ts';

/** Width of the column of actions: the first action and the menu; the menu alone, px. */
const WIDTH = { zh: 128, en: 184, menu: 72 } as const;

/** Columns of the list of a resource: its fields, those of its screen, and the actions that the user may take. */
export function useListColumns(resource: AnyResource): readonly GridColumn<ScreenRow>[] {
  const text = useText();
  const lang = useLang();
  const may = usePermissions();
  const screen = useScreen();
  const reveal = useReveal(resource);
  const link = useRecordLink();
  return useMemo(() => {
    const acts = (['detail', 'edit', 'delete'] as const).filter(
      (operation) => resource.endpoints[operation] && may(permission(resource.name, operation)),
    );
    const fieldColumns = (resourceColumns(resource, lang, reveal) as GridColumn<ScreenRow>[]).map((column) =>
      column.field && personalOf(column.field) && !reveal ? { ...column, sort: false } : column,
    );
    const own = screen.columns?.extend(fieldColumns, lang) ?? fieldColumns;
    const steps = stepsOf(resource).some(({ name }) => may(permission(resource.name, name)));
    const linked = acts.includes('detail')
      ? own.map((column) => (column.lead ? linkedTo(resource, column, link) : column))
      : own;
    const changes = acts.some((operation) => operation !== 'detail');
    if (!changes && !steps && !screen.rowActions) return linked;
    return [
      ...linked,
      {
        key: 'operation',
        title: text.operation,
        width: steps || acts.includes('edit') || screen.rowActions?.leads ? WIDTH[lang] : WIDTH.menu,
        fixed: 'right',
        afterRows: <span className="gd-data-row-actions" />,
        render: (row) => <RowButtons resource={resource} row={row} name={titleOf(resource, row)} operations={acts} />,
      },
    ];
  }, [resource, lang, may, text, reveal, screen, link]);
}

/** Makes the title of a record the link to its page. */
function linkedTo(resource: AnyResource, column: GridColumn<ScreenRow>, link: RecordLink): GridColumn<ScreenRow> {
  return {
    ...column,
    plain: column.render,
    render: (row) => (
      <a className="gd-data-row-title" {...link(`/${resource.name}/detail?id=${encodeURIComponent(row.id)}`)}>
        {column.render(row)}
      </a>
    ),
  };
}

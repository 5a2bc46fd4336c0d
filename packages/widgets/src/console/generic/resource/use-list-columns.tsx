import { permission, personalOf, stepsOf, type AnyResource, type Lang } from '@gongdi/domain';
import { useMemo } from 'react';
import type { GridColumn } from '../../../kit/grid/data-grid.tsx';
import { resourceColumns } from '../../../kit/grid/resource-columns.tsx';
import { useLang, usePermissions, useText } from '../../ground/context/console-context.tsx';
import { RowActions } from './row-actions.tsx';
import { useScreen, type ScreenRow } from './screen.ts';
import { useReveal } from './use-reveal.ts';

/** Width of the button for the next step, px. */
const STEP_WIDTH = 96;

/**
 * Returns the width of the column of actions, px.
 * @param acts number of links: details, edit, delete
 * @param own width of the actions of the resource's screen
 */
export function operationWidth(lang: Lang, acts: number, steps: boolean, own = 0): number {
  const words = lang === 'zh' ? 40 + acts * 44 : 48 + acts * 60;
  return words + (steps ? STEP_WIDTH : 0) + own;
}

/** Columns of the list of a resource: its fields, those of its screen, and the actions that the user may take. */
export function useListColumns(resource: AnyResource): readonly GridColumn<ScreenRow>[] {
  const text = useText();
  const lang = useLang();
  const may = usePermissions();
  const screen = useScreen();
  const reveal = useReveal(resource);
  return useMemo(() => {
    const acts = (['detail', 'edit', 'delete'] as const).filter(
      (operation) => resource.endpoints[operation] && may(permission(resource.name, operation)),
    );
    const fieldColumns = (resourceColumns(resource, lang, reveal) as GridColumn<ScreenRow>[]).map((column) =>
      column.field && personalOf(column.field) && !reveal ? { ...column, sort: false } : column,
    );
    const own = screen.columns?.extend(fieldColumns, lang) ?? fieldColumns;
    const steps = stepsOf(resource).some(({ name }) => may(permission(resource.name, name)));
    if (acts.length === 0 && !steps && !screen.rowActions) return own;
    return [
      ...own,
      {
        key: 'operation',
        title: text.operation,
        width: operationWidth(lang, acts.length, steps, screen.rowActions?.width),
        fixed: 'right',
        render: (row) => <RowActions resource={resource} row={row} operations={acts} />,
      },
    ];
  }, [resource, lang, may, text, reveal, screen]);
}

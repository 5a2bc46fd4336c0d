import { useCallback, useMemo, useState } from 'react';
import { useKeptChoice } from '../../data/kept-choice.ts';
import { layoutOf } from '../../storage-keys.ts';
import { fitColumns } from './fit-columns.ts';
import { arrange, visible, type GridLayout } from './grid-layout.ts';

export interface LaidOut<C> {
  layout: GridLayout | null;
  setLayout: (layout: GridLayout | null) => void;
  /** All columns in the user's order. */
  all: readonly C[];
  /** The visible columns. */
  shown: readonly C[];
  /** Number of columns that are left out because the table is too narrow. */
  omitted: number;
  /** Whether an edge is being dragged. */
  dragging: boolean;
  /** Called while an edge is dragged, and with `done` at the end. */
  setWidth: (key: string, width: number | undefined, done: boolean) => void;
}

interface Column {
  key: string;
  width?: number;
  fixed?: 'left' | 'right';
  hidden?: boolean;
  priority?: 1 | 2 | 3;
}

/**
 * Order, selection and widths of a table's columns, stored for the user under `name`. Until the user has chosen
 * columns or widths, columns that do not fit are left out.
 * @param room width for columns, px; 0 while it is not known
 */
export function useGridLayout<C extends Column>(name: string, columns: readonly C[], room = 0): LaidOut<C> {
  const [kept, keep] = useKeptChoice<GridLayout | null>(layoutOf(name), null);
  const [dragged, setDragged] = useState<Record<string, number> | null>(null);
  const layout = useMemo(
    () => (dragged ? { ...kept, widths: { ...kept?.widths, ...dragged } } : kept),
    [kept, dragged],
  );
  const setWidth = useCallback(
    (key: string, width: number | undefined, done: boolean) => {
      if (!done && width !== undefined) return setDragged({ [key]: width });
      setDragged(null);
      const { [key]: _old, ...others } = kept?.widths ?? {};
      keep({ ...kept, widths: width === undefined ? others : { ...others, [key]: width } });
    },
    [kept, keep],
  );
  const all = useMemo(() => arrange(columns, layout), [columns, layout]);
  const chosen = useMemo(() => visible(all, layout), [all, layout]);
  const own = layout?.shown !== undefined || layout?.widths !== undefined;
  const shown = useMemo(() => (own || room === 0 ? chosen : fitColumns(chosen, room)), [chosen, own, room]);
  const omitted = chosen.length - shown.length;
  const dragging = dragged !== null;
  return useMemo(
    () => ({ layout, setLayout: keep, all, shown, omitted, dragging, setWidth }),
    [layout, keep, all, shown, omitted, dragging, setWidth],
  );
}

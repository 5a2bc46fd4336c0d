import { useCallback, useMemo, useState } from 'react';
import { useKeptChoice } from '../../data/kept-choice.ts';
import { layoutOf } from '../../storage-keys.ts';
import { arrange, visible, type GridLayout } from './grid-layout.ts';

export interface LaidOut<C> {
  layout: GridLayout | null;
  setLayout: (layout: GridLayout | null) => void;
  /** All columns in the user's order. */
  all: readonly C[];
  /** The visible columns. */
  shown: readonly C[];
  /** Called while an edge is dragged, and with `done` at the end. */
  setWidth: (key: string, width: number | undefined, done: boolean) => void;
}

interface Column {
  key: string;
  width?: number;
  fixed?: 'left' | 'right';
  hidden?: boolean;
}

/** Order, selection and widths of a table's columns, stored for the user under `name`. */
export function useGridLayout<C extends Column>(name: string, columns: readonly C[]): LaidOut<C> {
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
  const shown = useMemo(() => visible(all, layout), [all, layout]);
  return { layout, setLayout: keep, all, shown, setWidth };
}

import { fill } from '@gongdi/domain';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useGridText } from '../text/index.ts';
import type { Selection } from './use-selection.ts';

/** Number of selected rows and the buttons that act on them; renders nothing without a selection. */
export function SelectionBar<T>({ selection, actions }: { selection: Selection<T>; actions?: ReactNode }) {
  const text = useGridText();
  const count = selection.rows.length;
  return (
    <div className="gd-data-selection" role="status" hidden={count === 0}>
      {count > 0 && (
        <>
          <span>{fill(text.selected, { count })}</span>
          {actions}
          <Button type="link" size="small" onClick={selection.clear}>
            {text.selectClear}
          </Button>
        </>
      )}
    </div>
  );
}

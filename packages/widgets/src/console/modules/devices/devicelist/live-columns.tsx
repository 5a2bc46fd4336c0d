import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import type { LineState } from '../../../../device/host/props.ts';
import { useLate } from '../../../../device/view/use-late.ts';
import type { GridColumn } from '../../../../kit/grid/data-grid.tsx';
import { useWidget } from '../../../../kit/provider/index.ts';
import { withRetries } from '../../../../kit/retry.ts';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import type { ScreenColumns, ScreenRow } from '../../../generic/resource/screen/screen.ts';
import type * as follower from './row-follower.tsx';
import type { LiveColumn, RowFollower } from './row-follower.tsx';
import { deviceText, useDeviceText } from './text/index.ts';

type Loaded = typeof follower;

const Live = createContext<{ code: Loaded; rows: RowFollower } | null>(null);

/**
 * Wraps the list of devices and follows the live values of the visible rows. Its code is loaded with the first list.
 */
function LiveRows({ rows, children }: { rows: readonly ScreenRow[] | undefined; children: ReactNode }) {
  const { client } = useConsole();
  const widget = useWidget();
  const lang = useLang();
  const text = useDeviceText();
  const [live, setLive] = useState<{ code: Loaded; rows: RowFollower } | null>(null);
  const [line, setLine] = useState<LineState | null>(null);
  useEffect(() => {
    let made: RowFollower | undefined;
    let gone = false;
    const start = async () => {
      const code = await withRetries(() => import('./row-follower.tsx'));
      if (gone) return;
      made = new code.RowFollower(client, widget, lang, setLine);
      setLive({ code, rows: made });
    };
    // Without this code the list shows the stored values.
    start().catch(() => undefined);
    return () => {
      gone = true;
      made?.close();
      setLive(null);
    };
  }, [client, widget, lang]);
  const down = useLate(line === 'connecting');
  const ids = (rows ?? []).map(({ id }) => id).join(' ');
  useEffect(() => live?.rows.watch(ids === '' ? [] : ids.split(' ')), [live, ids]);
  return (
    <Live value={live}>
      <div>
        <div role="status">{down && <p className="gd-live-banner">{text.notLive}</p>}</div>
        {children}
      </div>
    </Live>
  );
}

interface LiveCellProps {
  column: LiveColumn;
  row: ScreenRow;
  stored: ReactNode;
}

function LiveCell({ column, row, stored }: LiveCellProps) {
  const live = use(Live);
  if (!live) return stored;
  const { FollowedCell } = live.code;
  const device = { id: row.id, type: Number(row['device_type']) };
  return <FollowedCell rows={live.rows} column={column} device={device} stored={stored} />;
}

const NOTHING_YET = '--';

/** Columns of the list of devices: live values in addition to the stored ones. */
export const deviceColumns: ScreenColumns = {
  Around: LiveRows,
  // A device that is offline may not be normal, so its level is not shown as normal.
  value: (name, row) => (name === 'warn_level' && row['online'] !== 1 && !row['warn_level'] ? NOTHING_YET : undefined),
  /** Puts what is only live after the level. */
  extend(columns, lang) {
    const own = (column: LiveColumn, title: string, width: number, priority: 2 | 3): GridColumn<ScreenRow> => ({
      key: column,
      title,
      width,
      priority,
      render: (row) => <LiveCell column={column} row={row} stored={NOTHING_YET} />,
    });
    const liveColumns = columns.map((column): GridColumn<ScreenRow> =>
      isStored(column)
        ? { ...column, render: (row) => <LiveCell column={column.key} row={row} stored={column.render(row)} /> }
        : column,
    );
    return liveColumns.toSpliced(
      liveColumns.findIndex(({ key }) => key === 'warn_level') + 1,
      0,
      own('live_values', deviceText[lang].liveValues, 220, 2),
      own('live_at', deviceText[lang].liveAt, 170, 3),
    );
  },
};

/** Returns whether a column is one of the stored fields that change with the device's messages. */
function isStored(column: GridColumn<ScreenRow>): column is GridColumn<ScreenRow> & { key: 'online' | 'warn_level' } {
  return column.key === 'online' || column.key === 'warn_level';
}

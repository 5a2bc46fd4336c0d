import { fill, permission } from '@gongdi/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../../device/view/use-session.ts';
import { DataGrid, type GridQuery } from '../../kit/grid/data-grid.tsx';
import { useNarrow } from '../../kit/layout/use-narrow.ts';
import { Dialogs } from '../edit/dialogs.tsx';
import { useEdits } from '../edit/use-edits.ts';
import { isFiltered, type Filters } from '../model/filters.ts';
import { DEVICE_MENU } from '../model/menu.ts';
import type { TableDevice } from '../host/props.ts';
import type { TableSession } from '../session/table-session.ts';
import { tableColumns } from './columns.tsx';
import { CountsLine } from './counts.tsx';
import { DevicePanel } from './device-panel.tsx';
import { FilterBar } from './filter-bar.tsx';
import { LineBanner } from './line-banner.tsx';
import { rowActions, TableActions } from './table-actions.tsx';
import { usePanelFocus } from './use-panel-focus.ts';
import { useTablePage } from './use-table-page.ts';
import { tableName } from '../session/storage-keys.ts';

/** Below this width of the element, the panel covers the table, px. */
const BESIDE_FROM = 900;
/** Below this width the actions on a record are offered only in its panel, px. */
const ACTIONS_FROM = 600;
const FIRST: GridQuery = { page: 1, page_size: 10 };

interface TableViewProps {
  session: TableSession;
  readOnly: boolean;
  heading?: string;
}

/** The table with its filters, and the panel of the device that is open. */
export function TableView({ session, readOnly, heading }: TableViewProps) {
  const state = useSession(session);
  const { text } = session;
  const box = useRef<HTMLDivElement>(null);
  const over = useNarrow(box, BESIDE_FROM);
  const phone = useNarrow(box, ACTIONS_FROM);
  const [query, setQuery] = useState<GridQuery>(FIRST);
  const [filters, setFilters] = useState<Filters>({});
  const { devices, open, phase } = state;
  const { client } = session.source;
  const edits = useEdits(session, client, state.permissions, readOnly);

  const { types, type, chosenTypes, rows, page, shown } = useTablePage(session, devices, filters, query);
  const all = useMemo(() => [...devices.values()], [devices]);
  const watched = [...new Set([...shown.map(({ id }) => id), ...(open ? [open.id] : [])])].join(' ');
  useEffect(() => {
    session.source.watch?.(watched === '' ? [] : watched.split(' '));
  }, [session, session.source, watched]);

  const change = (next: Filters) => {
    setFilters(next);
    setQuery({ ...query, page: 1 });
  };
  const may = (operation: string) => edits.may(permission(DEVICE_MENU, operation));
  const columns = tableColumns({
    session,
    type,
    devices: all,
    actions: phone ? undefined : rowActions(edits, may, session),
  });

  const device = open ? devices.get(open.id) : undefined;
  const close = usePanelFocus(session, box, open, over);
  const covered = over && device !== undefined;

  return (
    <div ref={box} className="gd-table" data-open={device ? '' : undefined} data-over={over || undefined}>
      <div className="gd-table-main" inert={covered}>
        <LineBanner line={state.line} text={text} />
        {state.total > devices.size && (
          <p className="gd-device-banner">{fill(text.capped, { total: state.total, shown: devices.size })}</p>
        )}
        <FilterBar
          session={session}
          filters={{ ...filters, types: chosenTypes }}
          types={types}
          installs={all.some((one) => one.install != null)}
          onFilters={change}
        />
        {/* A click anywhere in a row opens it; keyboard users open it by the button with its name. */}
        <div className="gd-table-rows" part="table" onClick={(event) => openRow(event.target, session)}>
          <DataGrid<TableDevice>
            key={type ?? 'all'}
            name={tableName(type)}
            title={heading || text.table}
            columns={columns}
            rowKey="id"
            rows={phase === 'ready' ? shown : undefined}
            total={rows.length}
            capped={false}
            loading={phase === 'loading'}
            error={phase === 'failed' ? new Error(state.message ?? text.failed) : state.stale && new Error(state.stale)}
            query={{ ...query, page }}
            filtered={isFiltered(filters)}
            onQuery={setQuery}
            onRefresh={() => void session.reload()}
            actions={
              <TableActions edits={edits} text={text} may={may}>
                {phase === 'ready' && <CountsLine session={session} devices={devices} />}
              </TableActions>
            }
          />
        </div>
      </div>
      {device && open && (
        <DevicePanel
          key={device.id}
          table={session}
          session={open.session}
          device={device}
          client={client}
          edits={edits}
          onClose={close}
        />
      )}
      {client && <Dialogs edits={edits} client={client} text={text} />}
      <div className="gd-device-said" aria-live="polite">
        {state.announcement}
      </div>
    </div>
  );
}

function openRow(target: EventTarget, session: TableSession): void {
  if (!(target instanceof Element) || target.closest('a, button, input, label')) return;
  const id = target.closest('tr[data-row-key]')?.getAttribute('data-row-key');
  if (id) session.select(id);
}

import { ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { fill, permission } from '@gongdi/domain';
import { Button, Space } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../../device/view/use-session.ts';
import { DataGrid, type GridQuery } from '../../kit/grid/data-grid.tsx';
import { useNarrow } from '../../kit/layout/use-narrow.ts';
import { Dialogs } from '../edit/dialogs.tsx';
import { useEdits } from '../edit/use-edits.ts';
import { isFiltered, type Filters } from '../model/filters.ts';
import { DEVICE_MENU } from '../model/menu.ts';
import { DEFAULT_SORTING } from '../model/sorting.ts';
import type { TableDevice } from '../props.ts';
import type { TableSession } from '../session/table-session.ts';
import { tableColumns } from './columns.tsx';
import { CountsLine } from './counts.tsx';
import { DevicePanel } from './device-panel.tsx';
import { FilterBar } from './filter-bar.tsx';
import { LineBanner } from './line-banner.tsx';
import { useRows } from './use-rows.ts';
import { tableName } from '../storage-keys.ts';

/** Below this width of the element the panel lies over the table, px. */
const BESIDE_FROM = 900;
/** Below this width what can be done with a record is in its panel alone, px. */
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

  const types = useMemo(
    () => [...new Set([...devices.values()].map((one) => one.type))].toSorted((a, b) => a - b),
    [devices],
  );
  const chosenTypes = (filters.types ?? []).filter((one) => types.includes(one));
  const inView = chosenTypes.length > 0 ? chosenTypes : types;
  const type = inView.length === 1 ? inView[0] : undefined;
  const all = useMemo(() => [...devices.values()], [devices]);
  const sorting = query.sort && query.order ? { by: query.sort, order: query.order } : DEFAULT_SORTING;
  const rows = useRows(session, devices, { ...filters, types: chosenTypes }, sorting);
  const pages = Math.max(1, Math.ceil(rows.length / query.page_size));
  const page = Math.min(query.page, pages);
  const shown = useMemo(
    () => rows.slice((page - 1) * query.page_size, page * query.page_size),
    [rows, page, query.page_size],
  );
  const watched = [...new Set([...shown.map(({ id }) => id), ...(open ? [open.id] : [])])].join(' ');
  useEffect(() => {
    session.source.watch?.(watched === '' ? [] : watched.split(' '));
  }, [session, session.source, watched]);

  const change = (next: Filters) => {
    setFilters(next);
    setQuery({ ...query, page: 1 });
  };
  const may = (operation: string) => edits.may(permission(DEVICE_MENU, operation));
  const [mayEdit, mayDelete] = [may('edit'), may('delete')];
  const columns = tableColumns({
    session,
    type,
    devices: all,
    ...(!phone &&
      (mayEdit || mayDelete) && {
        actions: {
          width: session.lang === 'zh' ? 112 : 132,
          render: (device: TableDevice) => (
            <Space size={12}>
              {mayEdit && (
                <Button type="link" size="small" className="gd-row-action" onClick={() => edits.edit(device.id)}>
                  {text.edit}
                </Button>
              )}
              {mayDelete && (
                <Button
                  type="link"
                  danger
                  size="small"
                  className="gd-row-action"
                  onClick={() => edits.remove(device.id, device.name)}
                >
                  {text.delete}
                </Button>
              )}
            </Space>
          ),
        },
      }),
  });

  const close = () => {
    const id = open?.id;
    session.select(null);
    // On a phone the table was behind the panel: it takes the focus when it is there again.
    requestAnimationFrame(() => nameOf(box.current, id)?.focus());
  };
  const device = open ? devices.get(open.id) : undefined;
  useEffect(() => {
    const panel = over && open ? box.current?.querySelector<HTMLElement>('.gd-table-panel') : null;
    panel?.focus();
  }, [over, open]);
  const covered = over && device !== undefined;

  return (
    <div ref={box} className="gd-device-table" data-open={device ? '' : undefined} data-over={over || undefined}>
      <div className="gd-table-main" inert={covered}>
        <LineBanner line={state.line} text={text} />
        {state.total > devices.size && (
          <p className="gd-monitor-banner">{fill(text.capped, { total: state.total, shown: devices.size })}</p>
        )}
        <FilterBar
          session={session}
          filters={{ ...filters, types: chosenTypes }}
          types={types}
          installs={all.some((one) => one.install != null)}
          onFilters={change}
        />
        {/* A row is opened by a click anywhere in it; by the keyboard its name is what opens it. */}
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
              <>
                {may('add') && (
                  <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={edits.add}>
                    {text.add}
                  </Button>
                )}
                {may('import') && (
                  <Button icon={<ImportOutlined aria-hidden />} onClick={edits.import}>
                    {text.import}
                  </Button>
                )}
                {phase === 'ready' && <CountsLine session={session} devices={devices} />}
              </>
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
      <div className="gd-monitor-said" aria-live="polite">
        {state.said}
      </div>
    </div>
  );
}

function openRow(target: EventTarget, session: TableSession): void {
  if (!(target instanceof Element) || target.closest('a, button, input, label')) return;
  const id = target.closest('tr[data-row-key]')?.getAttribute('data-row-key');
  if (id) session.select(id);
}

const nameOf = (box: HTMLElement | null, id: string | undefined): HTMLElement | null | undefined =>
  id === undefined ? undefined : box?.querySelector<HTMLElement>(`[data-gd-open="${CSS.escape(id)}"]`);

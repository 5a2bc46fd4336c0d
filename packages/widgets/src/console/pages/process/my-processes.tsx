import { calls, type ProcessInstance } from '@gongdi/api';
import { dateTime, permission } from '@gongdi/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { FieldValue } from '../../../kit/detail/record-detail.tsx';
import { DataGrid, type GridColumn } from '../../../kit/grid/data-grid.tsx';
import { QueryForm, type QueryField } from '../../../kit/query-form/query-form.tsx';
import { Permitted, useConsole, useText } from '../../context/console-context.tsx';
import { COMES_BACK } from '../../shell/way-back.ts';
import { labelOf } from '../../text/index.ts';
import { useAddressQuery } from '../resource/address-query.ts';
import { isRefused } from '../status/is-refused.ts';
import { FailurePanel } from '../status/route-error.tsx';

const MENU = 'bpm-process-instance';

export const STATUS = { kind: 'code', dict: 'bpm_process_instance_status' } as const;
export const RESULT = { kind: 'code', dict: 'bpm_process_instance_result' } as const;

const FILTERS: readonly QueryField[] = [
  { name: 'name', kind: 'text', label: labelOf('instanceName'), query: 'like', maxLength: 128 },
  { name: 'status', label: labelOf('instanceStatus'), query: 'eq', ...STATUS },
  { name: 'result', label: labelOf('instanceResult'), query: 'eq', ...RESULT },
];

/** Process instances that the user started. */
export function MyProcessesPage() {
  const { client } = useConsole();
  const text = useText();
  const { grid, filters, setGrid, setFilters } = useAddressQuery();
  const list = useQuery({
    queryKey: ['instances', grid, filters],
    queryFn: ({ signal }) =>
      client.call(
        calls.workflow.instanceMyPage,
        { query: { ...filters, page: grid.page, page_size: grid.page_size } },
        { signal, quiet: true },
      ),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(
    (): GridColumn<ProcessInstance>[] => [
      { key: 'name', title: text.instanceName, width: 260, fixed: 'left', render: (row) => row.name },
      { key: 'id', title: text.instanceNumber, width: 180, render: (row) => row.business_key ?? row.id },
      { key: 'starter', title: text.instanceStarter, width: 120, render: (row) => row.start_user.nickname },
      {
        key: 'status',
        title: text.instanceStatus,
        width: 110,
        render: (row) => <FieldValue field={STATUS} value={row.status} />,
      },
      {
        key: 'result',
        title: text.instanceResult,
        width: 110,
        render: (row) => <FieldValue field={RESULT} value={row.result} />,
      },
      { key: 'create_time', title: text.instanceStart, width: 180, render: (row) => dateTime(row.create_time) },
      { key: 'end_time', title: text.instanceEnd, width: 180, render: (row) => dateTime(row.end_time) },
      {
        key: 'operation',
        title: text.operation,
        width: 90,
        fixed: 'right',
        render: (row) => (
          <Permitted code={permission(MENU, 'list')}>
            <Link to={`/bpm/process-instance/detail?id=${encodeURIComponent(row.id)}`} state={COMES_BACK}>
              {text.detail}
            </Link>
          </Permitted>
        ),
      },
    ],
    [text],
  );
  if (isRefused(list.error)) return <FailurePanel error={list.error} retry={() => void list.refetch()} />;
  return (
    <div className="gd-page">
      <div className="gd-panel">
        <QueryForm fields={FILTERS} values={filters} onSearch={setFilters} />
      </div>
      <DataGrid<ProcessInstance>
        name={MENU}
        title={text.myProcesses}
        columns={columns}
        rowKey="id"
        rows={list.data?.list}
        total={list.data?.total ?? 0}
        capped={list.data?.total_capped ?? false}
        loading={list.isFetching}
        error={list.error}
        query={grid}
        filtered={Object.keys(filters).length > 0}
        onQuery={setGrid}
        onRefresh={() => void list.refetch()}
      />
    </div>
  );
}

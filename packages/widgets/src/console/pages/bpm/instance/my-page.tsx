import { SendOutlined } from '@ant-design/icons';
import { calls, type ProcessInstance } from '@gongdi/api';
import { dateTime, fill, permission } from '@gongdi/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { App, Button, Space, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { FieldValue } from '../../../../kit/detail/record-detail.tsx';
import { DataGrid, type GridColumn } from '../../../../kit/grid/data-grid.tsx';
import { QueryForm, type QueryField } from '../../../../kit/query-form/query-form.tsx';
import { Permitted, useConsole, usePermissions } from '../../../context/console-context.tsx';
import { COMES_BACK } from '../../../shell/way-back.ts';
import { useAddressQuery } from '../../resource/address-query.ts';
import { FailurePanel } from '../../status/route-error.tsx';
import { isRefused } from '../../status/is-refused.ts';
import { CATEGORY, instancePath, labelOf, RESULT, STATUS } from '../approval/fields.ts';
import { useApprovalText } from '../approval/text/index.ts';
import { APPROVALS, useAct } from '../approval/use-act.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CopiesPanel } from './copies-panel.tsx';

const MENU = 'bpm-process-instance';

const FILTERS: readonly QueryField[] = [
  { name: 'name', kind: 'text', label: labelOf('processName'), query: 'like', maxLength: 128 },
  { name: 'status', label: labelOf('status'), query: 'eq', ...STATUS },
  { name: 'result', label: labelOf('result'), query: 'eq', ...RESULT },
  { name: 'category', label: labelOf('category'), query: 'eq', ...CATEGORY },
  { name: 'create_time', kind: 'date', label: labelOf('submitTime'), query: 'between' },
];

/** Processes that the user has started, and those that others have sent a copy of. */
export function MyProcessesPage() {
  const { client } = useConsole();
  const text = useApprovalText();
  const may = usePermissions();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const { act } = useAct();
  const { grid, filters, setGrid, setFilters } = useAddressQuery();
  const [cancelling, setCancelling] = useState<ProcessInstance>();
  const list = useQuery({
    queryKey: [APPROVALS, 'mine', grid, filters],
    queryFn: ({ signal }) =>
      client.call(
        calls.workflow.instanceMyPage,
        { query: { ...filters, page: grid.page, page_size: grid.page_size } },
        { signal, quiet: true },
      ),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo((): GridColumn<ProcessInstance>[] => {
    const remind = (id: string) =>
      act(async () => {
        const body = { process_instance_id: id };
        const { told } = await client.call(calls.workflow.taskRemind, { body }, { quiet: true });
        void message.success(fill(text.reminded, { count: told }));
      });
    return [
      { key: 'name', title: text.processName, width: 240, fixed: 'left', render: (row) => row.name },
      {
        key: 'category',
        title: text.category,
        width: 100,
        render: (row) => <FieldValue field={CATEGORY} value={row.category} />,
      },
      {
        key: 'tasks',
        title: text.currentTasks,
        width: 200,
        render: (row) => (row.tasks.length > 0 ? row.tasks.map((one) => <Tag key={one.id}>{one.name}</Tag>) : '--'),
      },
      {
        key: 'status',
        title: text.status,
        width: 100,
        render: (row) => <FieldValue field={STATUS} value={row.status} />,
      },
      {
        key: 'result',
        title: text.result,
        width: 100,
        render: (row) => <FieldValue field={RESULT} value={row.result} />,
      },
      { key: 'create_time', title: text.submitTime, width: 180, render: (row) => dateTime(row.create_time) },
      { key: 'end_time', title: text.endTime, width: 180, render: (row) => dateTime(row.end_time) },
      { key: 'id', title: text.processNumber, width: 280, hidden: true, render: (row) => row.business_key ?? row.id },
      {
        key: 'operation',
        title: text.operation,
        width: 150,
        fixed: 'right',
        render: (row) => (
          <Space size={12}>
            <Link to={instancePath(row.id)} state={COMES_BACK}>
              {text.detail}
            </Link>
            {row.status === 1 && (
              <>
                <Button type="link" size="small" className="gd-row-action" onClick={() => void remind(row.id)}>
                  {text.remind}
                </Button>
                {may(permission(MENU, 'cancel')) && (
                  <Button type="link" danger size="small" className="gd-row-action" onClick={() => setCancelling(row)}>
                    {text.cancel}
                  </Button>
                )}
              </>
            )}
          </Space>
        ),
      },
    ];
  }, [text, may, act, client, message]);
  if (isRefused(list.error)) return <FailurePanel error={list.error} retry={() => void list.refetch()} />;
  return (
    <div className="gd-page">
      <div className="gd-panel">
        <QueryForm fields={FILTERS} values={filters} onSearch={setFilters} />
      </div>
      <DataGrid<ProcessInstance>
        name={MENU}
        title={text.mine}
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
        actions={
          <Permitted code={permission(MENU, 'create')}>
            <Button
              type="primary"
              icon={<SendOutlined aria-hidden />}
              onClick={() => void navigate('/bpm/process-instance/create', { state: COMES_BACK })}
            >
              {text.start}
            </Button>
          </Permitted>
        }
      />
      <CopiesPanel />
      {cancelling && <CancelDialog instance={cancelling} onClose={() => setCancelling(undefined)} />}
    </div>
  );
}

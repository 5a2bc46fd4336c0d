import { calls, type ManagedInstance } from '@gongdi/api';
import { dateTime, fill, permission } from '@gongdi/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { App, Button, Space, Tag } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { FieldValue } from '../../../../kit/detail/record-detail.tsx';
import { DataGrid, type GridColumn } from '../../../../kit/grid/data-grid.tsx';
import { useSelection } from '../../../../kit/grid/select/use-selection.ts';
import { QueryForm, type QueryField } from '../../../../kit/query-form/query-form.tsx';
import { useConsole, usePermissions } from '../../../context/console-context.tsx';
import { COMES_BACK } from '../../../shell/way-back.ts';
import { useAddressQuery } from '../../resource/address-query.ts';
import { FailurePanel } from '../../status/route-error.tsx';
import { isRefused } from '../../status/is-refused.ts';
import { CATEGORY, instancePath, labelOf, RESULT, STATUS } from '../approval/fields.ts';
import { useApprovalText } from '../approval/text/index.ts';
import { APPROVALS, useAct } from '../approval/use-act.ts';
import { CancelDialog } from '../instance/cancel-dialog.tsx';
import { MigrateDialog } from './migrate-dialog.tsx';

const MENU = 'bpm-process-manager';

const FILTERS: readonly QueryField[] = [
  { name: 'name', kind: 'text', label: labelOf('processName'), query: 'like', maxLength: 128 },
  { name: 'business_key', kind: 'text', label: labelOf('businessKey'), query: 'like', maxLength: 128 },
  { name: 'status', label: labelOf('status'), query: 'eq', ...STATUS },
  { name: 'result', label: labelOf('result'), query: 'eq', ...RESULT },
  { name: 'category', label: labelOf('category'), query: 'eq', ...CATEGORY },
  { name: 'create_time', kind: 'date', label: labelOf('submitTime'), query: 'between' },
];

/** Every process of the organisations that an administrator sees. */
export function ManagedInstancesPage() {
  const { client } = useConsole();
  const text = useApprovalText();
  const may = usePermissions();
  const { modal } = App.useApp();
  const { act } = useAct();
  const { grid, filters, setGrid, setFilters } = useAddressQuery();
  const selection = useSelection<ManagedInstance>(useCallback((row: ManagedInstance) => row.name, []));
  const [cancelling, setCancelling] = useState<ManagedInstance>();
  const [migrating, setMigrating] = useState(false);
  const list = useQuery({
    queryKey: [APPROVALS, 'managed', grid, filters],
    queryFn: ({ signal }) =>
      client.call(
        calls.workflow.instanceManagerPage,
        { query: { ...filters, page: grid.page, page_size: grid.page_size } },
        { signal, quiet: true },
      ),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo((): GridColumn<ManagedInstance>[] => {
    const remove = (row: ManagedInstance) =>
      modal.confirm({
        title: fill(text.deleteConfirm, { name: row.name }),
        content: text.deleteConsequence,
        okText: text.deleteInstance,
        okButtonProps: { danger: true },
        cancelText: text.cancel,
        onOk: () =>
          act(
            () => client.call(calls.workflow.instanceDelete, { query: { ids: row.id } }, { quiet: true }),
            text.deleted,
          ),
      });
    return [
      { key: 'name', title: text.processName, width: 240, fixed: 'left', render: (row) => row.name },
      { key: 'starter', title: text.starter, width: 160, render: (row) => row.start_user.nickname },
      {
        key: 'tasks',
        title: text.currentTasks,
        width: 200,
        render: (row) => (row.tasks.length > 0 ? row.tasks.map((one) => <Tag key={one.id}>{one.name}</Tag>) : '--'),
      },
      {
        key: 'status',
        title: text.status,
        width: 210,
        render: (row) => (
          <>
            <FieldValue field={STATUS} value={row.status} />
            {row.suspended && <Tag>{text.suspended}</Tag>}
            {row.overdue && <Tag color="error">{text.overdue}</Tag>}
            {row.incident_count > 0 && (
              <Tag color="error">{fill(text.incidentCount, { count: row.incident_count })}</Tag>
            )}
          </>
        ),
      },
      {
        key: 'result',
        title: text.result,
        width: 100,
        render: (row) => <FieldValue field={RESULT} value={row.result} />,
      },
      { key: 'create_time', title: text.submitTime, width: 180, render: (row) => dateTime(row.create_time) },
      { key: 'end_time', title: text.endTime, width: 180, render: (row) => dateTime(row.end_time) },
      {
        key: 'business_key',
        title: text.businessKey,
        width: 180,
        hidden: true,
        render: (row) => row.business_key ?? '--',
      },
      {
        key: 'operation',
        title: text.operation,
        width: 130,
        fixed: 'right',
        render: (row) => (
          <Space size={12}>
            <Link to={instancePath(row.id)} state={COMES_BACK}>
              {text.detail}
            </Link>
            {row.status === 1 && may(permission(MENU, 'cancel')) && (
              <Button type="link" danger size="small" className="gd-row-action" onClick={() => setCancelling(row)}>
                {text.cancel}
              </Button>
            )}
            {row.status === 2 && may(permission(MENU, 'delete')) && (
              <Button type="link" danger size="small" className="gd-row-action" onClick={() => void remove(row)}>
                {text.deleteInstance}
              </Button>
            )}
          </Space>
        ),
      },
    ];
  }, [text, may, act, client, modal]);
  const running = selection.rows.filter((row) => row.status === 1);
  if (isRefused(list.error)) return <FailurePanel error={list.error} retry={() => void list.refetch()} />;
  return (
    <div className="gd-page">
      <div className="gd-panel">
        <QueryForm fields={FILTERS} values={filters} onSearch={setFilters} />
      </div>
      <DataGrid<ManagedInstance>
        name={MENU}
        title={text.managerTitle}
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
        selection={may(permission(MENU, 'update')) ? selection : undefined}
        selectionActions={
          <Button size="small" disabled={running.length === 0} onClick={() => setMigrating(true)}>
            {text.migrate}
          </Button>
        }
      />
      {cancelling && <CancelDialog instance={cancelling} asAdmin onClose={() => setCancelling(undefined)} />}
      {migrating && <MigrateDialog instances={running} onClose={() => setMigrating(false)} />}
    </div>
  );
}

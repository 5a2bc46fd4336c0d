import { calls, type ManagedInstance } from '@gongdi/api';
import { fill, permission } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { App, Button, Space, Tag } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { FieldValue } from '../../../../../kit/detail/record-detail.tsx';
import type { GridColumn } from '../../../../../kit/grid/data-grid.tsx';
import { useSelection } from '../../../../../kit/grid/select/use-selection.ts';
import type { QueryField } from '../../../../../kit/query-form/query-form.tsx';
import { useConsole, usePermissions } from '../../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../../ground/page/way-back.ts';
import { instancePath } from '../../../../generic/process-address.ts';
import { CATEGORY, labelOf, RESULT, STATUS } from '../approval/fields.ts';
import { useApprovalText } from '../approval/text/index.ts';
import { APPROVALS, useAct } from '../approval/use-act.ts';
import { CancelDialog } from '../instance/cancel-dialog.tsx';
import { EventDialog } from './events/event-dialog.tsx';
import { useEventText } from './events/text/index.ts';
import { MigrateDialog } from './migrate-dialog.tsx';
import { fieldColumn, timeColumn } from '../../../../generic/paged-list/columns.tsx';
import { PagedList } from '../../../../generic/paged-list/paged-list.tsx';
import { LISTS } from '../../../../ground/storage-keys.ts';

const MENU = 'bpm-process-manager';

const KEY = [APPROVALS, 'managed'];

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
  const events = useEventText();
  const may = usePermissions();
  const { modal } = App.useApp();
  const { act } = useAct();
  const selection = useSelection<ManagedInstance>(useCallback((row: ManagedInstance) => row.name, []));
  const [cancelling, setCancelling] = useState<ManagedInstance>();
  const [migrating, setMigrating] = useState(false);
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
      fieldColumn('result', text.result, 100, RESULT),
      timeColumn('create_time', text.submitTime),
      timeColumn('end_time', text.endTime),
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
            {row.status === 1 && row.writable && may(permission(MENU, 'cancel')) && (
              <Button type="link" danger size="small" className="gd-row-action" onClick={() => setCancelling(row)}>
                {text.cancel}
              </Button>
            )}
            {row.status === 2 && row.writable && may(permission(MENU, 'delete')) && (
              <Button type="link" danger size="small" className="gd-row-action" onClick={() => void remove(row)}>
                {text.deleteInstance}
              </Button>
            )}
          </Space>
        ),
      },
    ];
  }, [text, may, act, client, modal]);
  const [sending, setSending] = useState(false);
  const engine = useQuery({
    queryKey: ['engine'],
    queryFn: ({ signal }) => client.call(calls.workflow.engineInfo, {}, { signal, quiet: true }),
    staleTime: Infinity,
  });
  const abilities = new Set(engine.data?.abilities);
  const running = selection.rows.filter((row) => row.status === 1 && row.writable);
  return (
    <PagedList<ManagedInstance>
      name={LISTS.managed}
      title={text.managerTitle}
      columns={columns}
      filters={FILTERS}
      queryKey={KEY}
      load={(query, options) => client.call(calls.workflow.instanceManagerPage, { query }, options)}
      actions={
        may(permission(MENU, 'message')) &&
        abilities.has('messages') && <Button onClick={() => setSending(true)}>{events.send}</Button>
      }
      selection={may(permission(MENU, 'update')) ? selection : undefined}
      selectionActions={
        <Button size="small" disabled={running.length === 0} onClick={() => setMigrating(true)}>
          {text.migrate}
        </Button>
      }
    >
      {sending && <EventDialog abilities={abilities} onClose={() => setSending(false)} />}
      {cancelling && <CancelDialog instance={cancelling} asAdmin onClose={() => setCancelling(undefined)} />}
      {migrating && <MigrateDialog instances={running} onClose={() => setMigrating(false)} />}
    </PagedList>
  );
}

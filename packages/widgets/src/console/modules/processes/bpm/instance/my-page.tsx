import { SendOutlined } from '@ant-design/icons';
import { calls, type ProcessInstance } from '@gongdi/api';
import { permission } from '@gongdi/domain';
import { Button, Space, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { GridColumn } from '../../../../../kit/grid/data-grid.tsx';
import type { QueryField } from '../../../../../kit/query-form/query-form.tsx';
import { Permitted, useConsole, usePermissions } from '../../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../../ground/page/way-back.ts';
import { instancePath } from '../../../../generic/process-address.ts';
import { CATEGORY, labelOf, RESULT, STATUS } from '../approval/fields.ts';
import { useApprovalText } from '../approval/text/index.ts';
import { APPROVALS } from '../approval/use-act.ts';
import { useRemind } from '../approval/use-remind.ts';
import { CancelDialog } from '../approval/cancel-dialog.tsx';
import { CopiesPanel } from './copies-panel.tsx';
import { fieldColumn, timeColumn } from '../../../../generic/paged-list/columns.tsx';
import { PagedList } from '../../../../generic/paged-list/paged-list.tsx';
import { LISTS } from '../stored/storage-keys.ts';

const MENU = 'bpm-process-instance';

const KEY = [APPROVALS, 'mine'];

const FILTERS: readonly QueryField[] = [
  { name: 'name', kind: 'text', label: labelOf('processName'), query: 'like', maxLength: 128 },
  { name: 'status', label: labelOf('status'), query: 'eq', ...STATUS },
  { name: 'result', label: labelOf('result'), query: 'eq', ...RESULT },
  { name: 'category', label: labelOf('category'), query: 'eq', ...CATEGORY },
  { name: 'create_time', kind: 'date', label: labelOf('submitTime'), query: 'between' },
];

/** Page of the processes that the user has started, and of those that others have copied to the user. */
export function MyProcessesPage() {
  const { client } = useConsole();
  const text = useApprovalText();
  const may = usePermissions();
  const navigate = useNavigate();
  const { remind } = useRemind();
  const [cancelling, setCancelling] = useState<ProcessInstance>();
  const columns = useMemo((): GridColumn<ProcessInstance>[] => {
    return [
      { key: 'name', title: text.processName, width: 240, fixed: 'left', render: (row) => row.name },
      fieldColumn('category', text.category, 100, CATEGORY),
      {
        key: 'tasks',
        title: text.currentTasks,
        width: 200,
        render: (row) => (row.tasks.length > 0 ? row.tasks.map((one) => <Tag key={one.id}>{one.name}</Tag>) : '--'),
      },
      fieldColumn('status', text.status, 100, STATUS),
      fieldColumn('result', text.result, 100, RESULT),
      timeColumn('create_time', text.submitTime),
      timeColumn('end_time', text.endTime),
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
                <Button type="link" size="small" className="gd-data-row-action" onClick={() => void remind(row.id)}>
                  {text.remind}
                </Button>
                {may(permission(MENU, 'cancel')) && (
                  <Button
                    type="link"
                    danger
                    size="small"
                    className="gd-data-row-action"
                    onClick={() => setCancelling(row)}
                  >
                    {text.cancel}
                  </Button>
                )}
              </>
            )}
          </Space>
        ),
      },
    ];
  }, [text, may, remind]);
  return (
    <PagedList<ProcessInstance>
      name={LISTS.mine}
      title={text.mine}
      columns={columns}
      filters={FILTERS}
      queryKey={KEY}
      load={(query, options) => client.call(calls.workflow.instanceMyPage, { query }, options)}
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
    >
      <CopiesPanel />
      {cancelling && <CancelDialog instance={cancelling} onClose={() => setCancelling(undefined)} />}
    </PagedList>
  );
}

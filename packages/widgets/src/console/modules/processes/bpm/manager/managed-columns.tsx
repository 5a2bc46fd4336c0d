import { calls, type ManagedInstance } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { App, Button, Space, Tag } from 'antd';
import { Link } from 'react-router';
import { FieldValue } from '../../../../../kit/detail/record-detail.tsx';
import type { GridColumn } from '../../../../../kit/grid/data-grid.tsx';
import { fieldColumn, timeColumn } from '../../../../generic/paged-list/columns.tsx';
import { instancePath } from '../../../../generic/process-address.ts';
import { useConsole, usePermissions } from '../../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../../ground/page/way-back.ts';
import { RESULT, STATUS } from '../approval/fields.ts';
import { useApprovalText, type ApprovalText } from '../approval/text/index.ts';
import { useAct } from '../approval/use-act.ts';
import { managedAction } from './managed-actions.ts';

/** Columns of the list of managed instances. */
export function managedColumns(
  text: ApprovalText,
  onCancel: (row: ManagedInstance) => void,
): GridColumn<ManagedInstance>[] {
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
          {row.incident_count > 0 && <Tag color="error">{fill(text.incidentCount, { count: row.incident_count })}</Tag>}
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
      render: (row) => <ManagedActions row={row} onCancel={onCancel} />,
    },
  ];
}

interface ManagedActionsProps {
  row: ManagedInstance;
  onCancel: (row: ManagedInstance) => void;
}

/** Link to an instance, and the button to cancel or delete it. */
function ManagedActions({ row, onCancel }: ManagedActionsProps) {
  const { client } = useConsole();
  const text = useApprovalText();
  const { modal } = App.useApp();
  const { act } = useAct();
  const action = managedAction(row, usePermissions());
  const remove = () =>
    void modal.confirm({
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
  return (
    <Space size={12}>
      <Link to={instancePath(row.id)} state={COMES_BACK}>
        {text.detail}
      </Link>
      {action && (
        <Button
          type="link"
          danger
          size="small"
          className="gd-data-row-action"
          onClick={action === 'cancel' ? () => onCancel(row) : remove}
        >
          {action === 'cancel' ? text.cancel : text.deleteInstance}
        </Button>
      )}
    </Space>
  );
}

import { calls, type OwnTask } from '@gongdi/api';
import { fill, permission } from '@gongdi/domain';
import { Button, Space, Tag } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { GridColumn } from '../../../../../kit/grid/data-grid.tsx';
import { useSelection } from '../../../../../kit/grid/select/use-selection.ts';
import type { QueryField } from '../../../../../kit/query-form/query-form.tsx';
import { Permitted, useConsole, usePermissions } from '../../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../../ground/page/way-back.ts';
import { taskPath } from '../../../../generic/process-address.ts';
import { CATEGORY, labelOf } from '../approval/fields.ts';
import { useApprovalText } from '../approval/text/index.ts';
import { APPROVALS, useAct } from '../approval/use-act.ts';
import { BatchDialog, type BatchAction } from './batch-dialog.tsx';
import { timeColumn } from '../../../../generic/paged-list/columns.tsx';
import { PagedList } from '../../../../generic/paged-list/paged-list.tsx';
import { LISTS } from '../stored/storage-keys.ts';

const ACT = permission('bpm-task', 'update');

const KEY = [APPROVALS, 'todo'];

const FILTERS: readonly QueryField[] = [
  { name: 'name', kind: 'text', label: labelOf('taskName'), query: 'like', maxLength: 128 },
  { name: 'category', label: labelOf('category'), query: 'eq', ...CATEGORY },
  { name: 'create_time', kind: 'date', label: labelOf('createTime'), query: 'between' },
];

/** List of the user's waiting tasks: assigned ones to decide, others to claim. Several can be decided at once. */
export function TodoPage() {
  const { client } = useConsole();
  const text = useApprovalText();
  const may = usePermissions()(ACT);
  const { act } = useAct();
  const selection = useSelection<OwnTask>(
    useCallback((row: OwnTask) => `${row.process_instance.name} ${row.name}`, []),
  );
  const [batch, setBatch] = useState<BatchAction>();
  const columns = useMemo(
    (): GridColumn<OwnTask>[] => [
      {
        key: 'process',
        title: text.process,
        width: 200,
        fixed: 'left',
        render: (row) => (
          <Link to={taskPath(row)} state={COMES_BACK}>
            {row.process_instance.name}
          </Link>
        ),
      },
      // On a narrow page the fixed actions column may cover later columns, so the state comes early.
      { key: 'state', title: text.taskState, width: 150, render: (row) => <TaskState task={row} /> },
      {
        key: 'name',
        title: text.taskName,
        width: 160,
        render: (row) => (
          <>
            {row.name} <ActedFor task={row} />
          </>
        ),
      },
      { key: 'starter', title: text.starter, width: 110, render: (row) => row.process_instance.start_user.nickname },
      timeColumn('create_time', text.createTime),
      timeColumn('due_time', text.dueTime),
      { key: 'id', title: text.taskNumber, width: 280, hidden: true, render: (row) => row.id },
      {
        key: 'operation',
        title: text.operation,
        width: 120,
        fixed: 'right',
        render: (row) => (
          <Space size={12}>
            <Link to={taskPath(row)} state={COMES_BACK}>
              {may ? text.handle : text.detail}
            </Link>
            {row.actions.includes('claim') && (
              <Permitted code={ACT}>
                <Button
                  type="link"
                  size="small"
                  className="gd-data-row-action"
                  onClick={() =>
                    void act(
                      () => client.call(calls.workflow.taskClaim, { body: { id: row.id } }, { quiet: true }),
                      text.done,
                    )
                  }
                >
                  {text.claim}
                </Button>
              </Permitted>
            )}
          </Space>
        ),
      },
    ],
    [text, may, act, client],
  );
  return (
    <PagedList<OwnTask>
      name={LISTS.tasksTodo}
      title={text.todoTitle}
      columns={columns}
      filters={FILTERS}
      queryKey={KEY}
      load={(query, options) => client.call(calls.workflow.taskTodoPage, { query }, options)}
      selection={may ? selection : undefined}
      selectionActions={
        <>
          <Button size="small" type="primary" onClick={() => setBatch('approve')}>
            {text.batchApprove}
          </Button>
          <Button size="small" danger onClick={() => setBatch('reject')}>
            {text.batchReject}
          </Button>
        </>
      }
    >
      {batch && (
        <BatchDialog action={batch} tasks={selection.rows} onClose={() => setBatch(undefined)} onLeft={selection.set} />
      )}
    </PagedList>
  );
}

/** For whom the user has the task, as a substitute. */
function ActedFor({ task }: { task: OwnTask }) {
  const text = useApprovalText();
  return task.acted_for_user && <Tag>{fill(text.actedFor, { who: task.acted_for_user.nickname })}</Tag>;
}

function TaskState({ task }: { task: OwnTask }) {
  const text = useApprovalText();
  const state =
    task.suspension_state === 2 ? text.suspended : task.actions.includes('claim') ? text.toClaim : text.waiting;
  return (
    <>
      <Tag color={task.suspension_state === 2 ? 'default' : 'processing'}>{state}</Tag>
      {task.overdue && <Tag color="error">{text.overdue}</Tag>}
    </>
  );
}

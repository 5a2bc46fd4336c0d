import { calls, type TaskRow } from '@gongdi/api';
import { Space, Tag } from 'antd';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { FieldValue } from '../../../../../kit/detail/record-detail.tsx';
import type { GridColumn } from '../../../../../kit/grid/data-grid.tsx';
import type { QueryField } from '../../../../../kit/query-form/query-form.tsx';
import { useConsole, useLang } from '../../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../../ground/page/way-back.ts';
import { tookText } from '../approval/took.ts';
import { instancePath } from '../../../../generic/process-address.ts';
import { CATEGORY, labelOf, RESULT } from '../approval/fields.ts';
import { useApprovalText } from '../approval/text/index.ts';
import { APPROVALS } from '../approval/use-act.ts';
import { WithdrawButton } from '../approval/withdraw-button.tsx';
import { timeColumn } from '../../../../generic/paged-list/columns.tsx';
import { PagedList } from '../../../../generic/paged-list/paged-list.tsx';
import { LISTS } from '../stored/storage-keys.ts';

type Row = TaskRow & { withdrawable: boolean };

const KEY = [APPROVALS, 'done'];

const FILTERS: readonly QueryField[] = [
  { name: 'name', kind: 'text', label: labelOf('taskName'), query: 'like', maxLength: 128 },
  { name: 'result', label: labelOf('result'), query: 'eq', ...RESULT },
  { name: 'category', label: labelOf('category'), query: 'eq', ...CATEGORY },
  { name: 'create_time', kind: 'date', label: labelOf('createTime'), query: 'between' },
];

/** List of the user's decisions; those that can still be withdrawn have a button. */
export function DonePage() {
  const { client } = useConsole();
  const text = useApprovalText();
  const lang = useLang();
  const columns = useMemo(
    (): GridColumn<Row>[] => [
      { key: 'process', title: text.process, width: 240, fixed: 'left', render: (row) => row.process_instance.name },
      { key: 'name', title: text.taskName, width: 160, render: (row) => row.name },
      { key: 'starter', title: text.starter, width: 130, render: (row) => row.process_instance.start_user.nickname },
      {
        key: 'state',
        title: text.taskState,
        width: 150,
        render: (row) => (
          <>
            <FieldValue field={RESULT} value={row.result} />
            {row.kind && <Tag>{text[`kind_${row.kind}`]}</Tag>}
          </>
        ),
      },
      { key: 'reason', title: text.reason, width: 220, lines: true, render: (row) => row.reason ?? '--' },
      timeColumn('create_time', text.createTime),
      timeColumn('end_time', text.endTime),
      { key: 'took', title: text.duration, width: 130, render: (row) => tookText(row.duration_in_millis, lang) },
      { key: 'id', title: text.taskNumber, width: 280, hidden: true, render: (row) => row.id },
      {
        key: 'operation',
        title: text.operation,
        width: 120,
        fixed: 'right',
        render: (row) => (
          <Space size={12}>
            <Link to={instancePath(row.process_instance.id)} state={COMES_BACK}>
              {text.detail}
            </Link>
            {row.withdrawable && (
              <WithdrawButton task_id={row.id} type="link" size="small" className="gd-data-row-action" />
            )}
          </Space>
        ),
      },
    ],
    [text, lang],
  );
  return (
    <PagedList<Row>
      name={LISTS.tasksDone}
      title={text.doneTitle}
      columns={columns}
      filters={FILTERS}
      queryKey={KEY}
      load={(query, options) => client.call(calls.workflow.taskDonePage, { query }, options)}
    />
  );
}

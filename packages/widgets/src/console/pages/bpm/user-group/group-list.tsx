import { PlusOutlined } from '@ant-design/icons';
import { calls, type UserGroup } from '@gongdi/api';
import { dateTime, fill, LIST_SEPARATOR, permission } from '@gongdi/domain';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button, Space } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { FieldValue } from '../../../../kit/detail/record-detail.tsx';
import { DataGrid, type GridColumn } from '../../../../kit/grid/data-grid.tsx';
import { QueryForm, type QueryField } from '../../../../kit/query-form/query-form.tsx';
import { Permitted, useConsole, useLang } from '../../../context/console-context.tsx';
import { useFocusRescue } from '../../../shell/page-focus.ts';
import { useAddressQuery } from '../../resource/address-query.ts';
import { isRefused } from '../../status/is-refused.ts';
import { FailurePanel } from '../../status/route-error.tsx';
import { bpmLabel, useBpmText } from '../text/index.ts';
import { GroupDialog } from './group-dialog.tsx';

const MENU = 'bpm-user-group';
const STATUS = { kind: 'code', dict: 'bpm_common_status' } as const;

const FILTERS: readonly QueryField[] = [
  { name: 'name', kind: 'text', label: bpmLabel('groupName'), query: 'like', maxLength: 64 },
  { name: 'status', label: bpmLabel('status'), query: 'eq', ...STATUS },
  { name: 'create_time', kind: 'date', label: bpmLabel('createTime'), query: 'between' },
];

/** Groups of people that tasks may go to. */
export function GroupListPage() {
  const { client } = useConsole();
  const text = useBpmText();
  const lang = useLang();
  const queries = useQueryClient();
  const { grid, filters, setGrid, setFilters } = useAddressQuery();
  const [open, setOpen] = useState<{ group: UserGroup | null } | null>(null);
  const list = useQuery({
    queryKey: ['bpm-groups', grid, filters],
    queryFn: ({ signal }) =>
      client.call(
        calls.workflow.userGroupPage,
        { query: { ...filters, page: grid.page, page_size: grid.page_size } },
        { signal, quiet: true },
      ),
    placeholderData: keepPreviousData,
  });
  const refresh = useCallback(() => void queries.invalidateQueries({ queryKey: ['bpm-groups'] }), [queries]);
  const columns = useMemo(
    (): GridColumn<UserGroup>[] => [
      { key: 'id', title: text.number, width: 150, render: (row) => row.id },
      { key: 'name', title: text.groupName, width: 160, render: (row) => row.name },
      { key: 'description', title: text.groupDescription, width: 220, render: (row) => row.description },
      {
        key: 'members',
        title: text.groupMembers,
        width: 240,
        render: (row) => row.members.map((one) => one.nickname).join(LIST_SEPARATOR[lang]),
      },
      {
        key: 'status',
        title: text.status,
        width: 90,
        render: (row) => <FieldValue field={STATUS} value={row.status} />,
      },
      { key: 'create_time', title: text.createTime, width: 180, render: (row) => dateTime(row.create_time) },
      {
        key: 'operation',
        title: text.operation,
        width: 130,
        fixed: 'right',
        render: (row) => <GroupActions group={row} onEdit={() => setOpen({ group: row })} onChanged={refresh} />,
      },
    ],
    [text, lang, refresh],
  );
  if (isRefused(list.error)) return <FailurePanel error={list.error} retry={refresh} />;
  return (
    <div className="gd-page">
      <div className="gd-panel">
        <QueryForm fields={FILTERS} values={filters} onSearch={setFilters} />
      </div>
      <DataGrid<UserGroup>
        name={MENU}
        title={text.groups}
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
        onRefresh={refresh}
        actions={
          <Permitted code={permission(MENU, 'create')}>
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen({ group: null })}>
              {text.groupCreate}
            </Button>
          </Permitted>
        }
      />
      {open && <GroupDialog group={open.group} onSaved={refresh} onClose={() => setOpen(null)} />}
    </div>
  );
}

function GroupActions({ group, onEdit, onChanged }: { group: UserGroup; onEdit: () => void; onChanged: () => void }) {
  const { client } = useConsole();
  const text = useBpmText();
  const { modal, message } = App.useApp();
  const rescueFocus = useFocusRescue();
  const remove = async () => {
    await modal.confirm({
      title: fill(text.groupDeleteConfirm, { name: group.name }),
      content: text.groupDeleteConsequence,
      okText: text.delete,
      okButtonProps: { danger: true },
      cancelText: text.cancel,
      onOk: async () => {
        await client.call(calls.workflow.userGroupDelete, { query: { id: group.id } });
        void message.success(text.deleted);
        onChanged();
      },
      afterClose: rescueFocus,
    });
  };
  return (
    <Space size={12}>
      <Permitted code={permission(MENU, 'update')}>
        <Button type="link" size="small" className="gd-row-action" onClick={onEdit}>
          {text.edit}
        </Button>
      </Permitted>
      <Permitted code={permission(MENU, 'delete')}>
        <Button type="link" danger size="small" className="gd-row-action" onClick={() => void remove()}>
          {text.delete}
        </Button>
      </Permitted>
    </Space>
  );
}

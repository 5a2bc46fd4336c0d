import { PlusOutlined } from '@ant-design/icons';
import { calls, type UserGroup } from '@gongdi/api';
import { commonStatus, EMPTY, fill, LIST_SEPARATOR, permission } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Space } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import type { GridColumn } from '../../../../../kit/grid/data-grid.tsx';
import type { QueryField } from '../../../../../kit/query-form/query-form.tsx';
import { Permitted, useConsole, useLang } from '../../../../ground/context/console-context.tsx';
import { useDeletion } from '../../../../generic/use-deletion.ts';
import { bpmLabel, useBpmText } from '../text/index.ts';
import { GroupDialog } from './group-dialog.tsx';
import { fieldColumn, timeColumn } from '../../../../generic/paged-list/columns.tsx';
import { PagedList } from '../../../../generic/paged-list/paged-list.tsx';
import { LISTS } from '../stored/storage-keys.ts';

const MENU = 'bpm-user-group';
const STATUS = { kind: 'code', dict: commonStatus.dict_type } as const;

const KEY = ['bpm-groups'];

const FILTERS: readonly QueryField[] = [
  { name: 'name', kind: 'text', label: bpmLabel('groupName'), query: 'like', maxLength: 64 },
  { name: 'status', label: bpmLabel('status'), query: 'eq', ...STATUS },
  { name: 'create_time', kind: 'date', label: bpmLabel('createTime'), query: 'between' },
];

/** List of the user groups that tasks can be assigned to. */
export function GroupListPage() {
  const { client } = useConsole();
  const text = useBpmText();
  const lang = useLang();
  const queries = useQueryClient();
  const [open, setOpen] = useState<{ group: UserGroup | null } | null>(null);
  const refresh = useCallback(() => void queries.invalidateQueries({ queryKey: KEY }), [queries]);
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
      fieldColumn('status', text.status, 90, STATUS),
      timeColumn('create_time', text.createTime),
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
  return (
    <PagedList<UserGroup>
      name={LISTS.groups}
      title={text.groups}
      columns={columns}
      filters={FILTERS}
      queryKey={KEY}
      load={(query, options) => client.call(calls.workflow.userGroupPage, { query }, options)}
      actions={
        <Permitted code={permission(MENU, 'create')}>
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen({ group: null })}>
            {text.groupCreate}
          </Button>
        </Permitted>
      }
    >
      {open && <GroupDialog group={open.group} onSaved={refresh} onClose={() => setOpen(null)} />}
    </PagedList>
  );
}

function GroupActions({ group, onEdit, onChanged }: { group: UserGroup; onEdit: () => void; onChanged: () => void }) {
  const { client } = useConsole();
  const text = useBpmText();
  const deletion = useDeletion();
  const remove = () =>
    deletion({
      title: fill(text.groupDeleteConfirm, { name: group.name }),
      content: text.groupDeleteConsequence,
      run: async () => {
        await client.call(calls.workflow.userGroupDelete, { query: { id: group.id } });
        onChanged();
      },
    });
  // A group of an organisation above can be used here, but changed only there.
  if (!group.writable) return EMPTY;
  return (
    <Space size={12}>
      <Permitted code={permission(MENU, 'update')}>
        <Button type="link" size="small" className="gd-data-row-action" onClick={onEdit}>
          {text.edit}
        </Button>
      </Permitted>
      <Permitted code={permission(MENU, 'delete')}>
        <Button type="link" danger size="small" className="gd-data-row-action" onClick={() => void remove()}>
          {text.delete}
        </Button>
      </Permitted>
    </Space>
  );
}

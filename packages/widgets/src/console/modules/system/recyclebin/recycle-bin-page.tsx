import { DeleteOutlined, UndoOutlined } from '@ant-design/icons';
import { calls, type DeletedRecord } from '@gongdi/api';
import { fill, permission, type Label } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Button, Space } from 'antd';
import { useMemo } from 'react';
import type { GridColumn } from '../../../../kit/grid/data-grid.tsx';
import { useSelection } from '../../../../kit/grid/select/use-selection.ts';
import type { QueryField } from '../../../../kit/query-form/query-form.tsx';
import { timeColumn } from '../../../generic/paged-list/columns.tsx';
import { PagedList } from '../../../generic/paged-list/paged-list.tsx';
import { useConsole, usePermissions } from '../../../ground/context/console-context.tsx';
import { LISTS } from './storage-keys.ts';
import { binText, useBinText } from './text/index.ts';
import { RECYCLE, useBinActions } from './use-bin-actions.tsx';

const label = (key: 'name' | 'kind' | 'deletedAt'): Label => ({ zh: binText.zh[key], en: binText.en[key] });
const nameOf = (row: DeletedRecord) => row.title;

/** Deleted records of all resources from which the user may delete: restore them, or delete them for good. */
export function RecycleBinPage() {
  const { client } = useConsole();
  const text = useBinText();
  const may = usePermissions();
  const selection = useSelection<DeletedRecord>(nameOf);
  const { busy, restore, purge } = useBinActions(selection);
  const mayPurge = may(permission('recyclebin', 'purge'));
  const kinds = useQuery({
    queryKey: [...RECYCLE, 'kinds'],
    queryFn: ({ signal }) => client.call(calls.recycle.kinds, {}, { signal, quiet: true }),
  });
  const filters = useMemo((): QueryField[] => {
    const choices = (kinds.data ?? []).map((one) => ({ value: one.resource, label: { zh: one.label, en: one.label } }));
    return [
      { name: 'keyword', kind: 'text', label: label('name'), query: 'like', maxLength: 100 },
      { name: 'resource', kind: 'text', label: label('kind'), query: 'eq', choices: () => choices },
      { name: 'deleted_at', kind: 'date', label: label('deletedAt'), query: 'between' },
    ];
  }, [kinds.data]);
  const kindNames = useMemo(() => new Map(kinds.data?.map((one) => [one.resource, one.label])), [kinds.data]);
  const columns = useMemo(
    (): GridColumn<DeletedRecord>[] => [
      { key: 'title', title: text.name, width: 260, fixed: 'left', render: (row) => row.title },
      { key: 'resource', title: text.kind, width: 140, render: (row) => kindNames.get(row.resource) ?? row.resource },
      {
        key: 'deleted_by',
        title: text.deletedBy,
        width: 130,
        render: (row) => row.deleted_by?.nickname ?? text.server,
      },
      timeColumn('deleted_at', text.deletedAt),
      timeColumn('expires_at', text.expiresAt),
      {
        key: 'parts',
        title: text.parts,
        width: 150,
        render: (row) => (row.parts === 0 ? '--' : fill(text.partsCount, { count: row.parts })),
      },
      {
        key: 'operation',
        title: text.operation,
        width: mayPurge ? 170 : 90,
        fixed: 'right',
        render: (row) => (
          <Space size={12}>
            <Button type="link" size="small" className="gd-data-row-action" onClick={() => void restore([row])}>
              {text.restore}
            </Button>
            {mayPurge && (
              <Button type="link" size="small" danger className="gd-data-row-action" onClick={() => purge([row])}>
                {text.purge}
              </Button>
            )}
          </Space>
        ),
      },
    ],
    [text, kindNames, mayPurge, restore, purge],
  );
  return (
    <PagedList<DeletedRecord>
      name={LISTS.recycleBin}
      title={text.title}
      columns={columns}
      filters={filters}
      queryKey={RECYCLE}
      load={(query, options) => client.call(calls.recycle.list, { query }, options)}
      selection={selection}
      selectionActions={
        <>
          <Button
            size="small"
            icon={<UndoOutlined aria-hidden />}
            loading={busy}
            onClick={() => void restore(selection.rows)}
          >
            {text.restoreAll}
          </Button>
          {mayPurge && (
            <Button size="small" danger icon={<DeleteOutlined aria-hidden />} onClick={() => purge(selection.rows)}>
              {text.purgeAll}
            </Button>
          )}
        </>
      }
    />
  );
}

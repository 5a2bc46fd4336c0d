import { PlusOutlined, UserAddOutlined } from '@ant-design/icons';
import { calls, resourceCalls, type OrganizationNode } from '@gongdi/api';
import { fill, permission, usermanage } from '@gongdi/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { App, Button, Space } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { DataGrid, type GridColumn, type GridQuery } from '../../../../kit/grid/data-grid.tsx';
import { gridRows } from '../../../../kit/grid/grid-rows.ts';
import { resourceColumns } from '../../../../kit/grid/resource-columns.tsx';
import { useSelection } from '../../../../kit/grid/select/use-selection.ts';
import {
  Permitted,
  useConsole,
  useLang,
  usePermissions,
  useSession,
} from '../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import { useFocusRescue } from '../../../ground/page/page-focus.ts';
import { UserActions } from '../../../generic/accounts/user-actions.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { GrantDialog } from './grant-dialog.tsx';
import { namesOf } from './names-of.ts';
import { useOrganizationText } from './text/index.ts';
import { useReveal } from '../../../generic/resource/use-reveal.ts';
import { LISTS } from '../../../ground/storage-keys.ts';

type Row = Record<string, unknown> & { id: string };

const EDIT = permission(usermanage.name, 'edit');
/** What a table of an organisation's own users does not repeat, or has no room for. */
const LEFT_OUT: ReadonlySet<string> = new Set(['organization_id', 'ent_type', 'roleCode']);

interface UsersPanelProps {
  node: OrganizationNode;
  /** Where those go who are taken out; absent: nowhere. */
  above: OrganizationNode | undefined;
  refresh: () => Promise<void>;
}

/** Users of one organisation: who comes in, who goes out, and which roles they have. */
export function UsersPanel({ node, above, refresh }: UsersPanelProps) {
  const { client } = useConsole();
  const text = useOrganizationText();
  const lang = useLang();
  const may = usePermissions();
  const navigate = useNavigate();
  // Nobody changes their own rights or place.
  const self = useSession().user?.user_id;
  const { modal, message } = App.useApp();
  const afterClose = useFocusRescue();
  const [grid, setGrid] = useState<GridQuery>({ page: 1, page_size: 10 });
  const [assigning, setAssigning] = useState(false);
  const [granting, setGranting] = useState<readonly Row[]>();
  const selection = useSelection<Row>(useCallback((row: Row) => String(row['nickname']), []));
  const list = useQuery({
    queryKey: ['list', usermanage.name, 'of', node.org_id, grid],
    queryFn: ({ signal }) =>
      client.call(
        resourceCalls(usermanage).list!,
        { query: { organization_id: node.org_id, ...grid } },
        { signal, quiet: true },
      ),
    placeholderData: keepPreviousData,
  });
  const changeable = node.editable && may(EDIT);
  const takeOut = useCallback(
    (rows: readonly Row[]) => {
      if (!above) return;
      void modal.confirm({
        title: fill(text.takeOutConfirm, { names: namesOf(rows, text, lang), name: node.name }),
        content: fill(text.takeOutConsequence, { parent: above.name }),
        okText: text.takeOut,
        okButtonProps: { danger: true },
        cancelText: text.cancel,
        onOk: async () => {
          const body = { org_id: above.org_id, user_ids: rows.map((row) => row.id) };
          const { assigned } = await client.call(calls.organization.assignUsers, { body });
          void message.success(fill(text.tookOut, { count: assigned }));
          selection.clear();
          await refresh();
        },
        afterClose,
      });
    },
    [above, client, message, modal, node.name, lang, refresh, selection, text, afterClose],
  );
  const reveal = useReveal(usermanage);
  const columns = useMemo((): GridColumn<Row>[] => {
    const own = (resourceColumns(usermanage, lang, reveal) as GridColumn<Row>[]).filter(
      ({ key }) => !LEFT_OUT.has(key),
    );
    if (!changeable) return own;
    const actions: GridColumn<Row> = {
      key: 'operation',
      title: text.operation,
      width: lang === 'zh' ? 250 : 330,
      fixed: 'right',
      render: (row) => (
        <Space size={12}>
          <Link to={`/${usermanage.name}/edit?id=${encodeURIComponent(row.id)}`} state={COMES_BACK}>
            {text.edit}
          </Link>
          {row.id !== self && (
            <Button type="link" size="small" className="gd-row-action" onClick={() => setGranting([row])}>
              {text.grant}
            </Button>
          )}
          {above && row.id !== self && (
            <Button type="link" danger size="small" className="gd-row-action" onClick={() => takeOut([row])}>
              {text.takeOut}
            </Button>
          )}
          <UserActions row={row} />
        </Space>
      ),
    };
    return [...own, actions];
  }, [above, changeable, lang, self, takeOut, text, reveal]);
  return (
    <>
      <DataGrid<Row>
        name={LISTS.organizationUsers}
        title={text.users}
        columns={columns}
        rowKey="id"
        {...gridRows<Row>(list)}
        query={grid}
        filtered={false}
        onQuery={setGrid}
        onRefresh={() => void list.refetch()}
        selection={changeable ? selection : undefined}
        selectionActions={
          <>
            <Button size="small" onClick={() => setGranting(selection.rows)}>
              {text.grant}
            </Button>
            {above && (
              <Button size="small" danger onClick={() => takeOut(selection.rows)}>
                {text.takeOut}
              </Button>
            )}
          </>
        }
        actions={
          changeable && (
            <>
              <Button type="primary" icon={<UserAddOutlined aria-hidden />} onClick={() => setAssigning(true)}>
                {text.assign}
              </Button>
              <Permitted code={permission(usermanage.name, 'add')}>
                <Button
                  icon={<PlusOutlined aria-hidden />}
                  onClick={() =>
                    void navigate(`/${usermanage.name}/add?organization_id=${node.org_id}`, { state: COMES_BACK })
                  }
                >
                  {text.addUser}
                </Button>
              </Permitted>
            </>
          )
        }
      />
      {assigning && <AssignDialog node={node} refresh={refresh} onClose={() => setAssigning(false)} />}
      {granting && (
        <GrantDialog
          node={node}
          users={granting}
          refresh={async () => {
            selection.clear();
            await refresh();
          }}
          onClose={() => setGranting(undefined)}
        />
      )}
    </>
  );
}

import { PlusOutlined, UserAddOutlined } from '@ant-design/icons';
import { resourceCalls, type OrganizationNode } from '@gongdi/api';
import { permission, usermanage } from '@gongdi/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Space } from 'antd';
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
import { userActions } from '../../../generic/accounts/user-actions.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { GrantDialog } from './grant-dialog.tsx';
import { useOrganizationText } from './text/index.ts';
import { useTakeOut } from './use-take-out.ts';
import { useReveal } from '../../../generic/resource/use-reveal.ts';
import { LISTS } from './storage-keys.ts';

type Row = Record<string, unknown> & { id: string };

const EDIT = permission(usermanage.name, 'edit');
/** Columns left out of the table of an organisation's users: they repeat known data or do not fit. */
const LEFT_OUT: ReadonlySet<string> = new Set(['organization_id', 'ent_type', 'roleCode']);

interface UsersPanelProps {
  node: OrganizationNode;
  /** Organisation that users move to when they are taken out of this one; absent: they cannot be taken out. */
  above: OrganizationNode | undefined;
  refresh: () => Promise<void>;
}

/** Users of one organisation, with actions to add them, take them out and grant roles. */
export function UsersPanel({ node, above, refresh }: UsersPanelProps) {
  const { client } = useConsole();
  const text = useOrganizationText();
  const lang = useLang();
  const may = usePermissions();
  const navigate = useNavigate();
  // Users cannot change their own roles or organisation.
  const self = useSession().user?.user_id;
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
  const others = selection.rows.filter((row) => row.id !== self);
  const changed = useCallback(async () => {
    selection.clear();
    await refresh();
  }, [selection, refresh]);
  const takeOut = useTakeOut(node, above, changed);
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
        <UserRowActions row={row} self={self} onGrant={setGranting} onTakeOut={above ? takeOut : undefined} />
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
            <Button size="small" disabled={others.length === 0} onClick={() => setGranting(others)}>
              {text.grant}
            </Button>
            {above && (
              <Button size="small" danger disabled={others.length === 0} onClick={() => takeOut(others)}>
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
        <GrantDialog node={node} users={granting} refresh={changed} onClose={() => setGranting(undefined)} />
      )}
    </>
  );
}

interface UserRowActionsProps {
  row: Row;
  /** Id of the user's own account, which gets neither other roles nor another organisation. */
  self: string | undefined;
  onGrant: (users: readonly Row[]) => void;
  /** Undefined: there is no organisation to move the user to. */
  onTakeOut: ((users: readonly Row[]) => void) | undefined;
}

/** Actions on one user of the organisation. */
function UserRowActions({ row, self, onGrant, onTakeOut }: UserRowActionsProps) {
  const text = useOrganizationText();
  return (
    <Space size={12}>
      <Link to={`/${usermanage.name}/edit?id=${encodeURIComponent(row.id)}`} state={COMES_BACK}>
        {text.edit}
      </Link>
      {row.id !== self && (
        <Button type="link" size="small" className="gd-data-row-action" onClick={() => onGrant([row])}>
          {text.grant}
        </Button>
      )}
      {onTakeOut && row.id !== self && (
        <Button type="link" danger size="small" className="gd-data-row-action" onClick={() => onTakeOut([row])}>
          {text.takeOut}
        </Button>
      )}
      <userActions.view row={row} />
    </Space>
  );
}
